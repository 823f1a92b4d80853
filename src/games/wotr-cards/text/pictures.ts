/**
 * Which picture shows what. Paths under art/, for scene and panels alike. A card has no picture of its own: it is composed of the
 * ground of its faction and a silhouette; `assets/README.md` tells how they are drawn, this file which of them there are.
 */
import {
  CARDS_BY_FACTION,
  type CardId,
  FACTIONS,
  type Faction,
  type LocationId,
  type ScenarioId,
  type SeatId,
  type Side,
} from '../types.ts'

// ---------------------------------------------------------------- silhouettes

/** Silhouettes of the cards: symbols of {@link silhouette} and frames `silhouette.NAME` of {@link ATLAS}. No two cards share one. */
export const CARD_SILHOUETTES = {
  'dead-men-of-dunharrow': 'half-dead',
  'knights-of-dol-amroth': 'swan',
  'guards-of-the-citadel': 'visored-helm',
  'soldiers-of-gondor': 'spears',
  'the-great-gate': 'medieval-gate',
  aragorn: 'crown',
  boromir: 'hunting-horn',
  denethor: 'stone-throne',
  faramir: 'hooded-figure',
  halbarad: 'vertical-banner',
  'prince-imrahil': 'mounted-knight',
  strider: 'cowled',
  anduril: 'winged-sword',
  'blade-of-westernesse': 'broad-dagger',
  'paths-of-the-dead': 'crypt-entrance',
  'the-red-arrow': 'broadhead-arrow',
  'the-three-hunters': 'arrow-cluster',
  'high-elves': 'elf-helmet',
  arwen: 'gem-pendant',
  elrond: 'polar-star',
  galadriel: 'woman-elf-face',
  legolas: 'bowman',
  'bow-of-the-galadhrim': 'pocket-bow',
  'elven-cloak': 'cloak',
  lembas: 'oat',
  'mirror-of-galadriel': 'bubbling-bowl',
  nenya: 'frozen-ring',
  'phial-of-galadriel': 'square-bottle',
  vilya: 'diamond-ring',
  gimli: 'dwarf-face',
  'dwarven-axe': 'battle-axe',
  'frodo-baggins': 'ring',
  'merry-brandybuck': 'smoking-pipe',
  'pippin-took': 'shiny-apple',
  'sam-gamgee': 'walking-boot',
  'bilbo-baggins': 'scroll-quill',
  'fatty-bolger': 'hobbit-door',
  'herbs-and-stewed-rabbit': 'camp-cooking-pot',
  sting: 'relic-blade',
  'mithril-coat': 'mail-shirt',
  'there-is-another-way': 'trail',
  'riders-of-rohan': 'cavalry',
  'village-militia': 'pitchfork',
  eomer: 'crested-helmet',
  eowyn: 'swordwoman',
  'ghan-buri-ghan': 'drum',
  theoden: 'throne-king',
  shadowfax: 'horse-head',
  'death-ride-ride-to-ruin': 'sunrise',
  'gandalf-the-grey': 'pointy-hat',
  'gandalf-the-white': 'wizard-face',
  treebeard: 'tree-face',
  quickbeam: 'fruit-tree',
  smeagol: 'fishbone',
  'gandalfs-staff': 'wizard-staff',
  glamdring: 'broadsword',
  narya: 'fire-ring',
  'ent-draught': 'pouring-chalice',
  'devilry-of-saruman': 'mine-explosion',
  'fighting-uruk-hai': 'brutal-helm',
  'wolf-riders': 'wolf-howl',
  'white-hand-orcs': 'black-hand-shield',
  'grima-wormtongue': 'snake-tongue',
  saruman: 'monk-face',
  ugluk: 'warlord-helmet',
  'palantir-of-orthanc': 'crystal-ball',
  'sarumans-staff': 'orb-wand',
  'woven-of-all-colours': 'robe',
  'threats-and-promises': 'duality-mask',
  'goblins-of-the-misty-mountains': 'goblin-head',
  'barrow-wights': 'raise-skeleton',
  'flocks-of-crebain': 'raven',
  'hill-troll': 'ogre',
  'balrog-of-moria': 'daemon-skull',
  'caradhras-the-cruel': 'mountaintop',
  'cave-troll': 'golem-head',
  'candles-of-corpses': 'candle-skull',
  gollum: 'shadow-grasp',
  shelob: 'spider-alt',
  'whip-of-many-thongs': 'whip',
  'haradrim-mumakil': 'elephant',
  'coastal-raiders': 'anchor',
  'haradrim-cavalry': 'crossed-sabres',
  'the-black-fleet': 'drakkar',
  'corsairs-of-umbar': 'drakkar-dragon',
  'haradrim-regulars': 'tribal-shield',
  grond: 'wolf-head',
  'olog-hai': 'troll',
  'trolls-of-udun': 'brute',
  'black-uruks': 'barbute',
  'mordor-orcs': 'orc-head',
  'the-witch-king': 'crowned-skull',
  'the-reaver': 'bloody-sword',
  'the-beguiler': 'warlock-eye',
  'the-hunter': 'warlock-hood',
  'the-messenger': 'tied-scroll',
  'the-black-easterling': 'executioner-hood',
  'the-commander': 'black-knight-helm',
  'the-destroyer': 'flail',
  'the-warrior': 'sword-brandish',
  grishnakh: 'evil-hand',
  'mouth-of-sauron': 'sharp-lips',
  'gorbag-and-shagrat': 'bully-minion',
  'the-lidless-eye': 'burning-eye',
  'nazguls-mantle': 'wing-cloak',
  'black-breath': 'poison-gas',
  'black-riders-mount': 'cloaked-figure-on-horseback',
  'fell-beast': 'wyvern',
  'morgul-blade': 'dripping-blade',
  'the-black-captain': 'overlord-helm',
  'the-ringwraiths-are-abroad': 'haunting',
  'the-day-without-dawn': 'smoking-volcano',
} as const satisfies Record<CardId, string>

export const LOCATION_SILHOUETTES = {
  'helms-deep': 'defensive-wall',
  edoras: 'viking-longhouse',
  rivendell: 'elven-castle',
  lorien: 'birch-trees',
  'minas-tirith': 'white-tower',
  'dol-amroth': 'castle',
  pelargir: 'anchor',
  moria: 'dungeon-gate',
  'dol-guldur': 'evil-tower',
  'minas-morgul': 'evil-moon',
  morannon: 'gate',
  harad: 'palm-tree',
  umbar: 'galley',
  orthanc: 'stone-tower',
  'bag-end': 'hobbit-dwelling',
  'gildors-encampment': 'campfire',
  'bucklebury-ferry': 'canoe',
  'the-old-forest': 'evil-tree',
  'inn-of-the-prancing-pony': 'beer-stein',
  weathertop: 'ancient-ruins',
  'fords-of-bruinen': 'river',
  imladris: 'arch-bridge',
  'the-council-of-elrond': 'round-table',
  caradhras: 'snowing',
  'the-doors-of-durin': 'magic-gate',
  'khazad-dum': 'stone-bridge',
  'dimrill-dale': 'mountain-road',
  egladil: 'linden-leaf',
  lothlorien: 'treehouse',
  'amon-hen': 'stone-throne',
  'emyn-muil': 'cliff-crossing',
  'dead-marshes': 'swamp',
  osgiliath: 'castle-ruins',
  'the-cross-roads': 'crossroad',
  'henneth-annun': 'waterfall',
  'morgul-vale': 'lotus-flower',
  'cirith-ungol': '3d-stairs',
  'shelobs-lair': 'spider-web',
  morgai: 'thorny-vine',
  orodruin: 'smoking-volcano',
  'crack-of-doom': 'volcano',
} as const satisfies Record<LocationId, string>

export type Silhouette = (typeof CARD_SILHOUETTES)[CardId] | (typeof LOCATION_SILHOUETTES)[LocationId]

/** For `<svg viewBox="0 0 512 512"><use href={art(…)} /></svg>`: drawn in the colour of the text. */
export const silhouette = (name: Silhouette): string => `wotr-cards/silhouettes.svg#${name}`

// ---------------------------------------------------------------- cards

/** Bands, rims of medals and grounds of the cards. */
export const FACTION_COLOURS = {
  dunedain: '#4A6078',
  dwarf: '#7A5637',
  elf: '#3E7C6E',
  hobbit: '#7A6A34',
  rohan: '#637A35',
  wizard: '#7D7B78',
  isengard: '#8F6F22',
  monstrous: '#6B4A5C',
  mordor: '#9E2B25',
  southron: '#A8592A',
} as const satisfies Record<Faction, string>

/** The silhouette on a card, the soft edge one pixel to its right and below, and the ground of its lower part. */
export const CARD_COLOURS = {
  free: { silhouette: '#2B2118', edge: '#FFFFFF99', paper: '#EFE3C8', ink: '#2B2118', sign: '#3F2D1B' },
  shadow: { silhouette: '#F2CDAE', edge: '#00000088', paper: '#241713', ink: '#F6E1C8', sign: '#F0B28C' },
} as const satisfies Record<Side, Record<string, string>>

/** Every faction has this many grounds, so that neighbours differ. */
export const GROUNDS = 3
/** Size of a ground in CSS pixels: cover a slot with it, middle to middle. */
export const GROUND = { width: 152, height: 64 } as const
/** Size of the silhouette and height of its middle, as fractions of the height of the slot; never wider than `width` of it. */
export const SILHOUETTE = { size: 0.72, middle: 0.48, width: 0.8 } as const

const FACTION_OF = new Map<CardId, Faction>(
  FACTIONS.flatMap((faction) => CARDS_BY_FACTION[faction].map((id): [CardId, Faction] => [id, faction])),
)
const groundOf = (id: CardId): string => {
  let sum = 0
  for (const letter of id) sum += letter.charCodeAt(0)
  return `${FACTION_OF.get(id)}-${(sum % GROUNDS) + 1}`
}

/** The landscape behind the silhouette. */
export const cardGround = (id: CardId): string => `wotr-cards/grounds/${groundOf(id)}.svg`
export const cardSilhouette = (id: CardId): string => silhouette(CARD_SILHOUETTES[id])

// ---------------------------------------------------------------- locations

/** A wide strip without words; shade its upper part where a name stands on it. */
export const landscape = (id: LocationId): string => `wotr-cards/places/${id}/thumb.webp`
export const LANDSCAPE = { width: 320, height: 116 } as const
/** Where the eye should fall, for narrow slots: the x of `object-position`, in percent. */
export const LANDSCAPE_FOCUS = 66
export const locationSilhouette = (id: LocationId): string => silhouette(LOCATION_SILHOUETTES[id])

// ---------------------------------------------------------------- signs

/** What sentences and cards count with. */
export const SIGNS = [
  'attack',
  'defense',
  'path',
  'leadership',
  'army',
  'character',
  'item',
  'event',
  'nazgul',
  'ent',
  'weapon',
  'mount',
  'ring',
  'ring-bearer',
  'shield',
  'battleground',
  'shadow-battleground',
] as const
export type SignName = (typeof SIGNS)[number]

/** One colour, for dark ink on paper or pale ink on the dark. */
export const signPicture = (name: SignName): string => `wotr-cards/signs/${name}.svg`
export const signPictureLight = (name: SignName): string => `wotr-cards/signs/${name}-light.svg`
/** The same as a symbol (`viewBox="0 0 24 24"`) in the colour of the text. */
export const sign = (name: SignName): string => `wotr-cards/signs.svg#${name}`

/** Tokens with colours of their own. The star is without its number. */
export const TOKENS = ['star', 'corruption', 'ring-ready', 'ring-turned', 'wedge-free', 'wedge-shadow'] as const
export type TokenName = (typeof TOKENS)[number]
export const tokenPicture = (name: TokenName): string => `wotr-cards/tokens/${name}.svg`

// ---------------------------------------------------------------- seats, scenes

export const SEAT_CARDS = {
  frodo: 'frodo-baggins',
  'witch-king': 'the-witch-king',
  aragorn: 'aragorn',
  saruman: 'saruman',
  gandalf: 'gandalf-the-grey',
  'balrog-of-moria': 'balrog-of-moria',
} as const satisfies Record<SeatId, CardId>
/** Round for the Free Peoples, eight-sided for the Shadow. */
export const medal = (seat: SeatId): string => `wotr-cards/medals/${seat}.svg`
/** Backs of the face-down piles and of the three location decks. */
export const BACKS = ['free', 'shadow', 'path', 'free-battleground', 'shadow-battleground'] as const
export const backPicture = (name: (typeof BACKS)[number]): string => `wotr-cards/backs/${name}.svg`

/** The ground under the fronts, for a width up to 1180 and, in portrait, 820: the Shadow's sky above, the land of the West below. */
export const tableGround = (theme: 'day' | 'candle', portrait: boolean): string =>
  `wotr-cards/table/${theme}${portrait ? '-portrait' : ''}.webp`
/** Behind the combat on a battleground, on a path. 1180 x 496; lay a dark veil over it. */
export const COMBAT = { battle: 'wotr-cards/combat/battle.webp', path: 'wotr-cards/combat/path.webp' } as const
/** The last scene, 1180 x 330, dark at its foot for the title. */
export const ending = (winner: Side): string => `wotr-cards/end/${winner}.webp`

/** The landscape that stands for a scenario. */
export const SCENARIO_PLACES = {
  trilogy: 'minas-tirith',
  'duel-2p': 'minas-morgul',
  'duel-3p': 'helms-deep',
  fellowship: 'the-doors-of-durin',
} as const satisfies Record<ScenarioId, LocationId>
/** People round one device, or with a device each; 190 x 70. */
export const sittingPicture = (way: 'around' | 'friends'): string => `wotr-cards/new-match/${way}.svg`
/** On the shelf. */
export const COVER = 'shelf/case.webp'

// ---------------------------------------------------------------- for the canvas

/** Frames: `silhouette.NAME` and `sign.NAME` (white, to be tinted), `ground.FACTION-N`, `token.NAME`. */
export const ATLAS = 'wotr-cards/atlas.json'
export const cardFrames = (id: CardId) => ({ ground: `ground.${groundOf(id)}`, silhouette: `silhouette.${CARD_SILHOUETTES[id]}` }) as const
export const locationFrame = (id: LocationId): string => `silhouette.${LOCATION_SILHOUETTES[id]}`
