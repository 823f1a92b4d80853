/** The table as headings and lists: what the canvas shows, for those who listen. */
import type { Zone } from '../../../ui/zones.tsx'
import { PLACE_DATA } from '../data/index.ts'
import { numberAt, spacesOf } from '../text/facts.ts'
import type { LotrText } from '../text/types.ts'
import { ACTIVITIES, LIFE_TOKENS, type View } from '../types.ts'
import { standingEvent } from './events.tsx'
import type { PanelWords } from './words/types.ts'

const AHEAD = 3

export function zonesOf(view: View, text: LotrText, words: PanelWords): readonly Zone[] {
  const z = words.zones
  const nameOf = (seat: number) => {
    const player = view.players[seat]
    return player ? text.hobbits[player.hobbit].name : ''
  }
  const road: Zone = {
    id: 'road',
    title: z.road,
    lines: [
      z.sauron(view.sauron),
      ...view.players.map((player) => (player.alive ? z.roadLine(nameOf(player.seat), player.step) : z.lostLine(nameOf(player.seat)))),
    ],
  }
  const players: Zone = {
    id: 'players',
    title: z.players,
    lines: view.players.map((player) => {
      const tokens = LIFE_TOKENS.filter((token) => player.tokens[token]).map((token) => `${player.tokens[token]} ${words.tokens[token]}`)
      const marks = [player.seat === view.active ? words.active : '', player.seat === view.ringBearer ? words.ringBearer : ''].filter(
        Boolean,
      )
      return words.slip({
        name: nameOf(player.seat),
        step: player.step,
        shields: player.shields,
        cards: player.hand.length,
        tokens: tokens.length ? words.list(tokens) : words.noTokens,
        marks: marks.join(', '),
      })
    }),
  }
  const at = standingEvent(view)
  const events: Zone = {
    id: 'events',
    title: z.events,
    lines: PLACE_DATA[view.place].events.map(({ id, n }) => {
      const state = n < at ? words.event.done : n === at ? words.event.now : n === at + 1 ? words.event.next : ''
      return `${n}. ${text.events[id].name}${state ? ` (${state})` : ''}: ${text.events[id].words}`
    }),
  }
  const table: Zone = {
    id: 'table',
    title: z.table,
    lines: [
      ...(view.board ? [z.tiles(view.board.tilesLeft, view.board.tile ? text.tiles[view.board.tile].name : '')] : []),
      z.deck(view.deck, view.discard),
      z.gandalf(words.list(view.gandalf.map((id) => text.gandalf[id].name))),
      ...(view.die ? [z.die(nameOf(view.die.seat), words.faces[view.die.face])] : []),
    ],
  }
  return view.board ? [road, boardZone(view, view.board, words), events, players, table] : [road, events, players, table]
}

function boardZone(view: View, board: NonNullable<View['board']>, words: PanelWords): Zone {
  const z = words.zones
  const lines = ACTIVITIES.flatMap((line) => {
    const at = board.lines[line]
    if (at === null) return []
    const spaces = spacesOf(view.place, line)
    const name = words.signs[line] ?? line
    if (at >= spaces.length) return [z.complete(name)]
    const next = spaces.slice(at, at + AHEAD).map((space) => {
      const gone = space.content === 'card' && (!space.card || !board.features.includes(space.card))
      return z.spaceWords[gone ? 'none' : space.content] ?? space.content
    })
    const stands = at === 0 ? z.start : `${numberAt(view.place, line, at)} / ${numberAt(view.place, line, spaces.length)}`
    return [z.line(name, stands, z.nextSpaces(next.join(', ')))]
  })
  return { id: 'board', title: z.board, lines }
}
