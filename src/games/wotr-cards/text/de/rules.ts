/** Was die Wörter der Karten- und Ortstexte auf Deutsch heißen: eine Wendung für jedes; zusammengesetzt werden sie in `compose/rules.ts`. */
import type { CardType } from '../../types.ts'
import type { Doer, Kind, RuleWords } from '../words/rules.ts'
import { NAMES } from './names.ts'
import { karten, liste, zahl } from './nouns.ts'

interface Verb {
  readonly inf: string
  readonly er: string
  readonly sie: string
  /** The part that goes to the end: "gibt eine Karte *preis*". */
  readonly end?: string
}
const VERBS = {
  draw: { inf: 'ziehen', er: 'zieht', sie: 'ziehen' },
  cycle: { inf: 'in den Umlauf geben', er: 'gibt', sie: 'geben', end: 'in den Umlauf' },
  destroy: { inf: 'vernichten', er: 'vernichtet', sie: 'vernichten' },
  forsake: { inf: 'preisgeben', er: 'gibt', sie: 'geben', end: 'preis' },
  take: { inf: 'nehmen', er: 'nimmt', sie: 'nehmen' },
  shuffle: { inf: 'ins Deck mischen', er: 'mischt', sie: 'mischen', end: 'ins Deck' },
} satisfies { readonly [verb: string]: Verb }

/** "eine Karte ziehen"; "wer die Elben führt, zieht eine Karte"; "die Freien ziehen je eine Karte". */
function tut({ base, nom, plural }: Doer, object: string, { inf, er, sie, end }: Verb): string {
  if (base) return `${object} ${inf}`
  return [nom, plural ? sie : er, plural ? `je ${object}` : object, end].filter((word) => word).join(' ')
}

const TYPE: { readonly [T in CardType]: { readonly one: string; readonly many: string; readonly title: string } } = {
  army: { one: 'ein Heer', many: 'Heere', title: 'Heer' },
  character: { one: 'einen Charakter', many: 'Charaktere', title: 'Charakter' },
  item: { one: 'einen Gegenstand', many: 'Gegenstände', title: 'Gegenstand' },
  event: { one: 'ein Ereignis', many: 'Ereignisse', title: 'Ereignis' },
}
const of = (faction: keyof typeof NAMES.factions | undefined): string => (faction ? ` ${NAMES.factions[faction].noun.gen}` : '')
/** As object. */
function art({ types, faction, keyword }: Kind, isMany: boolean): string {
  if (keyword === 'nazgul') return isMany ? 'Nazgûl' : 'einen Nazgûl'
  if (keyword === 'ent') return isMany ? 'Ents' : 'einen Ent'
  const words = types.map((type) => (isMany ? TYPE[type].many : TYPE[type].one))
  return `${liste(words, 'oder') || (isMany ? 'Karten' : 'eine Karte')}${of(faction)}`
}
const MARKE = { attack: ['Angriffsmarke', 'Angriffsmarken'], defense: ['Verteidigungsmarke', 'Verteidigungsmarken'] } as const
const AUF = {
  activePath: 'auf den aktiven Pfad',
  thisPath: 'auf diesen Pfad',
  newPath: 'auf den neuen Pfad',
  chosenBattleground: 'auf ein aktives Schlachtfeld',
  activePathOrChosenBattleground: 'auf den aktiven Pfad oder ein Schlachtfeld',
  this: 'auf diese Karte',
} as const
const IN = {
  reserve: 'in der Reserve',
  path: 'auf dem Pfad',
  battleground: 'auf einem Schlachtfeld',
  pathOrBattleground: 'auf Pfad oder Schlachtfeld',
  inPlay: 'im Spiel',
}
/** Wo mehrere verstreut liegen können. */
const ALLE_IN = {
  ...IN,
  path: 'auf Pfaden',
  battleground: 'auf beliebigen Schlachtfeldern',
  pathOrBattleground: 'auf Pfaden oder Schlachtfeldern',
}
const WOHIN = {
  reserve: 'in die Reserve',
  path: 'auf einen Pfad',
  battleground: 'auf ein Schlachtfeld',
  pathOrBattleground: 'auf Pfad oder Schlachtfeld',
  inPlay: 'ins Spiel',
}
const SEITE = { free: 'der Freien Völker', shadow: 'des Schattens' }
const je = (nom: string): Doer => ({ base: false, nom, plural: true })

export const RULES: RuleWords = {
  player: (who) => {
    if (who === 'eachFree') return je('die Freien')
    if (who === 'eachShadow') return je('die Schattenmächte')
    return { base: false, nom: `wer ${NAMES.factions[who.slice(8) as 'elf'].noun.acc} führt,`, plural: false }
  },
  kind: (kind, n) => (n === 'any' ? art(kind, true) : n === 1 ? art(kind, false) : `bis zu ${zahl(n)} ${art(kind, true)}`),
  forEvery: (kind, n, place) =>
    `${n === 1 ? `für ${art(kind, false).replace(/^ein/, 'jed')}` : `für je ${zahl(n)} ${art(kind, true)}`}${place ? ` auf demselben ${place === 'samePath' ? 'Pfad' : 'Schlachtfeld'}` : ''}`,
  op: {
    draw: (who, n, more) => tut(who, `${karten(n)}${more}`, VERBS.draw),
    more: (n, condition) => ` (${zahl(n)}, ${condition})`,
    extraDraw: (n) => `${karten(n)} mehr ziehen`,
    cycleHand: (who, n) => tut(who, karten(n, 'Handkarte', 'Handkarten'), VERBS.cycle),
    eliminateHand: (who, n) => tut(who, karten(n, 'Handkarte', 'Handkarten'), VERBS.destroy),
    forsake: (who, n) => tut(who, karten(n), VERBS.forsake),
    cycle: (card) => `${card} in den Umlauf geben`,
    eliminate: (what, place) => [what, place && IN[place], 'vernichten'].filter((part) => part).join(' '),
    eliminateAny: (what, place) => `beliebig viele ${what} ${ALLE_IN[place]} vernichten`,
    loses: (who, n, what, place) =>
      n === 'x' ? tut(who, `ebenso viele ${what} ${ALLE_IN[place]}`, VERBS.destroy) : tut(who, `${what} ${IN[place]}`, VERBS.destroy),
    remove: (card) => `${card} aus dem Spiel nehmen`,
    take: (who, what, from) =>
      tut(
        who,
        `${what} aus dem ${liste(
          from.map((one) => (one === 'draw' ? 'Deck' : 'Umlauf')),
          'oder',
        )}`,
        VERBS.take,
      ),
    dig: (who, draw, eliminate, what, to) => {
      const where = to === 'anyLegal' ? '' : to === 'reserve' ? ' in die Reserve' : ' hierher'
      if (who.base) {
        const out = eliminate ? `, ${karten(eliminate)} vernichten` : ''
        return `${karten(draw)} ziehen${out}; du darfst ${what}${where} spielen; den Rest in den Umlauf geben`
      }
      const out = eliminate ? `, vernichtet ${karten(eliminate)}` : ''
      return `${tut(who, karten(draw), VERBS.draw)}${out}, darf ${what}${where} spielen und gibt den Rest in den Umlauf`
    },
    examine: (n) => `die obersten ${zahl(n)} Karten des Decks ansehen: eine auf die Hand, eine in den Umlauf, eine vernichten`,
    token: (kind, n, on, more) => `${karten(n, ...MARKE[kind])}${more} ${AUF[on]} legen`,
    corruption: (n, each) =>
      [n > 0 ? `Verderbnis um ${zahl(n)} erhöhen` : `Verderbnis um ${zahl(-n)} senken`, each].filter((part) => part).join(' '),
    activatePath: (mode) =>
      mode === 'sameNumber' ? 'einen anderen Pfad derselben Zahl aktivieren' : 'einen Pfad der nächsten Zahl aktivieren',
    activate: (what, { back, deck, unlessActive }) =>
      `${what}${deck ? ` aus dem Stapel ${SEITE[deck]}` : ''} ${back ? 'aktivieren oder wieder aktivieren' : 'aktivieren'}${unlessActive ? ', wenn es nicht schon aktiv ist' : ''}`,
    ground: (faction) => (faction ? `ein Schlachtfeld${of(faction)}` : 'ein Schlachtfeld'),
    toGround: (faction) => (faction ? `auf jedes Schlachtfeld${of(faction)}` : 'auf jedes Schlachtfeld'),
    move: (who, to, { may, fresh }) => {
      const sie = who?.startsWith('die ') ? 'sie' : who?.startsWith('das ') ? 'es' : 'er'
      const where = to === 'thatBattleground' ? 'dorthin' : to === 'activePath' ? 'auf den aktiven Pfad' : 'auf ein aktives Schlachtfeld'
      return `${may ? 'du darfst ' : ''}${who ?? 'den Träger'} ${where} bewegen${fresh ? `, auch wenn ${sie} diese Runde gespielt wurde` : ''}`
    },
    may: (who, cost, what) => {
      const darf = who.base ? 'du darfst' : `${who.nom} ${who.plural ? 'dürfen' : 'darf'}`.trim()
      return `${darf} ${cost ? `${cost} und dafür ` : ''}${what}`
    },
    oneOf: (parts) => `entweder ${liste(parts, 'oder')}`,
    recycle: (who) => tut(who, 'den Umlauf', VERBS.shuffle),
    permit: ({ who, plural }, may, to, support, round) =>
      `${round ? 'diese Runde ' : ''}${plural ? (round ? `dürfen ${who}` : `${who} dürfen`) : `${who} darf`} ${to} gespielt${may === 'playOrMove' ? ' oder bewegt' : ''} werden${support}`,
  },
  when: {
    played: (where) => ['gespielt', where].filter((part) => part).join(' '),
    playedOrMoved: (where) => ['gespielt oder bewegt', where].filter((part) => part).join(' '),
    action: (place, by, once) =>
      `Aktion ${IN[place]}${by ? ` für den, der ${by.replace(/^wer (.*),$/, '$1')}` : ''}${once ? ', einmal je Runde' : ''}`,
    drawStep: 'Ziehschritt, in der Reserve',
    standing: (place) => IN[place].replace('dem Pfad', 'einem Pfad'),
  },
  where: WOHIN,
  condition: {
    pathNumber: (n) => `falls er die Zahl ${n} hat`,
    activePath: ({ at }) => at,
    inPlay: (who) => `falls ${who} im Spiel ist`,
    inReserve: ({ dat }) => `mit ${dat} in der Reserve`,
    wielderInReserve: 'für einen Träger in der Reserve',
    supporting: (who) => `mit ${who} als Anführer`,
    samePath: (kind) => `gegen ${kind}`,
  },
  mod: {
    plus: (what, n) =>
      `+${n} ${{ attack: 'Angriff', defense: 'Verteidigung', leadDefense: 'geführte Verteidigung', pathIcons: 'Pfadsymbol' }[what]}`,
    location: (n) => `der Pfad verteidigt mit ${zahl(n)} mehr`,
    carryover: (n) => `Handgrenze +${n}`,
    peek: 'du darfst die oberste Karte deines Decks jederzeit ansehen',
    per: (amount, every) => `${amount} ${every}`,
    given: (amount, condition) => `${amount}${condition.startsWith('falls') ? ',' : ''} ${condition}`,
    bonusOn: (who, amount) => `${amount} für ${who} auf Pfad oder Schlachtfeld`,
  },
  replaced: (events, scope, wielder, items) => {
    const how = events.map((event) => (event === 'eliminated' ? 'vernichtet' : 'preisgegeben'))
    const where =
      { any: '', anyCombat: 'im Kampf ', pathCombat: 'im Pfadkampf ', fromReserve: 'aus der Reserve ', fromDrawDeckTop: 'oben vom Deck ' }[
        scope
      ] ?? ''
    const pile = `stattdessen in den Umlauf${items === 'eliminated' ? ', Gegenstände sind verloren' : ''}`
    return wielder ? `wird der Träger ${where}${liste(how, 'oder')}: ${pile}` : `${where}${liste(how, 'oder')}: ${pile}`
  },
  forbidden: {
    sideGround: (side) => `nie auf ein Schlachtfeld ${SEITE[side]}`,
    pathWhile: (side) => `nicht auf einen Pfad, solange ein Schlachtfeld ${SEITE[side]} aktiv ist`,
    alsoWields: () => 'nicht neben einer zweiten Waffe',
  },
  placement: {
    item: (on) => `Für ${on}.`,
    any: ({ faction, keyword }) =>
      faction === 'elf'
        ? 'einen Elben'
        : faction === 'hobbit'
          ? 'einen Hobbit'
          : keyword === 'ent'
            ? 'einen Ent'
            : keyword === 'nazgul'
              ? 'einen Nazgûl'
              : 'einen Träger',
    army: (faction) =>
      `In die Reserve, oder wo ${NAMES.factions[faction].noun.nom} ${NAMES.factions[faction].noun.plural ? 'kämpfen' : 'kämpft'}.`,
    paths: (runs) => {
      const parts = runs.flatMap(([from, to]) => (to - from > 1 ? [`${from} bis ${to}`] : to > from ? [`${from}`, `${to}`] : [`${from}`]))
      return `${parts.length > 1 || runs.some(([from, to]) => to > from) ? 'Pfade' : 'Pfad'} ${liste(parts)}.`
    },
    noPath: 'Kein Pfad.',
    leads: (faction) => `Führt ${NAMES.factions[faction].noun.acc}.`,
    event: 'Einmal getan, dann fort.',
  },
  kindOf: (faction, type) => `${TYPE[type].title}${of(faction)}`,
  activated: (text) => text,
  nothing: 'Wird er aktiviert, geschieht nichts.',
  // "und" only where the same person goes on
  inOrder: (parts) => {
    const groups: string[][] = []
    for (const { text, opens } of parts) {
      if (opens || !groups.length) groups.push([text])
      else groups.at(-1)?.push(text)
    }
    return groups.map((group) => liste(group)).join('; ')
  },
  supportedBy: (factions) => (factions.length > 1 ? '; jedes Heer dort steht ihnen bei' : `; Heere${of(factions[0])} stehen ihm dort bei`),
}
