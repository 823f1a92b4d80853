/** Das Protokoll auf Deutsch: kurze Tatsachen in der Vergangenheit. */
import type { LogWords } from '../words/log.ts'
import { gross, karten, zahl, ziffern } from './nouns.ts'

const SEITE = { free: 'die Freien Völker', shadow: 'den Schatten' }
const wurde = (plural: boolean): string => (plural ? 'wurden' : 'wurde')
const unaufgehoben = (n: number): string => (n === 1 ? 'ein Symbol blieb unaufgehoben' : `${zahl(n)} Symbole blieben unaufgehoben`)
const WIE = { eliminated: 'vernichtet', forsaken: 'preisgegeben', removed: 'aus dem Spiel genommen' }

export const LOG: LogWords = {
  round: (n, { nom }) => `Runde ${n}: ${nom} beginnt.`,
  step: { location: null, action: null, combat: 'Die Kämpfe beginnen.', victory: null, draw: 'Neue Karten werden gezogen.' },
  turn: ({ nom }) => `${gross(nom)} ist am Zug.`,
  activated: ({ acc, to }, from, bare) =>
    from === 'deck'
      ? `Der Krieg kam ${to}.`
      : `Um ${acc} wird wieder gekämpft, aus den Händen ${from === 'free' ? 'der Freien Völker' : 'des Schattens'}${bare ? ', ohne Schilde' : ''}.`,
  pathChosen: ({ nom }, path, old) => `${gross(nom)} führt weiter ${path.to}; zuerst wird um ${old.acc} gekämpft.`,
  pathActive: ({ to }) => `Der Pfad führt ${to}.`,
  playEvent: ({ nom }, card) => `${gross(nom)} spielte ${card}.`,
  playItem: ({ nom }, card, wielder) => `${gross(nom)} gab ${wielder} ${card}.`,
  play: ({ nom }, card, place) => (place ? `${gross(nom)} sandte ${card} ${place.to}.` : `${gross(nom)} spielte ${card} in die Reserve.`),
  move: ({ nom }, card, place) => (place ? `${gross(nom)} bewegte ${card} aus der Reserve ${place.to}.` : `${gross(nom)} bewegte ${card}.`),
  use: ({ nom }, card) => `${gross(nom)} nutzte ${card}.`,
  winnow: ({ nom }) => `${gross(nom)} sichtete.`,
  ring: ({ nom }) => `${gross(nom)} nutzte die Ringmarke.`,
  pass: ({ nom }) => `${gross(nom)} passte.`,
  draw: ({ nom }, n) => `${gross(nom)} zog ${karten(n)}.`,
  look: ({ nom }, n) => `${gross(nom)} zog ${karten(n)} für den Text.`,
  cycled: ({ nom }, n) => `${gross(nom)} gab ${karten(n)} in den Umlauf.`,
  cycledOpen: (cards, plural) => `${gross(cards)} ${plural ? 'gingen' : 'ging'} in den Umlauf.`,
  saved: (card, plural, from) => `${gross(card)} ${plural ? 'gingen' : 'ging'} in den Umlauf, statt ${WIE[from]} zu werden.`,
  lost: ({ nom }, n, cause, from) => {
    if (cause === 'forsaken') return `${gross(nom)} gab ${karten(n)}${from === 'deck' ? ' oben vom Deck' : ''} preis.`
    return `${gross(nom)} vernichtete ${from === 'hand' ? karten(n, 'Handkarte', 'Handkarten') : karten(n)}${from === 'deck' ? ' oben vom Deck' : ''}.`
  },
  lostOpen: (cards, plural, cause) => `${gross(cards)} ${wurde(plural)} ${WIE[cause]}.`,
  recycle: ({ nom }, n) => `${gross(nom)} mischte den Umlauf: ${karten(n)}.`,
  search: ({ nom }) => `${gross(nom)} durchsuchte das Deck.`,
  take: ({ nom }, card, from) => `${gross(nom)} nahm ${card} aus dem ${from === 'cycle' ? 'Umlauf' : 'Deck'}.`,
  foundNothing: ({ nom }) => `${gross(nom)} fand nichts.`,
  examine: ({ nom }, n) => `${gross(nom)} sah ${karten(n)} an.`,
  token: (kind, n, on) => {
    const what = kind === 'attack' ? karten(n, 'Angriffsmarke', 'Angriffsmarken') : karten(n, 'Verteidigungsmarke', 'Verteidigungsmarken')
    return `${gross(what)} ${typeof on === 'string' ? `für ${on}` : on.at}.`
  },
  corruption: (from, to) => (to > from ? `Die Verderbnis wuchs auf ${to}.` : `Die Verderbnis sank auf ${to}.`),
  permit: ({ title }) => `*${title}* gilt für diese Runde.`,
  decline: ({ nom }) => `${gross(nom)} verzichtete.`,
  combat: ({ at }, isPath, replaced) =>
    replaced ? `Der Pfad wird verlassen: sofort Kampf ${at}.` : isPath ? `Kampf auf dem Pfad, ${at}.` : `Kampf ${at}.`,
  support: (pairs) => `${gross(pairs.map(([army, leader]) => `${army} für ${leader}`).join(', '))}: Führung zählt.`,
  count: (attack, shields, left) =>
    !attack
      ? 'Nichts griff an.'
      : shields
        ? `${attack} Angriff, ${ziffern(shields, 'Schild', 'Schilde')}: ${ziffern(left, 'Symbol', 'Symbole')} aufzuheben.`
        : `${attack} Angriff, keine Schilde.`,
  proposal: ({ nom }, cards) => `${gross(nom)} ließe fallen: ${cards}.`,
  refused: ({ nom }) => `${gross(nom)} lehnte ab; die Angreifer wählen.`,
  casualties: (cards, plural, uncancelled) =>
    `${gross(cards)} ${plural ? 'fielen' : 'fiel'}${uncancelled ? `; ${unaufgehoben(uncancelled)}` : ''}.`,
  noLoss: (uncancelled) => `Niemand fiel${uncancelled ? `; ${unaufgehoben(uncancelled)}` : ''}.`,
  won: ({ nom }, side, defended, points) =>
    `${gross(nom)} ${defended ? 'hielt' : 'fiel'}: ${points === 1 ? 'ein Punkt' : `${zahl(points)} Punkte`} für ${SEITE[side]}.`,
  pathEnded: ({ title }, side, points, corruption) => {
    if (side === 'free') return `${title}: ${points === 1 ? 'ein Punkt' : `${zahl(points)} Punkte`} für ${SEITE.free}.`
    if (side === null) return `${title}: niemand wertet.`
    return `${title}: an den Schatten${corruption ? `, mit ${corruption} Verderbnis` : ''}.`
  },
  score: (free, shadow) => `Freie Völker ${free}, Schatten ${shadow}.`,
  ending: (winner, free, shadow) =>
    winner === 'free' ? `Der Westen siegte, ${free} zu ${shadow}.` : `Der Schatten siegte, ${shadow} zu ${free}.`,
  aCard: 'eine Karte',
}
