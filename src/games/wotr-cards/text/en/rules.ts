/** What the words of card and location texts mean in English: a phrase for each; they are put together in `compose/rules.ts`. */

import type { CardType } from '../../types.ts'
import type { Doer, Kind, RuleWords } from '../words/rules.ts'
import { NAMES } from './names.ts'
import { count, list, number } from './nouns.ts'

const SMALL: { readonly [T in CardType]: string } = { army: 'army', character: 'character', item: 'item', event: 'event' }

/** "Rohan army", "Isengard armies or characters". */
function kindWord({ types, faction, keyword }: Kind, isMany: boolean): string {
  if (keyword === 'nazgul') return 'Nazgûl'
  if (keyword === 'ent') return isMany ? 'Ents' : 'Ent'
  const many: { readonly [type: string]: string } = { army: 'armies' }
  const words = types.map((type) => (isMany ? (many[type] ?? `${SMALL[type]}s`) : SMALL[type]))
  const type = list(words, 'or') || (isMany ? 'cards' : 'card')
  return faction ? `${NAMES.factions[faction].name} ${type}` : type
}
const kind = (one: Kind, n: number | 'any'): string => {
  if (n === 'any') return kindWord(one, true)
  const word = kindWord(one, n > 1)
  return n === 1 ? `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}` : `up to ${number(n)} ${word}`
}
/** "draw", "the Elf player draws", "draws". */
const does = ({ base, nom, plural }: Doer, verb: string, third = `${verb}s`): string =>
  base ? verb : [nom, plural ? verb : third].filter((word) => word).join(' ')
const cards = (n: number): string => count(n, 'card')
const player = (nom: string): Doer => ({ base: false, nom, plural: false })
const TOKEN = { attack: 'attack token', defense: 'defence token' }
const ON = {
  activePath: 'on the active path',
  thisPath: 'on this path',
  newPath: 'on the new path',
  chosenBattleground: 'on an active battleground',
  activePathOrChosenBattleground: 'on the active path or a battleground',
  this: 'on this card',
} as const
const IN = {
  reserve: 'in reserve',
  path: 'on the path',
  battleground: 'on a battleground',
  pathOrBattleground: 'on a path or battleground',
  inPlay: 'in play',
}
/** Where several may lie apart. */
const ALL_IN = { ...IN, path: 'on paths', battleground: 'on any battlegrounds', pathOrBattleground: 'on paths or battlegrounds' }
const TO = {
  ...IN,
  reserve: 'to reserve',
  path: 'to a path',
  battleground: 'to a battleground',
  pathOrBattleground: 'to a path or battleground',
}
const SIDE = { free: 'Free', shadow: 'Shadow' }

export const RULES: RuleWords = {
  player: (who) =>
    player(
      who === 'eachFree'
        ? 'each Free player'
        : who === 'eachShadow'
          ? 'each Shadow player'
          : `the ${NAMES.factions[who.slice(8) as 'elf'].name} player`,
    ),
  kind,
  forEvery: (one, n, place) =>
    `${n === 1 ? `for each ${kindWord(one, false)}` : `for every ${number(n)} ${kindWord(one, true)}`}${place ? ` on the same ${place === 'samePath' ? 'path' : 'battleground'}` : ''}`,
  op: {
    draw: (who, n, more) => `${does(who, 'draw')} ${cards(n)}${more}`,
    more: (n, condition) => ` (${number(n)} ${condition})`,
    extraDraw: (n) => `draw ${number(n)} more`,
    cycleHand: (who, n) => `${does(who, 'cycle')} ${number(n)} from hand`,
    eliminateHand: (who, n) => `${does(who, 'eliminate')} ${number(n)} from hand`,
    forsake: (who, n) => `${does(who, 'forsake')} ${cards(n)}`,
    cycle: (card) => `cycle ${card}`,
    eliminate: (what, place) => ['eliminate', what, place && IN[place]].filter((part) => part).join(' '),
    eliminateAny: (what, place) => `eliminate any number of ${what} ${ALL_IN[place]}`,
    loses: (who, n, what, place) =>
      n === 'x' ? `${does(who, 'eliminate')} as many ${what} ${ALL_IN[place]}` : `${does(who, 'eliminate')} ${what} ${IN[place]}`,
    remove: (card) => `${card} leaves the game`,
    take: (who, what, from) =>
      `${does(who, 'take')} ${what} from ${who.base && !who.other ? 'your' : 'the'} ${list(
        from.map((one) => (one === 'draw' ? 'draw deck' : 'cycle pile')),
        'or',
      )}`,
    dig: (who, draw, eliminate, what, to) => {
      const where = to === 'anyLegal' ? '' : to === 'reserve' ? ' to reserve' : ' here'
      const out = eliminate ? [`eliminate${who.base ? '' : 's'} ${number(eliminate)}`] : []
      const may = `${who.base ? 'you ' : ''}may play ${what}${where}`
      return [`${does(who, 'draw')} ${number(draw)}`, ...out, may, `cycle${who.base ? '' : 's'} the rest`].join(who.base ? '; ' : ', ')
    },
    examine: (n) => `look at your top ${number(n)} cards: one to hand, one cycled, one eliminated`,
    token: (one, n, on, more) => `put ${count(n, TOKEN[one])} ${ON[on]}${more}`,
    corruption: (n, each) =>
      [n > 0 ? `add ${number(n)} corruption` : `remove ${number(-n)} corruption`, each].filter((part) => part).join(' '),
    activatePath: (mode) => (mode === 'sameNumber' ? 'activate another path of the same number' : 'activate a path of the next number'),
    activate: (what, { back, deck, unlessActive }) =>
      `activate ${back ? 'or reactivate ' : ''}${what}${deck ? ` from the ${SIDE[deck]} deck` : ''}${unlessActive ? ', unless it is active' : ''}`,
    ground: (faction) => (faction ? `any ${NAMES.factions[faction].name} battleground` : 'any battleground'),
    move: (who, to, { may, fresh }) => {
      const where = to === 'thatBattleground' ? 'there' : to === 'activePath' ? 'to the active path' : 'to an active battleground'
      return `${may ? 'you may ' : ''}move ${who ?? 'the wielder'} ${where}${fresh ? ', even if played this round' : ''}`
    },
    may: (who, cost, what) =>
      `${[who.nom || (who.base ? 'you' : ''), 'may'].filter((word) => word).join(' ')} ${cost ? `${cost} to ` : ''}${what}`,
    oneOf: (parts) => list(parts, 'or'),
    recycle: (who) => `${does(who, 'shuffle')} the cycle pile into the deck`,
    toGround: (faction) => (faction ? `to any ${NAMES.factions[faction].name} battleground` : 'to any battleground'),
    permit: ({ who }, may, to, support, round) =>
      `${round ? 'this round ' : ''}${who} may be played${may === 'playOrMove' ? ' or moved' : ''} ${to}${support}`,
  },
  when: {
    played: (where) => ['played', where].filter((part) => part).join(' '),
    playedOrMoved: (where) => ['played or moved', where].filter((part) => part).join(' '),
    action: (place, by, once) => `action ${IN[place]}${by ? `, for ${by}` : ''}${once ? ', once a round' : ''}`,
    drawStep: 'draw step, in reserve',
    standing: (place) => IN[place].replace('the path', 'a path'),
  },
  where: TO,
  condition: {
    pathNumber: (n) => `if its number is ${n}`,
    activePath: ({ at }) => `if it is ${at}`,
    inPlay: (who) => `if ${who} is in play`,
    inReserve: ({ dat }) => `with ${dat} in reserve`,
    wielderInReserve: 'on a wielder in reserve',
    supporting: (who) => `while supporting ${who}`,
    samePath: (one) => `while ${one} is there`,
  },
  mod: {
    plus: (what, n) => `+${n} ${{ attack: 'attack', defense: 'defence', leadDefense: 'led defence', pathIcons: 'path icon' }[what]}`,
    location: (n) => `the path defends with ${number(n)} more`,
    carryover: (n) => `carry ${number(n)} more`,
    peek: 'you may always look at the top card of your deck',
    per: (amount, every) => `${amount} ${every}`,
    given: (amount, condition) => `${amount} ${condition}`,
    bonusOn: (who, amount) => `${amount} for ${who} on a path or battleground`,
  },
  replaced: (events, scope, wielder, items) => {
    const where =
      { any: '', anyCombat: ' in combat', pathCombat: ' in path combat', fromReserve: ' from reserve', fromDrawDeckTop: ' off the deck' }[
        scope
      ] ?? ''
    return `if ${wielder ? 'the wielder is ' : ''}${list(events, 'or')}${where}: cycled instead${items === 'eliminated' ? ', items still lost' : ''}`
  },
  forbidden: {
    sideGround: (side) => `never to a ${SIDE[side]} battleground`,
    pathWhile: (side) => `not to a path while a ${SIDE[side]} battleground is active`,
    alsoWields: () => 'not with a second weapon',
  },
  placement: {
    item: (on) => `On ${on}.`,
    any: ({ faction, keyword }) => `any ${faction ? NAMES.factions[faction].name : keyword === 'ent' ? 'Ent' : 'Nazgûl'}`,
    army: (faction) =>
      `To reserve, or where ${NAMES.factions[faction].noun.nom} ${NAMES.factions[faction].noun.plural ? 'fight' : 'fights'}.`,
    paths: (runs) => {
      const parts = runs.flatMap(([from, to]) => (to - from > 1 ? [`${from} to ${to}`] : to > from ? [`${from}`, `${to}`] : [`${from}`]))
      return `${parts.length > 1 || runs.some(([from, to]) => to > from) ? 'Paths' : 'Path'} ${list(parts)}.`
    },
    noPath: 'No path.',
    leads: (faction) => `Leads ${NAMES.factions[faction].noun.acc}.`,
    event: 'Done once, then gone.',
  },
  kindOf: (faction, type) => `${NAMES.factions[faction].name} ${SMALL[type]}`,
  activated: (text) => text,
  nothing: 'Nothing happens when it is activated.',
  inOrder: (parts) => {
    const said = parts.map(({ text }) => text)
    return said.length < 3 ? said.join(', then ') : `${said.slice(0, -1).join(', ')}, then ${said.at(-1)}`
  },
  supportedBy: (factions) =>
    factions.length > 1
      ? ', and any army there supports them'
      : `; ${factions.map((one) => NAMES.factions[one].name).join('')} armies support him there`,
}
