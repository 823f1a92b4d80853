/** The words of *War of the Ring: The Card Game* as literal unions, with the lists they come from. */
import type { FaceId } from '../../../engine/types.ts'

export const SIDES = ['free', 'shadow'] as const
export type Side = (typeof SIDES)[number]

export const FREE_FACTIONS = ['dunedain', 'dwarf', 'elf', 'hobbit', 'rohan', 'wizard'] as const
export const SHADOW_FACTIONS = ['isengard', 'monstrous', 'mordor', 'southron'] as const
export const FACTIONS = [...FREE_FACTIONS, ...SHADOW_FACTIONS] as const
export type Faction = (typeof FACTIONS)[number]

export const CARD_TYPES = ['army', 'character', 'item', 'event'] as const
export type CardType = (typeof CARD_TYPES)[number]
export const KEYWORDS = ['nazgul', 'ent', 'weapon', 'mount', 'ring', 'ring-bearer'] as const
export type Keyword = (typeof KEYWORDS)[number]

export const CARDS_BY_FACTION = {
  dunedain: [
    'dead-men-of-dunharrow',
    'knights-of-dol-amroth',
    'guards-of-the-citadel',
    'soldiers-of-gondor',
    'the-great-gate',
    'aragorn',
    'boromir',
    'denethor',
    'faramir',
    'halbarad',
    'prince-imrahil',
    'strider',
    'anduril',
    'blade-of-westernesse',
    'paths-of-the-dead',
    'the-red-arrow',
    'the-three-hunters',
  ],
  dwarf: ['gimli', 'dwarven-axe'],
  elf: [
    'high-elves',
    'arwen',
    'elrond',
    'galadriel',
    'legolas',
    'bow-of-the-galadhrim',
    'elven-cloak',
    'lembas',
    'mirror-of-galadriel',
    'nenya',
    'phial-of-galadriel',
    'vilya',
  ],
  hobbit: [
    'frodo-baggins',
    'merry-brandybuck',
    'pippin-took',
    'sam-gamgee',
    'bilbo-baggins',
    'fatty-bolger',
    'herbs-and-stewed-rabbit',
    'sting',
    'mithril-coat',
    'there-is-another-way',
  ],
  rohan: ['riders-of-rohan', 'village-militia', 'eomer', 'eowyn', 'ghan-buri-ghan', 'theoden', 'shadowfax', 'death-ride-ride-to-ruin'],
  wizard: [
    'gandalf-the-grey',
    'gandalf-the-white',
    'treebeard',
    'quickbeam',
    'smeagol',
    'gandalfs-staff',
    'glamdring',
    'narya',
    'ent-draught',
  ],
  isengard: [
    'devilry-of-saruman',
    'fighting-uruk-hai',
    'wolf-riders',
    'white-hand-orcs',
    'grima-wormtongue',
    'saruman',
    'ugluk',
    'palantir-of-orthanc',
    'sarumans-staff',
    'woven-of-all-colours',
    'threats-and-promises',
  ],
  monstrous: [
    'goblins-of-the-misty-mountains',
    'barrow-wights',
    'flocks-of-crebain',
    'hill-troll',
    'balrog-of-moria',
    'caradhras-the-cruel',
    'cave-troll',
    'candles-of-corpses',
    'gollum',
    'shelob',
    'whip-of-many-thongs',
  ],
  mordor: [
    'grond',
    'olog-hai',
    'trolls-of-udun',
    'black-uruks',
    'mordor-orcs',
    'the-witch-king',
    'the-reaver',
    'the-beguiler',
    'the-hunter',
    'the-messenger',
    'the-black-easterling',
    'the-commander',
    'the-destroyer',
    'the-warrior',
    'grishnakh',
    'mouth-of-sauron',
    'gorbag-and-shagrat',
    'the-lidless-eye',
    'nazguls-mantle',
    'black-breath',
    'black-riders-mount',
    'fell-beast',
    'morgul-blade',
    'the-black-captain',
    'the-ringwraiths-are-abroad',
    'the-day-without-dawn',
  ],
  southron: ['haradrim-mumakil', 'coastal-raiders', 'haradrim-cavalry', 'the-black-fleet', 'corsairs-of-umbar', 'haradrim-regulars'],
} as const satisfies Record<Faction, readonly string[]>
export type CardIdOf<F extends Faction> = (typeof CARDS_BY_FACTION)[F][number]
export type CardId = CardIdOf<Faction>
export const CARD_IDS: readonly CardId[] = FACTIONS.flatMap((faction): readonly CardId[] => CARDS_BY_FACTION[faction])

export const FREE_BATTLEGROUNDS = ['helms-deep', 'edoras', 'rivendell', 'lorien', 'minas-tirith', 'dol-amroth', 'pelargir'] as const
export const SHADOW_BATTLEGROUNDS = ['moria', 'dol-guldur', 'minas-morgul', 'morannon', 'harad', 'umbar', 'orthanc'] as const
export const BATTLEGROUNDS = [...FREE_BATTLEGROUNDS, ...SHADOW_BATTLEGROUNDS] as const
export type BattlegroundId = (typeof BATTLEGROUNDS)[number]
export const PATHS = [
  'bag-end',
  'gildors-encampment',
  'bucklebury-ferry',
  'the-old-forest',
  'inn-of-the-prancing-pony',
  'weathertop',
  'fords-of-bruinen',
  'imladris',
  'the-council-of-elrond',
  'caradhras',
  'the-doors-of-durin',
  'khazad-dum',
  'dimrill-dale',
  'egladil',
  'lothlorien',
  'amon-hen',
  'emyn-muil',
  'dead-marshes',
  'osgiliath',
  'the-cross-roads',
  'henneth-annun',
  'morgul-vale',
  'cirith-ungol',
  'shelobs-lair',
  'morgai',
  'orodruin',
  'crack-of-doom',
] as const
export type PathId = (typeof PATHS)[number]
export type LocationId = BattlegroundId | PathId

/** A seat is one deck being played; one person may hold two. */
export const SEAT_IDS = ['frodo', 'witch-king', 'aragorn', 'saruman', 'gandalf', 'balrog-of-moria'] as const
export type SeatId = (typeof SEAT_IDS)[number]
export const SCENARIOS = ['trilogy', 'duel-2p', 'duel-3p', 'fellowship'] as const
export type ScenarioId = (typeof SCENARIOS)[number]

/** Where a card in play stands. An item is where its wielder is. */
export type Spot = 'reserve' | 'path' | BattlegroundId
export type TokenKind = 'attack' | 'defense'

export const isCardId = (face: FaceId | null): face is CardId => face !== null && (CARD_IDS as readonly string[]).includes(face)
export const isBattleground = (word: string): word is BattlegroundId => (BATTLEGROUNDS as readonly string[]).includes(word)
export const isPath = (word: string): word is PathId => (PATHS as readonly string[]).includes(word)
