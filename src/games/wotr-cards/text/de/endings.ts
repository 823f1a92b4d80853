/** Wie es endete, auf Deutsch, und der Tisch für die, die zuhören. */
import type { EndingWords } from '../words/endings.ts'
import type { ZoneWords } from '../words/zones.ts'
import { liste, zahl, ziffern } from './nouns.ts'

const Seite = { free: 'Die Freien Völker', shadow: 'Der Schatten' }
const AN = { free: 'an die Freien Völker', shadow: 'an den Schatten' }

export const ENDINGS: EndingWords = {
  open: {
    title: 'Der Krieg geht weiter',
    line: 'Noch ist nichts entschieden.',
    why: 'Zehn Punkte Vorsprung gewinnen sofort; sonst entscheidet der letzte Pfad.',
  },
  title: { free: 'Der Westen siegt', shadow: 'Der Schatten siegt' },
  line: {
    free: {
      lead: () => 'Zu fest stehen die Heere des Westens; der Arm des Dunklen Herrschers ist gebrochen.',
      'last-path': (last) => `Der letzte Pfad ist begangen: Der Weg endete ${last}, und der Westen hielt stand.`,
    },
    shadow: {
      lead: () => 'Über zu vielen Ländern liegt Dunkelheit; die freien Völker sind zerstreut.',
      'last-path': (last) => `Der letzte Pfad ist begangen: Der Weg endete ${last}, und es war nicht genug.`,
    },
  },
  why: {
    lead: (winner, won, lost, round) =>
      `${Seite[winner]} ${winner === 'free' ? 'lagen' : 'lag'} nach Runde ${round} um ${won - lost} vorn; zehn genügen.`,
    'last-path': (winner, won, lost, round, tie) =>
      tie
        ? `${won} zu ${lost} nach Runde ${round}: Gleichstand geht an den Schatten.`
        : `${Seite[winner]} ${winner === 'free' ? 'hatten' : 'hatte'} ${won} zu ${lost}, als in Runde ${round} um den letzten Pfad gekämpft war.`,
  },
  parts: { battlegrounds: 'Schlachtfelder', paths: 'Pfade', corruption: 'Verderbnis', rings: 'Bewahrte Ringmarken' },
  none: 'keine',
  more: (named, n) => `${named}, ${zahl(n)} weitere`,
  paths: (n, of) => `${zahl(n)} gewertet, von ${zahl(of)} Zahlen`,
  rings: (kept) => `bewahrt: ${liste(kept.map(({ title }) => title))}`,
  ringsNone: 'keine',
  corruption: (n) => (n ? `${ziffern(n, 'Marke', 'Marken')}, je ein Punkt` : 'keine'),
  standing: (round, path, free, shadow) => `Runde ${round}${path ? `, ${path}` : ''}: Freie Völker ${free}, Schatten ${shadow}.`,
  round: (round, won, free, shadow) => {
    const lead =
      free === shadow
        ? 'Niemand führt'
        : free > shadow
          ? `Die Freien Völker führen mit ${free - shadow}`
          : `Der Schatten führt mit ${shadow - free}`
    return `Runde ${round}. ${won.length ? `${won.join('; ')}. ` : ''}${lead}.`
  },
  wonBy: (side, place, points, corruption) =>
    side === null
      ? `${place} an niemanden`
      : corruption
        ? `${place} ${AN[side]}, mit ${corruption} Verderbnis`
        : `${place} ${AN[side]}${points ? ` für ${points}` : ''}`,
}

export const ZONES: ZoneWords = {
  state: 'Wie es steht',
  round: (n, step) => `Runde ${n}${step ? `, Schritt: ${step}` : ''}`,
  score: (free, shadow) => `Freie Völker ${free}, Schatten ${shadow}`,
  corruption: (n) => `Verderbnis ${n}`,
  left: (paths, free, shadow) => `Orte übrig: ${ziffern(paths, 'Pfad', 'Pfade')}, Schlachtfelder: ${free} freie, ${shadow} dunkle`,
  nothingActive: 'Kein Ort ist aktiv',
  attackers: (side, cards) => `${side === 'free' ? 'Die Freien Völker greifen' : 'Der Schatten greift'} an mit: ${cards}`,
  defenders: (side, cards) => `${side === 'free' ? 'Die Freien Völker verteidigen' : 'Der Schatten verteidigt'} mit: ${cards}`,
  nobody: 'niemand',
  wields: (card, items) => `${card} mit ${items}`,
  counts: (hand, limit, deck, cycle, gone) => `${hand} auf der Hand, Grenze ${limit}; Deck ${deck}, Umlauf ${cycle}, fort ${gone}`,
  reserve: (cards) => `In der Reserve: ${cards}`,
  hand: (cards) => `Deine Hand: ${cards}`,
  ring: { ready: 'Ringmarke bereit', turned: 'Ringmarke diese Runde genutzt', none: 'Ringmarke verbraucht' },
  scored: (side) => (side === 'free' ? 'Gewertet von den Freien Völkern' : 'Gewertet vom Schatten'),
  passed: 'Hat gepasst',
  acts: 'Ist am Zug',
}
