/**
 * From a prompt and what is raised to the decision: whose it is, one question, and at most four buttons, the likely one first.
 * Nothing here decides legality; the prompt itself says whether a set would be refused.
 */
import type { Prompt } from '../../../engine/index.ts'
import type { DecisionInput, PanelChoice, PanelDecision } from '../../../ui/game-panels.ts'
import type { CardsText, FaceOf } from '../text/types.ts'
import type { View } from '../types.ts'
import { keyHandle, keysOf, raisedHandle } from './keys.ts'
import { leanestLoss } from './loss-choice.ts'
import { byPromise } from './preview.ts'

type Input = DecisionInput<View>

/** Whether keys are raised one card at a time, with places to choose from. */
export const isPlay = ({ kind, max }: Prompt): boolean => kind === 'action' || (kind === 'dig' && max === 1)
/** So many buttons beside the leading one. */
const BESIDE = { landscape: 2, portrait: 3, phone: 1 } as const
/** Assignments of a look at the top cards: more would be no list to read. */
const MOST_ORDERS = 24

export function decide(text: CardsText, input: Input): PanelDecision {
  const { view, seat, prompt } = input
  const lead = text.actor(view, seat, prompt)
  if (isPlay(prompt)) return { lead, ...play(text, input) }
  if (prompt.kind === 'casualties') return { lead, ...losses(text, input) }
  if (prompt.kind === 'examine') return { lead, ...orders(text, input) }
  return { lead, ...others(text, input) }
}

function maker(text: CardsText, { view, seat, prompt, faceOf }: Input) {
  return (keys: readonly string[], more: Partial<PanelChoice> = {}): PanelChoice => {
    const [first] = keys
    const words =
      keys.length === 1 && first !== undefined
        ? text.choice(view, seat, prompt, first, faceOf as FaceOf)
        : text.choices(view, seat, prompt, keys, faceOf as FaceOf)
    return { id: keys.join(' '), ...words, seat, keys, act: 'answer', ...more }
  }
}
const putBack = (text: CardsText, { seat }: Input): PanelChoice => ({
  id: 'again',
  label: text.labels.putBack,
  seat,
  keys: [],
  act: 'consider',
})
/** The first ones as buttons, the rest as a list. */
function spread(choices: readonly PanelChoice[], most: number, last: readonly PanelChoice[] = []): Pick<PanelDecision, 'choices' | 'more'> {
  const shown = choices.length <= most + 1 ? choices.length : most
  return { choices: [...choices.slice(0, shown), ...last], more: choices.slice(shown) }
}

function play(text: CardsText, input: Input): Omit<PanelDecision, 'lead'> {
  const { view, seat, prompt, selection, faceOf, shape } = input
  const face = faceOf as FaceOf
  const one = maker(text, input)
  const raised = raisedHandle(selection, face)
  const [chosen] = selection
  if (raised !== null && chosen !== undefined) {
    const { question } = text.raised(view, seat, prompt, raised, face)
    const rest = byPromise(view, prompt, keysOf(prompt, raised, face), face).filter((key) => key !== chosen)
    return {
      question,
      // a phone has room for what comes next, not for what could be done instead
      detail: [text.next(view, seat, prompt, selection, face), shape === 'phone' ? '' : text.passing(view, seat)].filter(Boolean).join(' '),
      ...spread([one([chosen], { primary: true }), ...rest.map((key) => one([key]))], 1 + BESIDE[shape], [putBack(text, input)]),
    }
  }
  const { question, detail } = text.decision(view, seat, prompt, selection, face)
  const plain = prompt.keys.filter((key) => keyHandle(key, face) === null)
  const uses = prompt.keys.filter((key) => key.startsWith('use:'))
  const isHandDone = prompt.keys.length === plain.length
  const choices = [...plain, ...uses].map((key) => one([key], chosen === key || (isHandDone && key === 'pass') ? { primary: true } : {}))
  choices.sort((a, b) => Number(b.primary ?? false) - Number(a.primary ?? false))
  return { question, detail, ...spread(choices, 2 + BESIDE[shape]) }
}

function losses(text: CardsText, input: Input): Omit<PanelDecision, 'lead'> {
  const { view, seat, prompt, selection, faceOf } = input
  const face = faceOf as FaceOf
  const leanest = leanestLoss(view, prompt, face)
  const chosen = selection.length ? selection : leanest
  const refused = prompt.refuse?.(chosen) != null
  // the button names the cards; only what is wrong with them needs a line
  const { question, detail } = text.decision(view, seat, prompt, refused ? chosen : [], face)
  const { sum } = text.losses(view, prompt, chosen, face)
  const one = maker(text, input)
  const first = one(chosen, { id: 'losses', primary: true, refused, hint: sum })
  const again: PanelChoice = {
    id: 'others',
    label: text.labels.chooseOthers,
    hint: text.labels.touchCards,
    seat,
    keys: selection.length ? [] : leanest,
    act: 'consider',
  }
  return { question, detail, choices: [first, again], more: [] }
}

/** Each card and each verb once: every way to deal them out is a button. */
function orders(text: CardsText, input: Input): Omit<PanelDecision, 'lead'> {
  const { view, seat, prompt, faceOf } = input
  const face = faceOf as FaceOf
  const handles = [...new Set(prompt.keys.map((key) => keyHandle(key, face)))]
  let ways: string[][] = [[]]
  for (const handle of handles) {
    const keys = prompt.keys.filter((key) => keyHandle(key, face) === handle)
    ways = ways.flatMap((way) => keys.map((key) => [...way, key])).slice(0, 200)
  }
  const legal = ways.filter((way) => way.length >= prompt.min && !prompt.refuse?.(way)).slice(0, MOST_ORDERS)
  const { question, detail } = text.decision(view, seat, prompt, [], face)
  const choices = legal.map((keys, i): PanelChoice => {
    const [first = '', ...rest] = keys.map((key) => text.choice(view, seat, prompt, key, face).label)
    return { id: keys.join(' '), label: first, hint: rest.join(' · '), seat, keys, act: 'answer', primary: i === 0 }
  })
  return { question, detail, ...spread(choices, 3) }
}

function others(text: CardsText, input: Input): Omit<PanelDecision, 'lead'> {
  const { view, seat, prompt, selection, faceOf, shape } = input
  const face = faceOf as FaceOf
  const one = maker(text, input)
  const { question, detail } = text.decision(view, seat, prompt, selection, face)
  const hand = new Set((view.players[seat]?.hand ?? []).map(({ handle }) => handle))
  const isOfHand = (key: string) => hand.has(keyHandle(key, face) ?? -1)
  // cards of the hand are touched, everything else is a button
  const buttons = prompt.keys.filter((key) => !isOfHand(key) && !selection.includes(key))
  const plain = buttons.filter((key) => keyHandle(key, face) === null)
  if (!selection.length) {
    if (prompt.max > 1)
      return {
        question,
        detail,
        ...spread(
          plain.map((key) => one([key])),
          3,
        ),
      }
    const leads = prompt.kind === 'may' || prompt.kind === 'agree'
    const all = buttons.map((key, i) => one([key], leads && i === 0 ? { primary: true } : {}))
    return { question, detail, ...spread(all, 2 + BESIDE[shape]) }
  }
  const refusal = selection.length >= prompt.min ? (prompt.refuse?.(selection) ?? null) : null
  const first = one(selection, { id: 'raised', primary: true, refused: selection.length < prompt.min || refusal !== null })
  const rest = (prompt.max > 1 ? plain : buttons).map((key) => one([key]))
  return {
    question,
    detail: refusal ? text.refusal(view, refusal) : detail,
    ...spread([first, ...rest], 1 + BESIDE[shape], [putBack(text, input)]),
  }
}
