/** Markers move into spaces one by one; each space is carried out before the next, by or for the Active player. */
import type { Space } from '../data/place.ts'
import type { Activity, MoveCause } from '../types.ts'
import { gainFeature } from './cards.ts'
import { heal } from './corruption.ts'
import { boardOf, isOpen, lineData } from './lines.ts'
import { roll } from './roll.ts'
import { isActiveAlive, type LotrTable, playerAt, type Script } from './seats.ts'

/** Signs beyond the end of the line are lost. [lotr T10] [lotr B25] */
export function* advance(t: LotrTable, line: Activity, spaces: number, cause: MoveCause): Script {
  const { state } = t
  const board = boardOf(state)
  for (let i = 0; i < spaces && isOpen(board, line); i++) {
    const to = (board.lines[line] as number) + 1
    board.lines[line] = to
    t.emit({ type: 'marker', line, to, cause })
    const isLanding = i === spaces - 1 || !isOpen(board, line)
    if (cause === 'ring' && !ringCollects(t, isLanding)) continue
    yield* enterSpace(t, lineData(board, line)?.spaces[to - 1] as Space)
    // ruling interrupted_move_on_elimination: the rest of the move is lost with the Active player
    if (!isActiveAlive(state) && cause !== 'ring' && state.options.interrupted_move_on_elimination === 'stop') return
  }
}

/** Ruling ring_collects: an invisible Ring-bearer gains and suffers nothing. [lotr G2] */
function ringCollects(t: LotrTable, isLanding: boolean): boolean {
  const { ring_collects } = t.state.options
  return ring_collects === 'all' || (ring_collects === 'last_space_only' && isLanding)
}

/** What a space gives goes to the Active player, whoever moved the marker. */
function* enterSpace(t: LotrTable, { content, card }: Space): Script {
  const seat = t.state.active
  const player = playerAt(t.state, seat)
  if (!player.alive) return
  switch (content) {
    case 'none':
      return
    case 'shield':
      player.shields++
      t.emit({ type: 'gain', seat, what: 'shield', amount: 1 })
      return
    case 'bigShield':
      return yield* drawBigShield(t, seat)
    case 'die':
      yield* roll(t, seat, 'space')
      return
    case 'heal':
      return heal(t, seat, 1)
    case 'card':
      if (card) yield* gainFeature(t, seat, card)
      return
    default:
      player.tokens[content]++
      t.emit({ type: 'gain', seat, what: content, amount: 1 })
  }
}

/** One chip from the pool of six, face down until now; its points go to the player. */
export function* drawBigShield(t: LotrTable, seat: number): Script {
  const handle = t.state.bigShields.pop()
  if (handle === undefined) return
  const [face] = yield* t.reveal([handle])
  const amount = Number((face as string).slice('shield.'.length))
  playerAt(t.state, seat).shields += amount
  t.emit({ type: 'gain', seat, what: 'bigShield', amount })
}
