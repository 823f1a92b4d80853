/**
 * An interrupt window around one device: one line, the possible operations of everybody whose hand may be seen, and "Go on".
 * Cards to be thrown away are not listed: they are raised in the hand. Whoever is covered gets a button with his name.
 */
import type { DecisionInput, PanelChoice, PanelDecision } from '../../../ui/game-panels.ts'
import type { FaceOf } from '../text/types.ts'
import type { View } from '../types.ts'
import type { PanelText } from './context.ts'

type Input = DecisionInput<View>
const MOST = { landscape: 3, portrait: 4, phone: 2 } as const

export function decideWindow({ text, words }: PanelText, input: Input): PanelDecision {
  const { view, seat, prompt, selection, shape } = input
  const { question, detail } = text.decision(view, seat, prompt, selection, input.faceOf as FaceOf)
  const goOn: PanelChoice = {
    id: 'pass',
    label: input.words.goOn,
    hint: input.words.goOnHint,
    primary: selection.length === 0,
    seat,
    keys: ['pass'],
    act: 'pass',
  }
  const [raised] = selection
  if (raised) {
    const { label, hint } = text.choice(view, seat, prompt, raised, input.faceOf as FaceOf)
    const other = raised.startsWith('use:') ? prompt.keys.find((key) => key === raised.replace(/^use:/, 'discard:')) : undefined
    return {
      question,
      detail,
      choices: [
        { id: 'raised', label, hint, primary: true, seat, keys: selection, act: 'answer' },
        ...(other ? [{ id: 'instead', label: words.discardInstead, seat, keys: [other], act: 'consider' } satisfies PanelChoice] : []),
        { id: 'again', label: input.words.thinkAgain, seat, keys: [], act: 'consider' },
      ],
      more: [],
    }
  }
  const all = [{ view, seat, prompt, faceOf: input.faceOf }, ...input.beside]
  const operations = all.flatMap((one): PanelChoice[] => {
    const player = one.view.players[one.seat]
    const name = player && all.length > 1 ? `${text.hobbits[player.hobbit].name}: ` : ''
    return one.prompt.keys
      .filter((key) => key !== 'pass' && !key.startsWith('discard:'))
      .map((key) => {
        const { label, hint } = text.choice(one.view, one.seat, one.prompt, key, one.faceOf as FaceOf)
        return { id: `${one.seat} ${key}`, label: `${name}${label}`, hint, seat: one.seat, keys: [key], act: 'consider' }
      })
  })
  const room = MOST[shape]
  const fits = operations.length <= room
  return {
    question,
    detail,
    choices: [goOn, ...(fits ? operations : operations.slice(0, room - 1))],
    more: fits ? [] : operations,
  }
}
