/** Dinge für sich erklärt, auf Deutsch: Symbole, Wörter des Spiels, Arten von Karten. */
import { RULINGS } from '../../data/index.ts'
import type { ExplainWords, IconId } from '../words/explain.ts'
import { gross, liste, zahl, ziffern } from './nouns.ts'

const NAMES: { readonly [I in IconId]: string } = {
  path: 'Pfad',
  attack: 'Angriff',
  defense: 'Verteidigung',
  leadAttack: 'geführter Angriff',
  leadDefense: 'geführte Verteidigung',
  shield: 'Schild',
}

export const EXPLAIN: ExplainWords = {
  icons: {
    path: { title: 'Pfadsymbol', body: 'Zählt auf Pfaden: auf Karten des Schattens für den Angriff, auf freien für die Verteidigung.' },
    attack: { title: 'Angriff', body: 'Zählt auf Schlachtfeldern, für die Seite, die dort angreift.' },
    defense: { title: 'Verteidigung', body: 'Zählt auf Schlachtfeldern: so viel hebt eine Karte auf, wenn sie fällt.' },
    leadAttack: {
      title: 'Führung, Angriff',
      body: 'Zählt nur als Angriff, wenn ein Heer desselben Volkes dabeisteht. Jedes Heer steht einem Anführer bei.',
    },
    leadDefense: {
      title: 'Führung, Verteidigung',
      body: 'Zählt nur als Verteidigung, wenn ein Heer desselben Volkes dabeisteht. Jedes Heer steht einem Anführer bei.',
    },
    shield: { title: 'Schild', body: 'Der Ort wehrt sich selbst: jeder Schild hebt ein Angriffssymbol auf, ehe Karten es müssen.' },
  },
  terms: {
    'draw-deck': {
      title: 'Deck',
      body: 'Deine eigenen Karten, verdeckt, in einer Folge, die niemand kennt. Ist es zu Ende, wird dein Umlauf gemischt und tritt an seine Stelle.',
    },
    'cycle-pile': {
      title: 'Umlauf',
      body: 'Hier liegt verdeckt, was du in den Umlauf gegeben hast. Deinen eigenen darfst du jederzeit durchsehen. Er wird dein neues Deck.',
    },
    'eliminated-pile': { title: 'Vernichtet', body: 'Diese Karten sind aus der Partie. Deinen eigenen Stapel darfst du durchsehen.' },
    reserve: {
      title: 'Reserve',
      body: 'Karten im Spiel, die noch nirgends stehen. Texte für die Reserve gelten sofort; ziehen darf eine Karte erst, wenn sie aus einer früheren Runde da ist.',
    },
    hand: { title: 'Hand', body: 'Nur ihr Sitz sieht sie, auch kein Verbündeter. Wie viele Karten sie hat, sehen alle.' },
    limit: {
      title: 'Handgrenze',
      body: `${gross(zahl(RULINGS.carryoverLimit))} Karten, durch manche Texte mehr: Wer nicht mehr hält, darf passen, und mehr behält man am Ende der Aktionen nicht.`,
    },
    cycle: {
      title: 'In den Umlauf geben',
      body: 'Lege eine Karte verdeckt in deinen Umlauf. Sie kommt wieder. Mit leerer Hand gibst du stattdessen eine preis.',
    },
    eliminate: { title: 'Vernichten', body: 'Eine Karte geht für immer aus der Partie.' },
    forsake: {
      title: 'Preisgeben',
      body: 'Vernichte eine Karte deiner Wahl: von der Hand, aus deiner Reserve oder ungesehen oben vom Deck.',
    },
    winnow: { title: 'Sichten', body: 'Eine Aktion: zwei Handkarten vernichten, dann eine ziehen.' },
    'ring-token': {
      title: 'Ringmarke',
      body: 'In der Trilogie einmal in der Partie: zwei ziehen; bis zuletzt bewahrt ist sie ein Punkt. Im Duell einmal je Runde: drei ziehen, dann eine vernichten und eine in den Umlauf geben.',
    },
    corruption: {
      title: 'Verderbnis',
      body: 'Jede Marke ist ein Punkt für den Schatten. Sie kommt von Pfaden, auf denen der Angriff nicht aufgehoben wurde, und von Texten.',
    },
    support: {
      title: 'Beistand',
      body: 'Ein Heer lässt einen Anführer seines Volkes zählen. Das gilt für den ganzen Kampf, auch wenn das Heer fällt.',
    },
    'attack-token': { title: 'Angriffsmarke', body: 'Ein Angriff mehr. Sie geht mit ihrem Ort oder ihrer Karte.' },
    'defense-token': {
      title: 'Verteidigungsmarke',
      body: 'Auf einem Ort hebt sie auf wie ein Schild, auf einer Karte gehört sie zur Karte.',
    },
    scored: {
      title: 'Wertung',
      body: 'Orte, die eine Seite gewonnen hat. Um ein Schlachtfeld kann durch einen Text wieder gekämpft werden; bis dahin zählt es für niemanden.',
    },
    active: {
      title: 'Aktiv',
      body: 'Ein Ort, der diese Runde aktiviert wurde und um den noch nicht gekämpft ist. Beliebig viele Schlachtfelder, aber nur ein Pfad.',
    },
    'turn-order': {
      title: 'Zugfolge',
      body: 'Reihum von dem Sitz an, der die Runde beginnt. Die Marke dafür rückt jede Runde einen Platz weiter.',
    },
    lead: { title: 'Vorsprung', body: 'Liegt eine Seite nach den Kämpfen einer Runde zehn Punkte vorn, so gewinnt sie sofort.' },
  },
  types: {
    army: 'Kämpft auf Schlachtfeldern, die sein Volk zeigen, nie auf Pfaden. Steht es dabei, so zählen Anführer seines Volkes.',
    character:
      'Geht auf Pfade, deren Zahl auf der Karte steht, und kämpft auf Schlachtfeldern, die sein Volk zeigen. Jeden gibt es nur einmal.',
    item: 'Kommt zu einem Charakter, der ihn tragen darf, zählt seine Symbole dazu, zieht mit ihm und geht mit ihm verloren.',
    event: 'Geschieht einmal und ist dann für immer fort.',
  },
  keywords: {
    nazgul: 'Einer der Neun. Manche Texte und Gegenstände sind nur für Nazgûl.',
    ent: 'Ein Baumhirte. Der Enttrunk ist nur für Ents.',
    weapon: 'Eine Waffe. Nur der Bogen der Galadhrim fragt danach: neben ihm führt man keine andere.',
    mount: 'Ein Reittier. Es kann seinen Träger aus der Reserve tragen.',
    ring: 'Einer der Drei Ringe der Elben.',
    'ring-bearer': 'Er trägt den Einen Ring.',
  },
  printed: (icons) => `Aufgedruckt: ${icons.map(([icon, n]) => `${NAMES[icon]} ${n}`).join(', ')}.`,
  copies: (n) => `Es gibt ${zahl(n)} davon.`,
  faction: ({ nom, acc, plural }, at) =>
    at.length
      ? `${gross(nom)} ${plural ? 'kämpfen' : 'kämpft'} ${at === 'everywhere' ? 'auf jedem Schlachtfeld' : liste(at)}.`
      : `Kein Schlachtfeld zeigt ${acc}.`,
  place: (shields, points) =>
    `${shields ? ziffern(shields, 'Schild', 'Schilde').replace(/^1 /, 'Ein ').replace(/^2 /, 'Zwei ').replace(/^3 /, 'Drei ') : 'Keine Schilde'}, wert ${zahl(points)}.`,
}
