/** How it ended, in English, and the table for those who listen. */
import type { EndingWords } from '../words/endings.ts'
import type { ZoneWords } from '../words/zones.ts'
import { digits, list, number } from './nouns.ts'

const SIDE = { free: 'the Free Peoples', shadow: 'the Shadow' }
const Side = { free: 'The Free Peoples', shadow: 'The Shadow' }

export const ENDINGS: EndingWords = {
  open: { title: 'The war goes on', line: 'Nothing is decided yet.', why: 'A lead of ten wins at once; else the last path decides.' },
  title: { free: 'The West prevails', shadow: 'The Shadow prevails' },
  line: {
    free: {
      lead: () => 'The hosts of the West stand too strong; the Dark Lord’s reach is broken.',
      'last-path': (last) => `The last path is walked: the road ended ${last}, and the West stood firm.`,
    },
    shadow: {
      lead: () => 'Darkness lies on too many lands; the free peoples are scattered.',
      'last-path': (last) => `The last path is walked: the road ended ${last}, and it was not enough.`,
    },
  },
  why: {
    lead: (winner, won, lost, round) => `${Side[winner]} led by ${won - lost} after round ${round}; ten are enough.`,
    'last-path': (winner, won, lost, round, tie) =>
      tie
        ? `${won} to ${lost} after round ${round}: a tie goes to the Shadow.`
        : `${Side[winner]} had ${won} to ${lost} when the last path was fought, in round ${round}.`,
  },
  parts: { battlegrounds: 'Battlegrounds', paths: 'Paths', corruption: 'Corruption', rings: 'Ring tokens kept' },
  none: 'none',
  more: (named, n) => `${named}, ${number(n)} more`,
  paths: (n, of) => `${number(n)} scored, of ${number(of)} numbers`,
  rings: (kept) => `kept by ${list(kept.map(({ nom }) => nom))}`,
  ringsNone: 'none',
  corruption: (n) => (n ? `${digits(n, 'token')}, one each` : 'none'),
  standing: (round, path, free, shadow) => `Round ${round}${path ? `, ${path}` : ''}: Free Peoples ${free}, Shadow ${shadow}.`,
  round: (round, won, free, shadow) => {
    const lead =
      free === shadow
        ? 'Nobody leads'
        : `${free > shadow ? Side.free : Side.shadow} ${free > shadow ? 'lead' : 'leads'} by ${Math.abs(free - shadow)}`
    return `Round ${round}. ${won.length ? `${won.join('; ')}. ` : ''}${lead}.`
  },
  wonBy: (side, place, points, corruption) =>
    side === null
      ? `${place} to nobody`
      : corruption
        ? `${place} to ${SIDE[side]} with ${corruption} corruption`
        : `${place} to ${SIDE[side]}${points ? ` for ${points}` : ''}`,
}

export const ZONES: ZoneWords = {
  state: 'How things stand',
  round: (n, step) => `Round ${n}${step ? `, ${step.toLowerCase()} step` : ''}`,
  score: (free, shadow) => `Free Peoples ${free}, Shadow ${shadow}`,
  corruption: (n) => `Corruption ${n}`,
  left: (paths, free, shadow) => `Locations left: ${digits(paths, 'path')}, ${free} free and ${shadow} Shadow battlegrounds`,
  nothingActive: 'No location is active',
  attackers: (side, cards) => `${Side[side]} ${side === 'free' ? 'attack' : 'attacks'} with: ${cards}`,
  defenders: (side, cards) => `${Side[side]} ${side === 'free' ? 'defend' : 'defends'} with: ${cards}`,
  nobody: 'nobody',
  wields: (card, items) => `${card} with ${items}`,
  counts: (hand, limit, deck, cycle, gone) => `${hand} in hand, limit ${limit}; draw deck ${deck}, cycle pile ${cycle}, eliminated ${gone}`,
  reserve: (cards) => `In reserve: ${cards}`,
  hand: (cards) => `Your hand: ${cards}`,
  ring: { ready: 'Ring token ready', turned: 'Ring token used this round', none: 'Ring token spent' },
  scored: (side) => `Scored by ${SIDE[side]}`,
  passed: 'Has passed',
  acts: 'Acts now',
}
