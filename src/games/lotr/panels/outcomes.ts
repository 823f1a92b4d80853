/**
 * What each face of the die would bring, before anything is risked: for the Ring, for cards that lead to a roll, for
 * events that ask for one. Faces with the same outcome are one.
 */
import type { Prompt, Seat } from '../../../engine/index.ts'
import { aboutOf, askerOf, momentOf } from '../text/about.ts'
import { askOf } from '../text/facts.ts'
import { readKey } from '../text/keys.ts'
import { faceDamage, previewEyes, previewMove, previewPlay, previewSteps, ringSteps, rollDanger } from '../text/preview.ts'
import type { LotrText } from '../text/types.ts'
import { DIE_FACES, type DieFace, type View } from '../types.ts'
import type { PanelWords } from './words/types.ts'

/** Who would roll, and whether the Ring is put on by it. */
export interface Risk {
  readonly seat: Seat
  readonly ring: boolean
  /** Cards that will have left the hand before the roll. */
  readonly spent: number
}

export interface Outcome {
  readonly faces: readonly DieFace[]
  readonly what: string
  readonly to: string
  readonly bad: boolean
}

/** The roll that these keys, or the question itself, would lead to; null where no die falls. */
export function riskOf(view: View, seat: Seat, prompt: Prompt, keys: readonly string[]): Risk | null {
  const [key] = keys
  if (keys.includes('ring')) return { seat, ring: true, spent: 0 }
  const about = aboutOf(prompt)
  if (prompt.kind === 'window' && momentOf(about) === 'roll') return { seat: about.subject ?? view.active, ring: false, spent: 0 }
  const asker = askerOf(view, about)
  if (prompt.kind === 'accept' && asker && askOf(asker)?.so.some((effect) => effect.op === 'roll')) return { seat, ring: false, spent: 0 }
  if (key === 'refuse' && asker) {
    const roll = askOf(asker)?.otherwise.find((effect) => effect.op === 'roll')
    if (!roll) return null
    return { seat: roll.op === 'roll' && roll.who === 'ringBearer' ? view.ringBearer : seat, ring: false, spent: 0 }
  }
  if (key?.startsWith('play@')) {
    const reach = previewPlay(view, keys)
    return reach?.rolls || key.includes(':gollum#') ? { seat, ring: false, spent: 1 } : null
  }
  if (prompt.kind === 'pay' && view.payment?.cost.signs && keys.some((one) => one.startsWith('give:gollum#')))
    return { seat, ring: false, spent: keys.length }
  if (prompt.kind === 'choose-line' && about.purpose !== 'ring' && key) {
    const choice = readKey(key, () => null)
    const reach = choice.verb === 'line' ? previewMove(view, choice.line, about.count ?? 1) : null
    return reach?.rolls ? { seat: view.active, ring: false, spent: 0 } : null
  }
  return null
}

/** Whether a roll could lose somebody. */
export function isDangerous(view: View, risk: Risk): boolean {
  const { dots, eye, cards } = rollDanger(view, risk.seat, risk.spent)
  return dots !== null || eye.length > 0 || cards
}

export function outcomesOf(view: View, risk: Risk, asked: Seat, text: LotrText, { outcomes: words, list }: PanelWords): readonly Outcome[] {
  const nameOf = (seat: Seat) => {
    const player = view.players[seat]
    return player ? text.hobbits[player.hobbit].name : ''
  }
  const name = nameOf(risk.seat)
  const isOwn = risk.seat === asked
  const held = (view.players[risk.seat]?.hand.length ?? 0) - risk.spent
  const one = (face: DieFace): Outcome => {
    const damage = faceDamage(view, risk.seat, face)
    const moves = words.ringSteps(ringSteps(view, risk.seat, face))
    const outcome = (what: string, to: string, bad = false): Outcome => ({ faces: [face], what, to, bad })
    if (damage.dots) {
      const { to, meets } = previewSteps(view, risk.seat, damage.dots)
      if (meets) return outcome(risk.ring ? words.lost : words.nameLost(name), words.toStep(to), true)
      return risk.ring
        ? outcome(moves, words.toStep(to))
        : outcome(words.steps(damage.dots), isOwn ? words.toStep(to) : words.nameTo(name, to))
    }
    if (damage.eyes) {
      const { to, met } = previewEyes(view, damage.eyes)
      if (met.length) return outcome(words.nameLost(list(met.map(nameOf))), words.sauronTo(to), true)
      return risk.ring ? outcome(moves, words.sauronTo(to)) : outcome(words.sauronTo(to), words.noHarm)
    }
    if (damage.cards) {
      if (held < damage.cards) return outcome(words.nameLost(name), words.tooFew, true)
      return risk.ring
        ? outcome(moves, words.cards(damage.cards))
        : outcome(words.cards(damage.cards), isOwn ? words.lostCards : words.ofName(name))
    }
    return risk.ring ? outcome(moves, words.noHarm) : outcome(words.noHarm, words.blank)
  }
  const merged: Outcome[] = []
  for (const face of DIE_FACES) {
    const next = one(face)
    const same = merged.findIndex((other) => other.what === next.what && other.to === next.to)
    if (same < 0) merged.push(next)
    else merged[same] = { ...next, faces: [...(merged[same] as Outcome).faces, face] }
  }
  return merged
}
