/**
 * Wie die Dinge auf Deutsch heißen. Glossar: step = Schritt (ins Dunkel), dot = Punkt, sign = Zeichen, wild = Joker, line = Pfad,
 * space = Feld, shield = Schild, life token = Lebensmarke, event = Ereignis, sundial = Sonnenuhr, tile = Plättchen, roll = Wurf,
 * scenario = Abenteuer, haven = Zuflucht, Ring-bearer = Ringträger, discard pile = Ablage, put away = ablegen, give = geben.
 */
import type { Activity, DieFace, GandalfId, LifeToken, Scenario, Sign } from '../../types.ts'
import type { LotrText } from '../types.ts'

export const HOBBIT_NAMES = { frodo: 'Frodo', sam: 'Sam', pippin: 'Pippin', merry: 'Merry', fatty: 'Dick' } as const

export const hobbits: LotrText['hobbits'] = {
  frodo: { name: 'Frodo', ability: 'Seine weißen Karten dürfen als Joker gelten.' },
  sam: { name: 'Sam', ability: 'Ein Wurf kostet ihn höchstens einen Schritt oder eine Karte.' },
  pippin: { name: 'Pippin', ability: 'Darf zwei beliebige Karten spielen, gleich welcher Farbe.' },
  merry: { name: 'Merry', ability: 'Zwei Arten von Lebensmarken genügen ihm.' },
  fatty: { name: 'Dick', ability: 'Zieht am Ende jedes Abenteuers zwei Karten.' },
}

export const places: LotrText['places'] = {
  bag_end: { name: 'Beutelsend', line: 'Ein letzter warmer Abend vor dem langen Weg.' },
  rivendell: { name: 'Bruchtal', line: 'Guter Rat und Gaben für den Weg.' },
  moria: { name: 'Moria', line: 'Schlagt euch durch das Dunkel zum Osttor.' },
  lothlorien: { name: 'Lothlórien', line: 'Rast unter goldenen Bäumen, und eine Prüfung.' },
  helms_deep: { name: 'Helms Klamm', line: 'Haltet den Wall bis zum Morgen.' },
  shelobs_lair: { name: 'Kankras Lauer', line: 'An den Sümpfen vorbei und durch ihren Gang.' },
  mordor: { name: 'Mordor', line: 'Der letzte Weg führt den Berg hinauf.' },
}

const ORDINALS = ['erster', 'zweiter', 'dritter', 'vierter', 'fünfter', 'sechster', 'siebter']
export const placeOrder = (index: number): string => `${ORDINALS[index] ?? `${index + 1}.`} von sieben Orten`

interface LineName {
  /** As subject and as object, with the article; as a heading; in one word. */
  readonly der: string
  readonly den: string
  readonly title: string
  readonly short: string
}
const line = (der: string, title: string, short: string, den = der): LineName => ({ der, den, title, short })
/** The lines as the story calls them: `LINES[place][line]`. */
export const LINES: { readonly [P in Scenario]: { readonly [A in Activity]?: LineName } } = {
  moria: {
    fighting: line('der Kampf', 'Kampf', 'Kampf', 'den Kampf'),
    hiding: line('der stille Weg', 'Stiller Weg', 'Verstecken', 'den stillen Weg'),
    travelling: line('die Flucht zum Tor', 'Flucht zum Tor', 'Wandern'),
  },
  helms_deep: {
    fighting: line('die Schlacht', 'Schlacht', 'Schlacht'),
    friendship: line('die Freundschaft des Königs', 'Freundschaft des Königs', 'Freundschaft'),
    travelling: line('der Ritt um Hilfe', 'Ritt um Hilfe', 'Wandern', 'den Ritt um Hilfe'),
  },
  shelobs_lair: {
    fighting: line('der Kampf mit Kankra', 'Kampf mit Kankra', 'Kampf', 'den Kampf mit Kankra'),
    hiding: line('die verborgene Zuflucht', 'Verborgene Zuflucht', 'Verstecken'),
    travelling: line('der lange Marsch', 'Langer Marsch', 'Wandern', 'den langen Marsch'),
  },
  mordor: {
    fighting: line('die Belagerung der weißen Stadt', 'Belagerung der weißen Stadt', 'Kampf'),
    hiding: line('der Zug zum Schwarzen Tor', 'Zug zum Schwarzen Tor', 'Verstecken', 'den Zug zum Schwarzen Tor'),
    travelling: line('die Reise', 'Reise', 'Reise'),
    friendship: line('die Suche nach Verbündeten', 'Suche nach Verbündeten', 'Freundschaft'),
  },
}

export const SIGNS: { readonly [S in Sign]: string } = {
  fighting: 'Kampf',
  hiding: 'Verstecken',
  travelling: 'Wandern',
  friendship: 'Freundschaft',
  wild: 'Joker',
}
/** As object. */
export const TOKENS: { readonly [T in LifeToken]: string } = { ring: 'einen Ring', heart: 'ein Herz', sun: 'eine Sonne' }

/** As object: "Frodo würfelte zwei Punkte". */
export const FACES: { readonly [F in DieFace]: string } = {
  blank: 'eine leere Seite',
  one_dot: 'einen Punkt',
  two_dots: 'zwei Punkte',
  three_dots: 'drei Punkte',
  eye: 'das Auge',
  two_cards: 'zwei Karten',
}

export const colors: LotrText['colors'] = { white: 'weiß', grey: 'grau', yellow: 'gelb' }

export const GANDALF_NAMES: { readonly [G in GandalfId]: string } = {
  foresight: 'Voraussicht',
  magic: 'Zauber',
  healing: 'Heilung',
  guidance: 'Geleit',
  persistence: 'Beharrlichkeit',
}

const activity = (sign: string) =>
  `Der Pfad [${sign}] rückt ein Feld vor, für den, der am Zug ist. Ist er voll oder fehlt er hier, wählt er einen anderen Pfad. Danach werden Karten gespielt.`
export const tiles: LotrText['tiles'] = {
  fighting: { name: 'Kampf', caption: 'zu den Waffen!', rule: activity('fighting') },
  hiding: { name: 'Verstecken', caption: 'leise jetzt', rule: activity('hiding') },
  travelling: { name: 'Wandern', caption: 'vorwärts', rule: activity('travelling') },
  friendship: { name: 'Freundschaft', caption: 'gute Freunde', rule: activity('friendship') },
  sundial: {
    name: 'Sonnenuhr',
    caption: 'die Zeit vergeht',
    rule: 'Das nächste Ereignis dieses Ortes tritt ein. Danach wird ein weiteres Plättchen aufgedeckt.',
  },
  ring: {
    name: 'Die Last des Rings',
    caption: 'der Ring wiegt schwer',
    rule: 'Der Ringträger geht einen Schritt ins Dunkel. Danach wird ein weiteres Plättchen aufgedeckt.',
  },
  sundial3cards: {
    name: 'Sonnenuhr: drei Karten',
    caption: 'drei Karten?',
    rule: 'Gemeinsam dürft ihr drei Karten abgeben. Tut ihr es nicht, tritt das nächste Ereignis ein. Danach wird ein weiteres Plättchen aufgedeckt.',
  },
  sundialItems: {
    name: 'Sonnenuhr: Karte, Marke, Schild',
    caption: 'je eines?',
    rule: 'Gemeinsam dürft ihr eine Karte, eine Lebensmarke und einen Schild abgeben. Tut ihr es nicht, tritt das nächste Ereignis ein. Danach wird ein weiteres Plättchen aufgedeckt.',
  },
  sauron: {
    name: 'Das Auge sucht',
    caption: 'das Auge sucht',
    rule: 'Einer von euch darf zwei Schritte ins Dunkel gehen. Tut es keiner, kommt Sauron einen Schritt näher. Danach wird ein weiteres Plättchen aufgedeckt.',
  },
}

export const gandalf: LotrText['gandalf'] = {
  foresight: {
    name: GANDALF_NAMES.foresight,
    rule: 'Einer sieht sich die nächsten drei Plättchen an und legt sie in beliebiger Reihenfolge zurück. Nur während der Züge eines Abenteuers.',
  },
  magic: {
    name: GANDALF_NAMES.magic,
    rule: 'Wenn eine Sonnenuhr offen liegt: Der Zeiger rückt vor, aber das Ereignis bewirkt nichts. Nicht gegen das letzte Ereignis von Mordor.',
  },
  healing: { name: GANDALF_NAMES.healing, rule: 'Ein Hobbit geht zwei Schritte zurück zum Licht.' },
  guidance: {
    name: GANDALF_NAMES.guidance,
    rule: 'Wer am Zug ist, hat zwei [wild]: für einen Pfad, oder für Zeichen, die er selbst gibt.',
  },
  persistence: { name: GANDALF_NAMES.persistence, rule: 'Einer zieht vier Karten.' },
}

export const windows: LotrText['windows'] = {
  W1a: { name: 'Bevor ein Plättchen aufgedeckt wird', setting: 'Phiole, Voraussicht' },
  W1b: { name: 'Ein Plättchen liegt offen', setting: 'Stab, Zauber, der Ring, Gandalf, gelbe Karten' },
  WD: { name: 'Bevor etwas abgegeben wird', setting: 'Geleit, Athelas, Mithril, gelbe Karten' },
  WR: { name: 'Vor einem Wurf', setting: 'der Gürtel' },
  WE: { name: 'Bevor Punkte oder ein Auge wirken', setting: 'Mithril, Heilung, gelbe Karten' },
  W2: { name: 'Vor dem Ausspielen und am Ende des Zuges', setting: 'der Ring, Gandalf, gelbe Karten' },
  WH: { name: 'In einer Zuflucht, vor jedem Ereignis', setting: 'Gandalf, gelbe Karten' },
  WS: { name: 'Am Ende eines Abenteuers', setting: 'Athelas, Gandalf, gelbe Karten' },
  WM: { name: 'Auf dem Schicksalsberg', setting: 'Gürtel, Mithril, Heilung' },
}
