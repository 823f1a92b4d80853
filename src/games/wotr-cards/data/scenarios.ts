/** The four ways to play: who sits where with which deck, what is drawn, how paths score, when it ends; and which of them a match is. */
import {
  BATTLEGROUNDS,
  type BattlegroundId,
  CARDS_BY_FACTION,
  type CardId,
  type Faction,
  type Options,
  PATHS,
  type PathId,
  type ScenarioId,
  type SeatId,
  type Side,
} from '../types.ts'
import { CARDS } from './cards.ts'

export const DECKS = ['frodo', 'witch-king', 'aragorn', 'saruman', 'fellowship-shadow', 'fellowship-free'] as const
export type DeckId = (typeof DECKS)[number]

export const DECK_FACTIONS: Readonly<Record<Exclude<DeckId, 'fellowship-shadow' | 'fellowship-free'>, readonly Faction[]>> = {
  frodo: ['dwarf', 'hobbit', 'rohan', 'wizard'],
  'witch-king': ['mordor'],
  aragorn: ['dunedain', 'elf'],
  saruman: ['isengard', 'monstrous', 'southron'],
}

/** Decks that are lists of their own: copies by card. */
const FELLOWSHIP: Readonly<Record<'fellowship-shadow' | 'fellowship-free', { readonly [id in CardId]?: number }>> = {
  'fellowship-shadow': {
    'balrog-of-moria': 1,
    'barrow-wights': 1,
    'caradhras-the-cruel': 1,
    'cave-troll': 1,
    'flocks-of-crebain': 1,
    'hill-troll': 1,
    'goblins-of-the-misty-mountains': 2,
    'black-breath': 1,
    'black-riders-mount': 1,
    grishnakh: 1,
    'mordor-orcs': 3,
    'morgul-blade': 1,
    'nazguls-mantle': 1,
    'the-ringwraiths-are-abroad': 1,
    'the-witch-king': 1,
    'the-reaver': 1,
    'the-beguiler': 1,
    'the-hunter': 1,
    'the-messenger': 1,
    'the-black-easterling': 1,
    'the-commander': 1,
    'the-destroyer': 1,
    'the-warrior': 1,
    'palantir-of-orthanc': 1,
    saruman: 1,
    'sarumans-staff': 1,
    ugluk: 1,
  },
  'fellowship-free': {
    'blade-of-westernesse': 1,
    boromir: 1,
    strider: 1,
    'dwarven-axe': 1,
    gimli: 1,
    arwen: 1,
    'bow-of-the-galadhrim': 1,
    elrond: 1,
    'elven-cloak': 1,
    galadriel: 1,
    'high-elves': 2,
    legolas: 1,
    lembas: 1,
    'mirror-of-galadriel': 1,
    nenya: 1,
    'phial-of-galadriel': 1,
    vilya: 1,
    'bilbo-baggins': 1,
    'fatty-bolger': 1,
    'frodo-baggins': 1,
    'merry-brandybuck': 1,
    'mithril-coat': 1,
    'pippin-took': 1,
    'sam-gamgee': 1,
    sting: 1,
    'gandalf-the-grey': 1,
    narya: 1,
    'gandalfs-staff': 1,
    glamdring: 1,
  },
}

/** The faces of a deck before it is shuffled. */
export function deckFaces(deck: DeckId): CardId[] {
  const copies = (id: CardId, count: number): CardId[] => Array.from({ length: count }, () => id)
  if (deck === 'fellowship-shadow' || deck === 'fellowship-free') {
    const counts = FELLOWSHIP[deck]
    return (Object.keys(counts) as CardId[]).flatMap((id) => copies(id, counts[id] ?? 0))
  }
  return DECK_FACTIONS[deck].flatMap((faction) => CARDS_BY_FACTION[faction].flatMap((id) => copies(id, CARDS[id].count)))
}

export type RingRule = 'trilogy' | 'duel' | 'none'

export interface SeatData {
  readonly id: SeatId
  readonly side: Side
  readonly decks: readonly DeckId[]
  /** Before the first round: cards drawn, and how many of them are cycled. */
  readonly setup: { readonly draw: number; readonly cycle: number }
  readonly drawStep: number
  readonly ring: RingRule
}

export interface ScenarioData {
  readonly id: ScenarioId
  /** By seat number. */
  readonly seats: readonly SeatData[]
  /** The turn order; a seat may stand in it twice. */
  readonly slots: readonly number[]
  /** Seats that one person plays, by number of people. */
  readonly people: { readonly [people: number]: readonly (readonly number[])[] }
  readonly pathScoring: 'standard' | 'strict'
  readonly battlegrounds: readonly BattlegroundId[]
  /** Battlegrounds activated by round instead of at random. */
  readonly schedule: readonly (readonly BattlegroundId[])[] | null
  readonly paths: readonly PathId[]
  readonly lastPath: number
  /** A lead that wins at once. */
  readonly winMargin: number
  readonly tie: Side
  /** Sides whose one seat does what "each player" of it does twice. */
  readonly twice: readonly Side[]
  /** Unused Ring tokens count in the last score. */
  readonly unusedRings: boolean
}

const drawn = (draw: number, cycle: number) => ({ draw, cycle })

export const SCENARIO_DATA: Readonly<Record<ScenarioId, ScenarioData>> = {
  trilogy: {
    id: 'trilogy',
    seats: [
      { id: 'frodo', side: 'free', decks: ['frodo'], setup: drawn(7, 2), drawStep: 3, ring: 'trilogy' },
      { id: 'witch-king', side: 'shadow', decks: ['witch-king'], setup: drawn(7, 2), drawStep: 4, ring: 'trilogy' },
      { id: 'aragorn', side: 'free', decks: ['aragorn'], setup: drawn(7, 2), drawStep: 3, ring: 'trilogy' },
      { id: 'saruman', side: 'shadow', decks: ['saruman'], setup: drawn(7, 2), drawStep: 4, ring: 'trilogy' },
    ],
    slots: [0, 1, 2, 3],
    people: {
      2: [
        [0, 2],
        [1, 3],
      ],
      3: [[0], [2], [1, 3]],
      4: [[0], [1], [2], [3]],
    },
    pathScoring: 'standard',
    battlegrounds: BATTLEGROUNDS,
    schedule: null,
    paths: PATHS,
    lastPath: 9,
    winMargin: 10,
    tie: 'shadow',
    twice: [],
    unusedRings: true,
  },
  'duel-2p': {
    id: 'duel-2p',
    seats: [
      { id: 'gandalf', side: 'free', decks: ['frodo', 'aragorn'], setup: drawn(4, 0), drawStep: 4, ring: 'duel' },
      { id: 'witch-king', side: 'shadow', decks: ['witch-king', 'saruman'], setup: drawn(6, 0), drawStep: 6, ring: 'duel' },
    ],
    slots: [0, 1],
    people: { 2: [[0], [1]] },
    pathScoring: 'strict',
    battlegrounds: BATTLEGROUNDS,
    schedule: null,
    paths: PATHS,
    lastPath: 9,
    winMargin: 10,
    tie: 'shadow',
    twice: ['free', 'shadow'],
    unusedRings: false,
  },
  'duel-3p': {
    id: 'duel-3p',
    seats: [
      { id: 'gandalf', side: 'free', decks: ['frodo', 'aragorn'], setup: drawn(6, 0), drawStep: 6, ring: 'duel' },
      { id: 'witch-king', side: 'shadow', decks: ['witch-king'], setup: drawn(7, 2), drawStep: 4, ring: 'trilogy' },
      { id: 'saruman', side: 'shadow', decks: ['saruman'], setup: drawn(7, 2), drawStep: 4, ring: 'trilogy' },
    ],
    slots: [0, 1, 0, 2],
    people: { 3: [[0], [1], [2]] },
    pathScoring: 'strict',
    battlegrounds: BATTLEGROUNDS,
    schedule: null,
    paths: PATHS,
    lastPath: 9,
    winMargin: 10,
    tie: 'shadow',
    twice: ['free'],
    unusedRings: true,
  },
  fellowship: {
    id: 'fellowship',
    seats: [
      { id: 'balrog-of-moria', side: 'shadow', decks: ['fellowship-shadow'], setup: drawn(7, 2), drawStep: 4, ring: 'none' },
      { id: 'gandalf', side: 'free', decks: ['fellowship-free'], setup: drawn(7, 2), drawStep: 3, ring: 'none' },
    ],
    slots: [0, 1],
    people: { 2: [[0], [1]] },
    pathScoring: 'standard',
    battlegrounds: ['minas-morgul', 'rivendell', 'moria', 'lorien', 'dol-guldur', 'orthanc', 'morannon'],
    schedule: [['minas-morgul'], ['rivendell'], ['moria'], ['lorien', 'dol-guldur'], ['orthanc'], ['morannon']],
    paths: [
      'bucklebury-ferry',
      'gildors-encampment',
      'inn-of-the-prancing-pony',
      'the-old-forest',
      'fords-of-bruinen',
      'imladris',
      'caradhras',
      'khazad-dum',
      'the-doors-of-durin',
      'egladil',
      'dimrill-dale',
      'lothlorien',
      'amon-hen',
    ],
    lastPath: 6,
    winMargin: 10,
    tie: 'shadow',
    twice: [],
    unusedRings: false,
  },
}

/** The number of seats says which scenario it is; two may agree on the Fellowship. */
export function scenarioFor(seats: number, twoSeats: Options['two_seats']): ScenarioId {
  if (seats === 4) return 'trilogy'
  if (seats === 3) return 'duel-3p'
  return twoSeats === 'fellowship' ? 'fellowship' : 'duel-2p'
}
