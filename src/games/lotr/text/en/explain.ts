/**
 * What a long press shows, in English: a thing with its rule in our own words.
 * Topics as listed at `LotrText.explain`; an unknown topic gives null.
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
  type GandalfId,
  HOBBITS,
  type Hobbit,
  isCardId,
  PLACES,
  type Place,
  SCENARIOS,
  type Scenario,
  type Sign,
  TILES,
  type TileId,
  WINDOWS,
  type WindowId,
} from '../../types.ts'
import { eventAt, mainLineOf, numberAt, numberOfEvent, placeOfEvent, spacesOf } from '../facts.ts'
import type { Explanation } from '../types.ts'
import { cards } from './cards.ts'
import { events } from './events.ts'
import { GANDALF_NAMES, gandalf, hobbits, LINES, places, tiles, windows } from './names.ts'
import { capital, count, number } from './words.ts'

const SIGN_BODY: { readonly [S in Sign]: Explanation } = {
  fighting: { title: 'Fighting [fighting]', body: 'Moves the fighting line, or pays where [fighting] is asked.' },
  hiding: { title: 'Hiding [hiding]', body: 'Moves the hiding line, or pays where [hiding] is asked.' },
  travelling: { title: 'Travelling [travelling]', body: 'Moves the travelling line, or pays where [travelling] is asked.' },
  friendship: { title: 'Friendship [friendship]', body: 'Moves the friendship line, or pays where [friendship] is asked.' },
  wild: {
    title: 'Wild [wild]',
    body: 'Stands for any sign: moves any open line, or pays any sign. Where a [wild] itself is asked, only a [wild] will do.',
  },
}

const CONTENT_BODY: { readonly [C in Content]: string } = {
  none: 'Nothing lies here.',
  shield: 'A shield [shield] for the player whose turn it is.',
  bigShield: 'A great shield [bigShield], worth one to three, for the player whose turn it is.',
  ring: 'A ring [ring] for the player whose turn it is.',
  heart: 'A heart [heart] for the player whose turn it is.',
  sun: 'A sun [sun] for the player whose turn it is.',
  die: 'The player whose turn it is rolls the die [die].',
  heal: 'The player whose turn it is goes a step back towards the light [heal].',
  card: 'A card for the player whose turn it is.',
}

const TOKEN_BODY: { readonly [token: string]: Explanation } = {
  ring: {
    title: 'Ring [ring]',
    body: 'A life token. When a scenario ends, each kind you lack costs you a step. Whoever has most rings then bears the Ring.',
  },
  heart: { title: 'Heart [heart]', body: 'A life token. When a scenario ends, each kind you lack costs you a step.' },
  sun: { title: 'Sun [sun]', body: 'A life token. When a scenario ends, each kind you lack costs you a step.' },
  shield: {
    title: 'Shield [shield]',
    body: `Pays for Gandalf (${number(GANDALF_COST)}) and where events ask for shields. If the Ring is destroyed, the shields of those who came through are points.`,
  },
  bigShield: { title: 'Great shield [bigShield]', body: 'Drawn unseen: worth one, two or three shields.' },
}

const SINGLE: { readonly [topic: string]: Explanation } = {
  die: {
    title: 'The die [die]',
    body: 'One face is blank. One, two or three dots [dot] are steps into the dark for the one who rolled. The [eye] brings Sauron a step nearer. Two cards [card] must be given up; who cannot is lost.',
  },
  sauron: {
    title: 'Sauron [eye]',
    body: 'He comes down the road towards you, a step for each [eye]. A hobbit on his step, or past it, is lost. If it is the Ring-bearer, all is lost.',
  },
  road: {
    title: 'The road into the dark',
    body: 'Hobbits begin in the light, at 0. Each [dot] is a step towards Sauron, each [heal] a step back. Who meets him is out.',
  },
  ring: {
    title: 'The Ring',
    body: 'Once in each scenario the Ring-bearer may put it on: he rolls and bears the result, then moves any line four spaces, less the signs rolled. Unseen, he gains nothing and suffers nothing on the way.',
  },
  deck: { title: 'The deck', body: 'Sixty cards with one sign each. When it is empty, the pile is shuffled.' },
  discard: { title: 'The pile', body: 'Used cards of the deck lie here until they are shuffled again. Named cards never come back.' },
  tiles: {
    title: 'The tiles',
    body: 'Each turn begins with tiles, one after another, until one with a sign of a line comes up: that line moves a space and cards may be played.',
  },
}

function spaceOf(place: Place, line: Activity, n: number): Explanation | null {
  const the = LINES[place as Scenario]?.[line]?.the
  const space = spacesOf(place, line)[n - 1]
  if (!the) return null
  if (n === 0) return { title: capital(the), body: 'Here the line begins.' }
  if (!space) return null
  const main = line === mainLineOf(place)
  const shown = numberAt(place, line, n)
  const body = space.card
    ? `${cards[space.card].name} joins the player whose turn it is, if still here. ${cards[space.card].rule}`
    : CONTENT_BODY[space.content]
  const last = main && n === spacesOf(place, line).length ? ' Once this space is done, the place lies behind you.' : ''
  const score = main ? ` If you are lost while the line stands here, you have ${shown} points.` : ''
  return { title: `${capital(the)}: ${main ? shown : `${n} of ${spacesOf(place, line).length}`}`, body: `${body}${last}${score}` }
}

function placeBody(place: Place): Explanation {
  const main = mainLineOf(place)
  const the = main ? LINES[place as Scenario]?.[main]?.the : null
  const rest = the
    ? ` You come through when ${the} reaches its end, or when the sixth event has passed.`
    : ` ${capital(count(PLACE_DATA[place].events.length, 'event'))}, one after another: ${PLACE_DATA[place].events.map(({ id }) => events[id].name).join(', ')}.`
  return { title: places[place].name, body: `${places[place].line}${rest}` }
}

function eventBody(id: EventId): Explanation {
  const place = placeOfEvent(id)
  const last =
    mainLineOf(place) !== null && !eventAt(place, numberOfEvent(id) + 1) && id !== 'ring_is_mine'
      ? ' It is the last event: afterwards this place ends.'
      : ''
  return { title: events[id].name, body: `${events[id].words}${last}` }
}

const among = <T extends string>(list: readonly T[], word: string | undefined): T | null => list.find((one) => one === word) ?? null

const KINDS: { readonly [kind: string]: (words: readonly string[]) => Explanation | null } = {
  card: ([id = '']) => (isCardId(id) ? { title: cards[id as CardId].name, body: cards[id as CardId].rule } : null),
  gandalf: ([id]) => {
    const card: GandalfId | null = among(GANDALF_CARDS, id)
    return (
      card && {
        title: `Gandalf: ${GANDALF_NAMES[card]}`,
        body: `${gandalf[card].rule} Any one player pays five [shield]; each card serves once.`,
      }
    )
  },
  tile: ([id]) => {
    const tile: TileId | null = among(TILES, id)
    return tile && { title: tiles[tile].name, body: tiles[tile].rule }
  },
  event: ([id]) => {
    const event: EventId | null = among(EVENT_IDS, id)
    return event && eventBody(event)
  },
  space: ([place, line, n]) => {
    const where: Scenario | null = among(SCENARIOS, place)
    const which: Activity | null = among(ACTIVITIES, line)
    return where && which && spaceOf(where, which, Number(n))
  },
  hobbit: ([id]) => {
    const hobbit: Hobbit | null = among(HOBBITS, id)
    return hobbit && { title: hobbits[hobbit].name, body: hobbits[hobbit].ability }
  },
  sign: ([id = '']) => SIGN_BODY[id as Sign] ?? null,
  token: ([id = '']) => TOKEN_BODY[id] ?? null,
  place: ([id]) => {
    const place: Place | null = among(PLACES, id)
    return place && placeBody(place)
  },
  window: ([id]) => {
    const window: WindowId | null = among(WINDOWS, id)
    return window && { title: windows[window].name, body: `What may help here: ${windows[window].setting}.` }
  },
}

/** A thing with its rule; see `LotrText.explain`. */
export function explain(topic: string): Explanation | null {
  const [kind = '', ...words] = topic.split(':')
  return words.length ? (KINDS[kind]?.(words) ?? null) : (SINGLE[kind] ?? null)
}
