/** The words of *The Lord of the Rings* as literal unions, with the lists they come from. */
import type { FaceId } from '../../../engine/types.ts'

export const HOBBITS = ['frodo', 'sam', 'pippin', 'merry', 'fatty'] as const
export type Hobbit = (typeof HOBBITS)[number]

export const PLACES = ['bag_end', 'rivendell', 'moria', 'lothlorien', 'helms_deep', 'shelobs_lair', 'mordor'] as const
export type Place = (typeof PLACES)[number]
export const HAVENS = ['bag_end', 'rivendell', 'lothlorien'] as const
export type Haven = (typeof HAVENS)[number]
export const SCENARIOS = ['moria', 'helms_deep', 'shelobs_lair', 'mordor'] as const
export type Scenario = (typeof SCENARIOS)[number]

export const ACTIVITIES = ['fighting', 'hiding', 'travelling', 'friendship'] as const
export type Activity = (typeof ACTIVITIES)[number]
export type Sign = Activity | 'wild'
export const COLORS = ['white', 'grey', 'yellow'] as const
export type Color = (typeof COLORS)[number]

export const LIFE_TOKENS = ['ring', 'heart', 'sun'] as const
export type LifeToken = (typeof LIFE_TOKENS)[number]

export const TILES = [
  'travelling',
  'fighting',
  'hiding',
  'friendship',
  'sundial',
  'ring',
  'sundial3cards',
  'sundialItems',
  'sauron',
] as const
export type TileId = (typeof TILES)[number]

/** In the order of the die's values: a roll of n shows DIE_FACES[n]. */
export const DIE_FACES = ['blank', 'one_dot', 'two_dots', 'three_dots', 'eye', 'two_cards'] as const
export type DieFace = (typeof DIE_FACES)[number]

export const HOBBIT_CARDS = [
  'white.hiding',
  'white.travelling',
  'white.fighting',
  'white.friendship',
  'white.wild',
  'grey.hiding',
  'grey.travelling',
  'grey.fighting',
  'grey.friendship',
] as const
export type HobbitCardId = (typeof HOBBIT_CARDS)[number]

export const FEATURE_CARDS = [
  'aragorn',
  'boromir',
  'gimli',
  'legolas',
  'gandalf_companion',
  'anduril',
  'glamdring',
  'sting',
  'athelas',
  'miruvor',
  'mithril',
  'staff',
  'arwen',
  'galadriel',
  'box_of_earth',
  'bow',
  'elven_rope',
  'boat',
  'elven_cloak',
  'brooch',
  'belt',
  'elessar',
  'lembas',
  'phial',
  'book',
  'pipe',
  'theoden',
  'shadowfax',
  'eomer',
  'riders_of_rohan',
  'gollum',
  'faramir',
  'army_of_the_dead',
  'ghan',
  'eowyn',
] as const
export type FeatureId = (typeof FEATURE_CARDS)[number]
export const YELLOW_CARDS = ['athelas', 'miruvor', 'mithril', 'staff', 'belt', 'elessar', 'lembas', 'phial'] as const
export type YellowId = (typeof YELLOW_CARDS)[number]
export type CardId = HobbitCardId | FeatureId

export const GANDALF_CARDS = ['foresight', 'magic', 'healing', 'guidance', 'persistence'] as const
export type GandalfId = (typeof GANDALF_CARDS)[number]

export const EVENT_IDS = [
  'gandalf',
  'preparations',
  'nazgul_appears',
  'elrond',
  'council',
  'fellowship',
  'galadriel',
  'recovery',
  'test_of_galadriel',
  'speak_friend',
  'watcher',
  'stone_in_well',
  'trapped',
  'orcs_attack',
  'fly_you_fools',
  'wormtongue',
  'riders_of_rohan',
  'orcs_attack_gate',
  'fire_of_orthanc',
  'orcs_storm_forward',
  'orcs_conquer',
  'gollum',
  'faces_of_the_dead',
  'forbidden_pool',
  'nazgul_searches',
  'shelob_appears',
  'shelob_attacks',
  'sam_saves_frodo',
  'nazgul_attacks',
  'pelennor_fields',
  'mouth_of_sauron',
  'surrounded',
  'ring_is_mine',
] as const
export type EventId = (typeof EVENT_IDS)[number]

/** What lies on a space of an activity line. */
export const CONTENTS = ['none', 'shield', 'bigShield', 'ring', 'heart', 'sun', 'die', 'heal', 'card'] as const
export type Content = (typeof CONTENTS)[number]

/** The windows in which players may act out of turn; `rules.md` section 6. */
export const WINDOWS = ['W1a', 'W1b', 'WD', 'WR', 'WE', 'W2', 'WH', 'WS', 'WM'] as const
export type WindowId = (typeof WINDOWS)[number]

/** Faces of this game's decks as the engine names them. */
export type LotrFace = CardId | TileId | 'shield.1' | 'shield.2' | 'shield.3'
export const isCardId = (face: FaceId): face is CardId =>
  (HOBBIT_CARDS as readonly string[]).includes(face) || (FEATURE_CARDS as readonly string[]).includes(face)
