/** Die Knöpfe auf Deutsch, die Summen der Fronten und die Verluste. */
import type { ChoiceWords } from '../words/choices.ts'
import type { FrontWords } from '../words/fronts.ts'
import type { LossWords } from '../words/losses.ts'
import { gross, zahl, ziffern } from './nouns.ts'

export const CHOICES: ChoiceWords = {
  to: (card, place) => (place ? `${card} ${place.to}` : `${card} in die Reserve`),
  move: (card, place) => `${card} zieht ${place.to}`,
  wielder: (name, place) => (place ? `${name} ${place.at}` : `${name} in der Reserve`),
  playEvent: (card) => `Spielen: ${card}`,
  cycle: (card) => `${card} in den Umlauf`,
  use: (card) => `Nutzen: ${card}`,
  eliminate: (card) => `Vernichten: ${card}`,
  forsake: (card) => `Preisgeben: ${card}`,
  take: (card) => `Nehmen: ${card}`,
  toHand: (card) => `${card} auf die Hand`,
  lead: (card) => `${card} führt`,
  hint: {
    fresh: 'zieht diese Runde nicht weiter',
    inReserve: 'in der Reserve',
    cycled: 'kommt später wieder',
    eliminated: 'für immer fort',
    saved: 'ihr Text rettet sie: gezeigt, in den Umlauf',
    fromReserve: 'aus der Reserve',
    fromHand: 'von der Hand, ungesehen',
    ground: (shields, points) => `${shields ? ziffern(shields, 'Schild', 'Schilde') : 'keine Schilde'}, wert ${points}`,
    bare: 'ohne seine Schilde',
    loses: (side, points) =>
      `${side === 'free' ? 'die Freien Völker verlieren' : 'der Schatten verliert'} vorerst ${points === 1 ? 'einen Punkt' : `${zahl(points)} Punkte`}`,
    ring: (rule) => (rule === 'trilogy' ? 'zwei ziehen, einmal in der Partie' : 'drei ziehen, eine vernichten, eine in den Umlauf'),
    pass: (hand, limit) => `${hand} auf der Hand, Grenze ${limit}`,
    winnow: 'zwei für immer fort, eine ziehen',
    top: 'ungesehen, bis sie fort ist',
    shown: 'gezeigt, dann auf die Hand',
    leads: (attack, defence) =>
      [attack ? `+${attack} Angriff` : '', defence ? `+${defence} Verteidigung` : ''].filter((part) => part).join(', ') ||
      'sein Heer zählt mehr',
    items: { cycled: 'seine Gegenstände gehen mit in den Umlauf', eliminated: 'seine Gegenstände sind verloren', 'n/a': '' },
  },
  plain: {
    winnow: 'Sichten',
    ring: 'Ringmarke nutzen',
    pass: 'Passen',
    deck: 'Oben vom Deck',
    do: 'Ja',
    decline: 'Lieber nicht',
    nothing: 'Nichts',
    agree: 'Zustimmen',
    refuse: 'Ablehnen',
  },
  plainHint: { decline: 'es bleibt, wie es ist', nothing: 'keine davon', agree: 'so fallen sie', refuse: 'die Angreifer wählen' },
  choose: 'Wähle',
  several: (kind, n) => {
    const these = n === 2 ? 'Beide' : `Diese ${zahl(n)}`
    const verb = {
      cycle: 'in den Umlauf',
      eliminate: 'vernichten',
      take: 'nehmen',
      dig: 'spielen',
      target: 'verlieren',
      support: 'führen',
    }[kind as string]
    return verb ? `${these} ${verb}` : kind === 'examine' ? 'So sei es' : `${these} wählen`
  },
}

export const FRONTS: FrontWords = {
  shields: (n) => (n ? ziffern(n, 'Schild', 'Schilde') : 'keine Schilde'),
  bare: 'Schilde zählen nicht',
  sum: (attack, shields, left) =>
    shields
      ? `${attack} Angriff weniger ${ziffern(shields, 'Schild', 'Schilde')}: ${left} aufzuheben`
      : `${attack} Angriff, keine Schilde: ${left} aufzuheben`,
  quiet: 'nichts greift an',
  fate: { holds: 'hält', falls: 'fällt', scored: 'gewertet', corrupted: 'Verderbnis', drawn: 'niemand wertet' },
  cost: (fate, lost) => `${fate}, ${lost === 1 ? 'eine' : zahl(lost)} verloren`,
  corruption: (n) => `${n} Verderbnis`,
  change: (attack, defense, fate, name, points, corruption) =>
    `${attack} gegen ${defense}: ${
      {
        holds: `${name} hält`,
        falls: `${name} fällt, wert ${points}`,
        scored: `gewertet, wert ${points}`,
        corrupted: corruption ? `${corruption} Verderbnis` : 'der Pfad geht verloren',
        drawn: 'niemand wertet',
      }[fate]
    }`,
  either: (fate, name) =>
    ({
      holds: `${gross(name)} hält so oder so`,
      falls: `${gross(name)} fällt so oder so`,
      scored: 'so oder so gewertet',
      corrupted: 'so oder so Verderbnis',
      drawn: 'so oder so wertet niemand',
    })[fate],
  falls: (counts) => `zählt ${counts} · fällt`,
  unused: (counts) => (counts ? `${counts} ungenutzt · Umlauf` : 'Umlauf'),
  spent: (counts) => `greift mit ${counts} an · fort`,
}

export const LOSSES: LossWords = {
  sum: (chosen, left) => `${chosen} von ${left}`,
  enough: 'genau genug',
  over: (n) => `${n} darüber`,
  short: (n) => `${n === 1 ? 'eins' : zahl(n)} zu wenig`,
  falls: (chosen, left) => `${chosen || 'nichts'} von ${left} aufgehoben: zu wenig`,
  needless: (rest, sum, without) => `${rest} ${rest.includes(' und ') ? 'sind' : 'ist'} ${sum} auch ohne ${without}`,
  needed: (left) => `erlaubt: ohne die größte Karte reicht es nicht für ${left}`,
  nobody: 'niemand',
}
