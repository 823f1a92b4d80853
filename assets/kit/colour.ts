// Colours of the project, and which line and which hobbit wears which.
/** the palette */
export const COLOUR = {
  parchment: '#EFE3C8',
  shade: '#D9C49A',
  ink: '#2B2118',
  faded: '#6B5A45',
  ember: '#9E2B25',
  gold: '#C9A227',
  leaf: '#4F6F52',
  steel: '#4A6078',
  night: '#16120F',
  orange: '#B9672B',
  stone: '#D8CBAE',
}

/** a line on a board, by its activity */
export const LINE_COLOUR: Record<string, string> = { fighting: '#8A3A2A', hiding: '#46624A', travelling: '#3F5670', friendship: '#8A6A1E' }

/** coats */
export const HOBBIT_COLOUR: Record<string, string> = {
  frodo: '#C9A227',
  sam: '#9E2B25',
  pippin: '#4F6F52',
  merry: '#4A6078',
  fatty: '#B9672B',
}
