/**
 * Why a choice that is not offered is not allowed: the true reason for anything a person might plausibly try.
 * Tells a seat nothing it may not know.
 */
import { cardInKey } from '../../../engine/cards.ts'
import type { Faces, Prompt, Refusal, Seat } from '../../../engine/types.ts'
import { CARDS } from '../data/cards.ts'
import { ACTIVITIES, type Activity, type CardId, GANDALF_CARDS, type GandalfId, isCardId, type RefusalCode, type State } from '../types.ts'
import { signsOf } from './cost.ts'
import { hasStandardSet, refuseCall, refuseRing, refuseSpare, refuseUse, type Win } from './legality.ts'
import { isOpen } from './lines.ts'
import { isSecond, lineInKey } from './play.ts'
import { playerAt } from './seats.ts'
import { isYellow } from './windows.ts'

const because = (code: RefusalCode, data?: Refusal['data']): Refusal => (data ? { code, data } : { code })

export function why(state: State, seat: Seat, prompt: Prompt, key: string, faces: Faces): Refusal {
  const verb = key.split(/[:@]/)[0]
  const card = cardOf(state, seat, key, faces)
  if (card === 'not-yours') return because('not-your-card')
  switch (verb) {
    case 'use':
    case 'call':
    case 'ring':
    case 'spare':
    case 'discard':
      return whyOperation(state, seat, prompt, key, card)
    case 'play':
      return whyPlay(state, seat, prompt, key, card, faces)
    case 'draw':
    case 'back':
      return because(prompt.kind === 'play-second' ? 'drawing-only-instead-of-cards' : 'not-now')
    case 'give':
    case 'token':
      return because(prompt.kind === 'pay' ? 'does-not-help' : 'not-now')
    case 'shields':
      return because(prompt.kind === 'pay' ? whyShields(state, Number(key.slice('shields:'.length))) : 'not-now')
    case 'line':
      return whyLine(state, prompt, key.slice('line:'.length))
    case 'player':
      return because(prompt.kind === 'choose-player' ? 'nobody-there' : 'not-now')
    case 'refuse':
    case 'pass':
      return because('not-now')
    default:
      return because('no-such-choice')
  }
}

/** The card a key names, if this seat holds it. */
function cardOf(state: State, seat: Seat, key: string, faces: Faces): CardId | 'not-yours' | null {
  const named = cardInKey(key)
  if (!named) return null
  const face = faces.face(named.handle)
  if (!playerAt(state, seat).hand.includes(named.handle) || face === null || !isCardId(face)) return 'not-yours'
  return named.face === null || named.face === face ? face : 'not-yours'
}

const isGandalf = (word: string): word is GandalfId => (GANDALF_CARDS as readonly string[]).includes(word)

function whyShields({ payment }: State, n: number): RefusalCode {
  const due = payment?.cost.shields ?? 0
  if (!due) return 'does-not-help'
  return n > due ? 'more-than-needed' : 'does-not-cover'
}

/** What a window before a step of the turn would say: outside windows that is the nearest reason. */
const STEP_WINDOW: Win = { window: 'W2', moment: 'step' }

function whyOperation(state: State, seat: Seat, prompt: Prompt, key: string, card: CardId | null): Refusal {
  if (prompt.kind !== 'window') {
    const nearest = state.board ? whyInWindow(state, seat, STEP_WINDOW, key, card) : because('not-now')
    return nearest.code === 'no-such-choice' || nearest.code === 'nobody-there' ? because('not-now') : nearest
  }
  return whyInWindow(state, seat, prompt.about as Win, key, card)
}

function whyInWindow(state: State, seat: Seat, w: Win, key: string, card: CardId | null): Refusal {
  const rest = key.slice(key.indexOf(':') + 1)
  if (key === 'ring') return because(refuseRing(state, w, seat) ?? 'no-such-choice')
  if (key.startsWith('discard:')) return because(hasStandardSet(w) ? 'no-such-choice' : 'not-now')
  if (key.startsWith('use:')) {
    if (card === null || !isYellow(card)) return because('no-such-choice')
    return because(refuseUse(state, w, card) ?? 'nobody-there')
  }
  if (!isGandalf(rest)) return because('no-such-choice')
  const code = key.startsWith('call:') ? refuseCall(state, w, seat, rest) : refuseSpare(state, w, seat, rest)
  return because(code ?? 'no-such-choice')
}

function whyPlay(state: State, seat: Seat, prompt: Prompt, key: string, card: CardId | null, faces: Faces): Refusal {
  if (prompt.kind !== 'play-cards' && prompt.kind !== 'play-second') return because('not-now')
  if (card === null) return because('no-such-choice')
  if (CARDS[card].color === 'yellow') return because('yellow-not-played')
  const line = lineInKey(key) as Activity | undefined
  if (!line) return because('no-such-choice')
  if (prompt.kind === 'play-second') {
    const first = faces.face(Number(prompt.about?.card))
    if (first && isCardId(first) && !isSecond(state, seat, first, card)) return because('colours-must-differ')
  }
  const signs = signsOf(state, seat, card)
  if (signs && signs.sign !== 'wild' && signs.sign !== line) return because('no-such-choice')
  return whyLine(state, prompt, line)
}

function whyLine(state: State, prompt: Prompt, word: string): Refusal {
  const line = ACTIVITIES.find((one) => one === word)
  if (!line || prompt.kind === 'window') return because('no-such-choice')
  if (!state.board) return because('not-now')
  if (state.board.lines[line] === null) return because('line-absent', { line })
  return isOpen(state.board, line) ? because('no-such-choice') : because('line-complete', { line })
}
