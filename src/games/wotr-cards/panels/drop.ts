/**
 * Where a card of the hand may be dropped and what that means. Targets are names in the page, the innermost first:
 * `place:ID`, `piece:HANDLE`, `reserve:SEAT`, `cycle:SEAT`, `gone:SEAT`, `board`. Pure.
 */
import type { Prompt } from '../../../engine/index.ts'
import { type Choice, readKey } from '../text/compose/keys.ts'
import { findStanding } from '../text/compose/preview.ts'
import type { FaceOf } from '../text/types.ts'
import { isBattleground, type Spot, type View } from '../types.ts'
import { keysOf, spotOf } from './keys.ts'

type Way = readonly [key: string, choice: Choice]

const only = (ways: readonly Way[]): string | null => (ways.length === 1 ? (ways[0]?.[0] ?? null) : null)
const isPlay = ([, { verb }]: Way): boolean => verb === 'play' || verb === 'move'

/** The place a piece stands at, or null for a reserve. */
const spotOfPiece = (view: View, handle: number): Spot | null => {
  const found = findStanding(view, (piece) => piece.handle === handle)
  if (!found) return null
  return found.front ? (isBattleground(found.front.id) ? found.front.id : 'path') : 'reserve'
}

function meantBy(view: View, ways: readonly Way[], target: string): string | null {
  const [kind, at = ''] = target.split(':')
  const to = (spot: Spot): string | null => {
    const placed = ways.filter(([, choice]) => spotOf(choice) === spot)
    if (placed.length) return only(placed)
    // an item goes to the one who stands there and can carry it
    const carried = ways.filter(([, choice]) => {
      const wielder = choice.verb === 'play' ? choice.wielder : null
      const found = wielder && findStanding(view, ({ face }) => face === wielder)
      return found ? spotOfPiece(view, found.piece.handle) === spot : false
    })
    return only(carried) ?? event()
  }
  const event = (): string | null => only(ways.filter(([, choice]) => choice.verb === 'play' && choice.to === 'event'))
  switch (kind) {
    case 'place':
      return to(isBattleground(at) ? at : 'path')
    case 'reserve':
      return to('reserve')
    case 'piece': {
      const piece = findStanding(view, ({ handle }) => handle === Number(at))?.piece
      const carries = ways.filter(([, choice]) => choice.verb === 'play' && choice.wielder !== null && choice.wielder === piece?.face)
      return only(carries)
    }
    case 'cycle':
      return only(ways.filter(([, { verb }]) => verb === 'cycle'))
    case 'gone':
      return only(ways.filter(([, { verb }]) => verb === 'eliminate' || verb === 'forsake'))
    case 'board':
      return event() ?? only(ways.filter(isPlay))
    default:
      return null
  }
}

/** The one key that dropping this card there stands for; null where it may not be dropped, or could mean several things. */
export function dropCard(prompt: Prompt, handle: number, targets: readonly string[], faceOf: FaceOf, view: View): string | null {
  const ways = keysOf(prompt, handle, faceOf).map((key): Way => [key, readKey(key, faceOf)])
  for (const target of targets) {
    const key = meantBy(view, ways, target)
    // only a card that cannot carry it stands for the place below; whoever points at a pile does not mean what lies around it
    if (key !== null || !target.startsWith('piece:')) return key
  }
  return null
}

/** The key whose refusal says why this card may not be dropped there; null where nobody would expect it to go. */
export function keyTried(handle: number, targets: readonly string[], faceOf: FaceOf): string | null {
  const face = faceOf(handle)
  const [kind, at = ''] = targets.find((one) => /^(place|reserve):/.test(one))?.split(':') ?? []
  if (!face || !kind) return null
  const spot: Spot = kind === 'reserve' ? 'reserve' : isBattleground(at) ? at : 'path'
  return `play@${spot}:${face}#${handle}`
}
