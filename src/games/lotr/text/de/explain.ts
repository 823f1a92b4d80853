/**
 * Was ein langer Druck zeigt, auf Deutsch: ein Ding mit seiner Regel in unseren eigenen Worten.
 * Die Themen stehen bei `LotrText.explain`; ein unbekanntes ergibt null.
 */
import { GANDALF_COST, PLACE_DATA } from '../../data/index.ts'
import {
  ACTIVITIES,
  type Activity,
  type CardId,
  type Content,
  EVENT_IDS,
  type EventId,
  GANDALF_CARDS,
  HOBBITS,
  isCardId,
  PLACES,
  type Place,
  SCENARIOS,
  type Scenario,
  type Sign,
  TILES,
  WINDOWS,
} from '../../types.ts'
import { eventAt, mainLineOf, numberAt, numberOfEvent, placeOfEvent, spacesOf } from '../facts.ts'
import type { Explanation } from '../types.ts'
import { cards } from './cards.ts'
import { events } from './events.ts'
import { GANDALF_NAMES, gandalf, hobbits, LINES, places, SIGNS, tiles, windows } from './names.ts'
import { gross, wer, zahl } from './words.ts'

const signBody = (sign: Sign): Explanation =>
  sign === 'wild'
    ? {
        title: 'Joker [wild]',
        body: 'Steht für jedes Zeichen: bewegt jeden offenen Pfad und bezahlt jedes Zeichen. Wo ein [wild] selbst verlangt ist, gilt nur ein [wild].',
      }
    : { title: `${SIGNS[sign]} [${sign}]`, body: `Bewegt den Pfad [${sign}] oder zahlt, wo [${sign}] verlangt ist.` }

const FOR = 'für den, der am Zug ist.'
const CONTENT_BODY: { readonly [C in Content]: string } = {
  none: 'Hier liegt nichts.',
  shield: `Ein Schild [shield] ${FOR}`,
  bigShield: `Ein großer Schild [bigShield], ein bis drei wert, ${FOR}`,
  ring: `Ein Ring [ring] ${FOR}`,
  heart: `Ein Herz [heart] ${FOR}`,
  sun: `Eine Sonne [sun] ${FOR}`,
  die: 'Wer am Zug ist, würfelt [die].',
  heal: 'Wer am Zug ist, geht einen Schritt zurück zum Licht [heal].',
  card: `Eine Karte ${FOR}`,
}

const LIFE = 'Eine Lebensmarke. Endet ein Abenteuer, kostet dich jede Art, die dir fehlt, einen Schritt.'
const TOKEN_BODY: { readonly [token: string]: Explanation } = {
  ring: { title: 'Ring [ring]', body: `${LIFE} Wer die meisten Ringe hat, trägt danach den Ring.` },
  heart: { title: 'Herz [heart]', body: LIFE },
  sun: { title: 'Sonne [sun]', body: LIFE },
  shield: {
    title: 'Schild [shield]',
    body: `Bezahlt Gandalf (${zahl(GANDALF_COST)}) und Ereignisse, die Schilde verlangen. Wird der Ring vernichtet, sind die Schilde derer, die durchkamen, Punkte.`,
  },
  bigShield: { title: 'Großer Schild [bigShield]', body: 'Verdeckt gezogen: ein, zwei oder drei Schilde wert.' },
}

const SINGLE: { readonly [topic: string]: Explanation } = {
  die: {
    title: 'Der Würfel [die]',
    body: 'Eine Seite ist leer. Ein, zwei oder drei Punkte [dot] sind Schritte ins Dunkel für den, der gewürfelt hat. Das [eye] bringt Sauron einen Schritt näher. Zwei Karten [card] sind abzugeben; wer sie nicht hat, ist verloren.',
  },
  sauron: {
    title: 'Sauron [eye]',
    body: 'Er kommt euch auf dem Weg entgegen, einen Schritt für jedes [eye]. Ein Hobbit auf seinem Schritt oder dahinter ist verloren. Ist es der Ringträger, ist alles verloren.',
  },
  road: {
    title: 'Der Weg ins Dunkel',
    body: 'Die Hobbits beginnen im Licht, bei 0. Jeder [dot] ist ein Schritt auf Sauron zu, jedes [heal] einer zurück. Wer ihm begegnet, scheidet aus.',
  },
  ring: {
    title: 'Der Ring',
    body: 'Einmal in jedem Abenteuer darf der Ringträger ihn anstecken: Er würfelt und trägt die Folgen, dann rückt ein Pfad seiner Wahl vier Felder vor, weniger um jedes gewürfelte Zeichen. Ungesehen gewinnt und erleidet er unterwegs nichts.',
  },
  deck: { title: 'Der Stapel', body: 'Sechzig Karten mit je einem Zeichen. Ist er leer, wird die Ablage gemischt.' },
  discard: {
    title: 'Die Ablage',
    body: 'Hier liegen gebrauchte Karten des Stapels, bis sie neu gemischt werden. Karten mit Namen kehren nie zurück.',
  },
  tiles: {
    title: 'Die Plättchen',
    body: 'Jeder Zug beginnt mit Plättchen, eines nach dem anderen, bis eines das Zeichen eines Pfades zeigt: Der rückt ein Feld vor, und Karten dürfen gespielt werden.',
  },
}

function spaceOf(place: Scenario, line: Activity, n: number): Explanation | null {
  const name = LINES[place][line]?.der
  const spaces = spacesOf(place, line)
  const space = spaces[n - 1]
  if (!name) return null
  if (n === 0) return { title: gross(name), body: 'Hier beginnt der Pfad.' }
  if (!space) return null
  const main = line === mainLineOf(place)
  const shown = numberAt(place, line, n)
  const body = space.card
    ? `${cards[space.card].name} kommt zu dem, der am Zug ist, falls noch hier. ${cards[space.card].rule}`
    : CONTENT_BODY[space.content]
  const last = main && n === spaces.length ? ' Ist dieses Feld abgehandelt, liegt der Ort hinter euch.' : ''
  const score = main ? ` Verliert ihr, während der Pfad hier steht, habt ihr ${shown} Punkte.` : ''
  return { title: `${gross(name)}: ${main ? shown : `${n} von ${spaces.length}`}`, body: `${body}${last}${score}` }
}

function placeBody(place: Place): Explanation {
  const main = mainLineOf(place)
  const name = main ? LINES[place as Scenario]?.[main]?.der : null
  const { events: list } = PLACE_DATA[place]
  const rest = name
    ? ` Ihr seid hindurch, sobald der Hauptpfad am Ziel ist (${name}), oder wenn das sechste Ereignis vorüber ist.`
    : ` ${gross(wer(list.length, 'event'))}, eines nach dem anderen: ${list.map(({ id }) => events[id].name).join(', ')}.`
  return { title: places[place].name, body: `${places[place].line}${rest}` }
}

function eventBody(id: EventId): Explanation {
  const place = placeOfEvent(id)
  const isLast = mainLineOf(place) !== null && !eventAt(place, numberOfEvent(id) + 1) && id !== 'ring_is_mine'
  return { title: events[id].name, body: `${events[id].words}${isLast ? ' Es ist das letzte Ereignis: Danach endet dieser Ort.' : ''}` }
}

const among = <T extends string>(list: readonly T[], word: string | undefined): T | null => list.find((one) => one === word) ?? null

const KINDS: { readonly [kind: string]: (words: readonly string[]) => Explanation | null } = {
  card: ([id = '']) => (isCardId(id) ? { title: cards[id as CardId].name, body: cards[id as CardId].rule } : null),
  gandalf: ([id]) => {
    const card = among(GANDALF_CARDS, id)
    return (
      card && {
        title: `Gandalf: ${GANDALF_NAMES[card]}`,
        body: `${gandalf[card].rule} Einer allein zahlt fünf [shield]; jede Karte dient nur einmal.`,
      }
    )
  },
  tile: ([id]) => {
    const tile = among(TILES, id)
    return tile && { title: tiles[tile].name, body: tiles[tile].rule }
  },
  event: ([id]) => {
    const event = among(EVENT_IDS, id)
    return event && eventBody(event)
  },
  space: ([place, line, n]) => {
    const where = among(SCENARIOS, place)
    const which = among(ACTIVITIES, line)
    return where && which && spaceOf(where, which, Number(n))
  },
  hobbit: ([id]) => {
    const hobbit = among(HOBBITS, id)
    return hobbit && { title: hobbits[hobbit].name, body: hobbits[hobbit].ability }
  },
  sign: ([id]) => {
    const sign = among([...ACTIVITIES, 'wild'] as const, id)
    return sign && signBody(sign)
  },
  token: ([id = '']) => TOKEN_BODY[id] ?? null,
  place: ([id]) => {
    const place = among(PLACES, id)
    return place && placeBody(place)
  },
  window: ([id]) => {
    const window = among(WINDOWS, id)
    return window && { title: windows[window].name, body: `Was hier helfen kann: ${windows[window].setting}.` }
  },
}

/** A thing with its rule; see `LotrText.explain`. */
export function explain(topic: string): Explanation | null {
  const [kind = '', ...words] = topic.split(':')
  return words.length ? (KINDS[kind]?.(words) ?? null) : (SINGLE[kind] ?? null)
}
