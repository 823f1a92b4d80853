/**
 * From a prompt and what is raised to the decision: sentence, consequence and buttons. At most one is ember: what a tap would do.
 * Nothing here decides legality; the prompt itself says whether a set would be refused.
 */
import type { Prompt } from '../../../engine/index.ts'
import type { DecisionInput, PanelChoice, PanelDecision } from '../../../ui/game-panels.ts'
import type { FaceOf } from '../text/types.ts'
import type { View } from '../types.ts'
import type { PanelText } from './context.ts'
import { decideWindow } from './decide-window.ts'
import { isPlain } from './hand.ts'
import { isDangerous, riskOf } from './outcomes.ts'

type Input = DecisionInput<View>

export function decide(words: PanelText, input: Input): PanelDecision {
  if (input.isWindow) return decideWindow(words, input)
  const { view, seat, prompt, selection } = input
  const { question, detail } = words.text.decision(view, seat, prompt, selection, input.faceOf as FaceOf)
  return { question, detail: refusalOf(words, input) ?? detail, choices: choicesOf(words, input), more: [] }
}

/** Why the raised set as a whole would not do; shown while it is being put together. */
function refusalOf({ text }: PanelText, { view, prompt, selection }: Input): string | null {
  if (!selection.length || selection.length < prompt.min) return null
  const refusal = prompt.refuse?.(selection)
  // A gap is told by the decision's own line, which names what is still needed.
  return refusal && refusal.code !== 'does-not-cover' ? text.refusal(view, refusal) : null
}

function choicesOf({ text, words }: PanelText, input: Input): PanelChoice[] {
  const { view, seat, prompt, selection, faceOf } = input
  const label = (key: string) => text.choice(view, seat, prompt, key, faceOf as FaceOf)
  const one = (key: string, part: Partial<PanelChoice> = {}): PanelChoice => {
    const { label: says, hint } = label(key)
    return { id: key, label: says, hint, seat, keys: [key], act: 'answer', ...part }
  }
  const plain = prompt.keys.filter(isPlain)
  const considered = selection.length === 1 && selection[0] !== undefined && plain.includes(selection[0]) ? selection[0] : null
  if (considered) {
    // A board pick, or an act whose consequences stand in the aside: the ember button does it.
    const others = plain.filter((key) => key !== considered)
    if (prompt.kind.startsWith('choose-')) return plain.map((key) => one(key, key === considered ? { primary: true } : { act: 'consider' }))
    return [
      one(considered, { primary: true, refused: prompt.refuse?.([considered]) != null }),
      ...others.filter((key) => !needsThought(view, seat, prompt, key)).map((key) => one(key)),
      { id: 'again', label: input.words.thinkAgain, seat, keys: [], act: 'consider' },
    ]
  }
  const choices: PanelChoice[] = []
  if (selection.length) {
    const { label: says, hint } = text.choices(view, seat, prompt, selection, faceOf as FaceOf)
    const short = selection.length < prompt.min
    choices.push({
      id: 'raised',
      label: says,
      hint,
      primary: true,
      seat,
      keys: selection,
      act: 'answer',
      refused: short || prompt.refuse?.(selection) != null,
    })
  } else {
    const example = suggestion(prompt)
    if (example) {
      const { hint, label: says } = text.choices(view, seat, prompt, example, faceOf as FaceOf)
      choices.push({
        id: 'suggest',
        label: words.suggest,
        hint: example.length > 1 ? hint || says : says,
        seat,
        keys: example,
        act: 'consider',
      })
    }
  }
  const leading = leadingKey(prompt)
  for (const key of plain) {
    const act = needsThought(view, seat, prompt, key) ? 'consider' : 'answer'
    choices.push(one(key, { act, primary: choices.length === 0 && key === leading && act === 'answer' }))
  }
  return choices
}

/** What a tap would do where nothing has to be chosen first. */
function leadingKey(prompt: Prompt): string | null {
  if (prompt.kind === 'accept') return 'accept'
  if (prompt.kind === 'play-second') return 'done'
  return null
}

/** A roll that could lose somebody is shown, face by face, before it is confirmed. The dare of an event shows it at once. */
function needsThought(view: View, seat: number, prompt: Prompt, key: string): boolean {
  if (prompt.kind === 'accept' || key.startsWith('player:') || key.startsWith('order:')) return false
  const risk = riskOf(view, seat, prompt, [key])
  return risk !== null && (risk.ring || isDangerous(view, risk))
}

/** A set that would pay, to be raised with one touch. */
function suggestion(prompt: Prompt): readonly string[] | null {
  if (prompt.kind !== 'pay') return null
  return prompt.examples?.().find((keys) => !keys.some(isPlain)) ?? null
}
