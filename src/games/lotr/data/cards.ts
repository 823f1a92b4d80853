/** The 60 Hobbit cards, the 35 feature cards and what else is counted at the start. Colours, signs and numbers as printed. */
import {
  type CardId,
  type Color,
  type FeatureId,
  type GandalfId,
  HOBBIT_CARDS,
  type HobbitCardId,
  type LifeToken,
  type Place,
  type Sign,
} from '../types.ts'

export interface CardData {
  readonly color: Color
  /** What it shows; null on yellow cards, which carry a text. */
  readonly sign: Sign | null
  /** How many of them. */
  readonly signs: number
  /** Where a feature card comes from; missing on Hobbit cards. */
  readonly board?: Place
}

const hobbit = (color: Color, sign: Sign): CardData => ({ color, sign, signs: 1 })
const white = (board: Place, sign: Sign, signs: number): CardData => ({ color: 'white', sign, signs, board })
const grey = (board: Place, sign: Sign, signs: number): CardData => ({ color: 'grey', sign, signs, board })
const yellow = (board: Place): CardData => ({ color: 'yellow', sign: null, signs: 0, board })

export const CARDS: Readonly<Record<CardId, CardData>> = {
  'white.hiding': hobbit('white', 'hiding'),
  'white.travelling': hobbit('white', 'travelling'),
  'white.fighting': hobbit('white', 'fighting'),
  'white.friendship': hobbit('white', 'friendship'),
  'white.wild': hobbit('white', 'wild'),
  'grey.hiding': hobbit('grey', 'hiding'),
  'grey.travelling': hobbit('grey', 'travelling'),
  'grey.fighting': hobbit('grey', 'fighting'),
  'grey.friendship': hobbit('grey', 'friendship'),
  aragorn: white('rivendell', 'wild', 2),
  boromir: white('rivendell', 'fighting', 2),
  gimli: white('rivendell', 'fighting', 2),
  legolas: white('rivendell', 'hiding', 2),
  gandalf_companion: white('rivendell', 'travelling', 2),
  anduril: grey('rivendell', 'fighting', 2),
  glamdring: grey('rivendell', 'wild', 2),
  sting: grey('rivendell', 'wild', 1),
  athelas: yellow('rivendell'),
  miruvor: yellow('rivendell'),
  mithril: yellow('rivendell'),
  staff: yellow('rivendell'),
  arwen: grey('lothlorien', 'wild', 2),
  galadriel: grey('lothlorien', 'wild', 2),
  box_of_earth: grey('lothlorien', 'wild', 1),
  bow: grey('lothlorien', 'fighting', 1),
  elven_rope: grey('lothlorien', 'travelling', 2),
  boat: grey('lothlorien', 'travelling', 1),
  elven_cloak: grey('lothlorien', 'hiding', 2),
  brooch: grey('lothlorien', 'friendship', 1),
  belt: yellow('lothlorien'),
  elessar: yellow('lothlorien'),
  lembas: yellow('lothlorien'),
  phial: yellow('lothlorien'),
  book: grey('moria', 'hiding', 1),
  pipe: grey('moria', 'friendship', 2),
  theoden: white('helms_deep', 'travelling', 2),
  shadowfax: grey('helms_deep', 'travelling', 2),
  eomer: white('helms_deep', 'fighting', 2),
  riders_of_rohan: grey('helms_deep', 'fighting', 2),
  gollum: white('shelobs_lair', 'wild', 3),
  faramir: white('shelobs_lair', 'travelling', 2),
  army_of_the_dead: grey('mordor', 'fighting', 2),
  ghan: white('mordor', 'travelling', 2),
  eowyn: white('mordor', 'wild', 2),
}

/** Its player rolls the die whenever its signs are used. */
export const ROLLS_WHEN_USED: FeatureId = 'gollum'

export const HOBBIT_COUNTS: Readonly<Record<HobbitCardId, number>> = {
  'white.hiding': 7,
  'white.travelling': 7,
  'white.fighting': 7,
  'white.friendship': 7,
  'white.wild': 12,
  'grey.hiding': 5,
  'grey.travelling': 5,
  'grey.fighting': 5,
  'grey.friendship': 5,
}
/** All 60 Hobbit cards, in the order of the glossary. */
export const HOBBIT_DECK: readonly HobbitCardId[] = HOBBIT_CARDS.flatMap((id) => Array.from({ length: HOBBIT_COUNTS[id] }, () => id))

/** Shield points for any one of Gandalf's cards. */
export const GANDALF_COST = 5
/** How many steps back, cards or tiles each of Gandalf's cards brings; Magic has no number. */
export const GANDALF_REACH: Readonly<Record<GandalfId, number>> = { foresight: 3, magic: 0, healing: 2, guidance: 2, persistence: 4 }
/** Elessar's steps back, and the hand that Lembas fills up to. */
export const ELESSAR_STEPS = 1
export const LEMBAS_HAND = 6

export const BIG_SHIELDS = ['shield.1', 'shield.1', 'shield.2', 'shield.2', 'shield.3', 'shield.3'] as const
export const LIFE_TOKEN_SUPPLY: Readonly<Record<LifeToken, number>> = { ring: 5, heart: 3, sun: 3 }

/** Feature cards dealt to each hobbit by number of hobbits, from the Ring-bearer; for two see the ruling. */
export const FEATURE_DEAL: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  3: [4, 4, 4],
  4: [3, 3, 3, 3],
  5: [3, 3, 2, 2, 2],
}

/** The corruption line. */
export const LAST_STEP = 15
/** Spaces of a move by the Ring before the signs of the roll are taken off. */
export const RING_REACH = 4
/** Cards for the Ring-bearer, and for Fatty, at a scenario's end. */
export const SCENARIO_END_DRAW = 2
/** The score at Mount Doom: a loss there, and what shields are added to after a win. */
export const MOUNT_DOOM_SCORE = 60
