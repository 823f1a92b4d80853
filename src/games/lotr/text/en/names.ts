/**
 * What things are called in English: hobbits, places, lines, tokens, tiles, Gandalf's cards, windows.
 * Words only. Elsewhere: step (on the road into the dark), sign (on a card), space (of a line), event, shield, roll.
 */
import type { Activity, Content, DieFace, GandalfId, LifeToken, Scenario, Sign } from '../../types.ts'
import type { LotrText } from '../types.ts'

export const HOBBIT_NAMES = { frodo: 'Frodo', sam: 'Sam', pippin: 'Pippin', merry: 'Merry', fatty: 'Fatty' } as const

export const hobbits: LotrText['hobbits'] = {
  frodo: { name: 'Frodo', ability: 'His white cards may count as wild.' },
  sam: { name: 'Sam', ability: 'A roll costs him one step or one card at most.' },
  pippin: { name: 'Pippin', ability: 'May play any two cards, whatever their colour.' },
  merry: { name: 'Merry', ability: 'Two kinds of token are enough for him.' },
  fatty: { name: 'Fatty', ability: 'Draws two cards at the end of each scenario.' },
}

export const places: LotrText['places'] = {
  bag_end: { name: 'Bag End', line: 'A last warm evening before the long road.' },
  rivendell: { name: 'Rivendell', line: 'Good counsel, and gifts for the road.' },
  moria: { name: 'Moria', line: 'Fight through the dark to the eastern gate.' },
  lothlorien: { name: 'Lothlórien', line: 'Rest under the golden trees, and a test.' },
  helms_deep: { name: 'Helm’s Deep', line: 'Hold the wall until the morning.' },
  shelobs_lair: { name: 'Shelob’s Lair', line: 'Past the marshes, and through her tunnel.' },
  mordor: { name: 'Mordor', line: 'The last road leads up the mountain.' },
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']
export const ordinal = (index: number): string => ORDINALS[index] ?? `${index + 1}th`
export const placeOrder = (index: number): string => `${ordinal(index)} of seven places`

/** The lines as the story calls them; a helper for sentences: `LINES[place][line]`. */
export const LINES: { readonly [P in Scenario]: { readonly [A in Activity]?: { readonly the: string; readonly short: string } } } = {
  moria: {
    fighting: { the: 'the battle', short: 'battle' },
    hiding: { the: 'the quiet way', short: 'hiding' },
    travelling: { the: 'the flight to the gate', short: 'travelling' },
  },
  helms_deep: {
    fighting: { the: 'the battle', short: 'battle' },
    friendship: { the: 'the friendship of the King', short: 'friendship' },
    travelling: { the: 'the ride for help', short: 'travelling' },
  },
  shelobs_lair: {
    fighting: { the: 'the fight', short: 'fighting' },
    hiding: { the: 'the hidden refuge', short: 'hiding' },
    travelling: { the: 'the long march', short: 'travelling' },
  },
  mordor: {
    fighting: { the: 'the siege of the white city', short: 'fighting' },
    hiding: { the: 'the march on the Black Gate', short: 'hiding' },
    travelling: { the: 'the journey', short: 'journey' },
    friendship: { the: 'the search for allies', short: 'friendship' },
  },
}

export const SIGNS: { readonly [S in Sign]: string } = {
  fighting: 'fighting',
  hiding: 'hiding',
  travelling: 'travelling',
  friendship: 'friendship',
  wild: 'wild',
}
export const TOKENS: { readonly [T in LifeToken]: string } = { ring: 'ring', heart: 'heart', sun: 'sun' }

/** What a space gives, one and many. */
export const CONTENTS: { readonly [C in Content]: readonly [one: string, many: string] } = {
  none: ['nothing', 'nothing'],
  shield: ['shield', 'shields'],
  bigShield: ['great shield', 'great shields'],
  ring: ['ring', 'rings'],
  heart: ['heart', 'hearts'],
  sun: ['sun', 'suns'],
  die: ['roll', 'rolls'],
  heal: ['step back', 'steps back'],
  card: ['card', 'cards'],
}

export const FACES: { readonly [F in DieFace]: string } = {
  blank: 'a blank',
  one_dot: 'one dot',
  two_dots: 'two dots',
  three_dots: 'three dots',
  eye: 'the Eye',
  two_cards: 'two cards',
}

export const colors: LotrText['colors'] = { white: 'white', grey: 'grey', yellow: 'yellow' }

export const GANDALF_NAMES: { readonly [G in GandalfId]: string } = {
  foresight: 'Foresight',
  magic: 'Magic',
  healing: 'Healing',
  guidance: 'Guidance',
  persistence: 'Persistence',
}

export const tiles: LotrText['tiles'] = {
  fighting: {
    name: 'Fighting',
    caption: 'to battle!',
    rule: 'The [fighting] line moves one space, for the player whose turn it is. If it is full or not here, he picks another line. Then cards are played.',
  },
  hiding: {
    name: 'Hiding',
    caption: 'softly now',
    rule: 'The [hiding] line moves one space, for the player whose turn it is. If it is full or not here, he picks another line. Then cards are played.',
  },
  travelling: {
    name: 'Travelling',
    caption: 'onward',
    rule: 'The [travelling] line moves one space, for the player whose turn it is. If it is full or not here, he picks another line. Then cards are played.',
  },
  friendship: {
    name: 'Friendship',
    caption: 'well met',
    rule: 'The [friendship] line moves one space, for the player whose turn it is. If it is full or not here, he picks another line. Then cards are played.',
  },
  sundial: { name: 'Sundial', caption: 'time passes', rule: 'The next event of this place happens. Then another tile is turned.' },
  ring: {
    name: 'The Ring weighs',
    caption: 'the Ring weighs',
    rule: 'The Ring-bearer takes one step into the dark. Then another tile is turned.',
  },
  sundial3cards: {
    name: 'Sundial: three cards',
    caption: 'three cards?',
    rule: 'Together you may give up three cards. If you do not, the next event happens. Then another tile is turned.',
  },
  sundialItems: {
    name: 'Sundial: card, token, shield',
    caption: 'one of each?',
    rule: 'Together you may give up a card, a life token and a shield. If you do not, the next event happens. Then another tile is turned.',
  },
  sauron: {
    name: 'The Eye searches',
    caption: 'the Eye searches',
    rule: 'One of you may take two steps into the dark. If nobody does, Sauron comes one step nearer. Then another tile is turned.',
  },
}

export const gandalf: LotrText['gandalf'] = {
  foresight: {
    name: GANDALF_NAMES.foresight,
    rule: 'One player looks at the next three tiles and puts them back in any order. Only during turns in a scenario.',
  },
  magic: {
    name: GANDALF_NAMES.magic,
    rule: 'When a sundial lies open: the event marker moves, but the event does nothing. Not against the last event of Mordor.',
  },
  healing: { name: GANDALF_NAMES.healing, rule: 'One hobbit goes two steps back towards the light.' },
  guidance: {
    name: GANDALF_NAMES.guidance,
    rule: 'The player whose turn it is has two [wild]: to move one line, or to pay signs that he gives himself.',
  },
  persistence: { name: GANDALF_NAMES.persistence, rule: 'One player draws four cards.' },
}

export const windows: LotrText['windows'] = {
  W1a: { name: 'Before a tile is turned', setting: 'Phial, Foresight' },
  W1b: { name: 'A tile lies open', setting: 'Staff, Magic, the Ring, Gandalf, yellow cards' },
  WD: { name: 'Before something is given up', setting: 'Guidance, Athelas, Mithril, yellow cards' },
  WR: { name: 'Before a roll', setting: 'the Belt' },
  WE: { name: 'Before dots or an eye take effect', setting: 'Mithril, healing, yellow cards' },
  W2: { name: 'Before cards are played and before a turn ends', setting: 'the Ring, Gandalf, yellow cards' },
  WH: { name: 'In a haven, before each event', setting: 'Gandalf, yellow cards' },
  WS: { name: 'When a scenario ends', setting: 'Athelas, Gandalf, yellow cards' },
  WM: { name: 'On Mount Doom', setting: 'Belt, Mithril, healing' },
}
