/** What is told of a combat in parts, and combats of whole matches looked at again: the sums add up, step for step. */
import { describe, expect, it } from 'vitest'
import { latestSequence, viewsOf } from '../../../../src/app/play/watching.ts'
import { defaultOptions, generator, localDealer, type Policy, policies } from '../../../../src/engine/index.ts'
import { CARDS_OPTIONS } from '../../../../src/games/wotr-cards/data/index.ts'
import { wotrCardsRules } from '../../../../src/games/wotr-cards/index.ts'
import { sequencesOf, stagesOf } from '../../../../src/games/wotr-cards/panels/stages.ts'
import { attackParts, defenceParts, shieldParts, sumOfParts } from '../../../../src/games/wotr-cards/text/compose/breakdown.ts'
import { frontsOf } from '../../../../src/games/wotr-cards/text/compose/preview.ts'
import { type CardsEvent, isBattleground, type View } from '../../../../src/games/wotr-cards/types.ts'
import { localSession } from '../../../../src/session/local-session.ts'
import { table } from '../table.ts'

const steps = (views: readonly View[]) => views.map(({ stage, combat }) => (combat ? (stage?.step ?? 'now') : 'over'))

describe('a combat told in parts', () => {
  it('goes through support, attack, shields, losses and clean-up, and ends with what the rules left', () => {
    const t = table(
      'trilogy start=0 phase=combat ground=minas-tirith path=bag-end | aragorn minas-tirith=soldiers-of-gondor,denethor | witch-king minas-tirith=mordor-orcs,the-hunter',
    )
    const before = t.view(null)
    const from = t.events.length
    t.does('frodo', 'fight:minas-tirith')
    const events = t.events.slice(from)
    const end = t.view(null)
    const told = stagesOf(before, events, end)
    const first = told.slice(
      0,
      told.findIndex(({ events: part }) => part.some(({ type }) => type === 'won')),
    )
    expect(steps(first.map(({ view }) => view))).toEqual(['support', 'support', 'attack', 'shields', 'losses', 'clean-up'])
    expect(told.flatMap((one) => one.events)).toEqual(events)
    expect(told.at(-1)?.view).toBe(end)
  })

  it('tells in one go what is no combat', () => {
    const t = table('trilogy start=0 turn=0 ground=lorien | frodo hand=gandalf-the-grey,gimli')
    const before = t.view(null)
    const from = t.events.length
    t.does('frodo', 'play@reserve:gimli')
    expect(stagesOf(before, t.events.slice(from), t.view(null))).toEqual([{ events: t.events.slice(from), view: t.view(null) }])
  })

  it('begins anew with the combat that interrupts an action, told as one that is fought because its path is replaced', () => {
    const location = 'egladil'
    const view = table('trilogy turn=0 path=egladil | frodo path=gimli | witch-king path=the-hunter').view(null)
    const events: CardsEvent[] = [
      { type: 'use', seat: 0, handle: 1 },
      { type: 'combat', location, cause: 'replaced' },
      { type: 'count', location, attack: 1, shields: 0, left: 1 },
      { type: 'casualties', location, handles: [], uncancelled: 1 },
      { type: 'path-ended', path: location, side: 'shadow', points: 0, corruption: 1 },
    ]
    const told = stagesOf(view, events, { ...view, path: null })
    expect(steps(told.map((one) => one.view))).toEqual(['over', 'attack', 'attack', 'shields', 'losses', 'clean-up', 'over'])
    expect(told[1]?.view.combat?.cause).toBe('replaced')
    expect(told[5]?.view.stage).toEqual({ step: 'clean-up', uncancelled: 1, winner: 'shadow' })
    expect(told[6]?.view.stage).toBeUndefined()
  })
})

const bold: Policy = (asked, below) => {
  const prompt = asked.prompt()
  const plays = prompt.keys.filter((key) => /^(play|move)@(?!reserve)/.test(key))
  if (prompt.kind === 'action' && plays.length && below(8) < 7) return [plays[below(plays.length)] as string]
  return policies.random(asked, below)
}

describe('combats of a whole match, looked at again', () => {
  const session = localSession({
    rules: wotrCardsRules,
    setup: { options: defaultOptions(CARDS_OPTIONS), seats: 4 },
    dealer: localDealer(11),
  })
  const below = generator(11)
  for (let decision = session.getSnapshot().decision; decision; decision = session.getSnapshot().decision)
    for (const { seat, prompt } of decision.seats) session.choose(seat, bold({ seat, prompt: () => prompt } as never, below) ?? [])
  const told = session.told as readonly { at: number; event: CardsEvent }[]
  const panels = { sequences: sequencesOf as never, stages: stagesOf as never }
  const sequences = sequencesOf(told)

  it('are as many as were won', () => {
    expect(sequences.length).toBeGreaterThan(12)
    expect(sequences.length).toBe(told.filter(({ event }) => event.type === 'won' || event.type === 'path-ended').length)
  })

  it('show every step in its order, without touching the match', () => {
    const before = session.match.fingerprint()
    for (const { id } of sequences) {
      const sequence = latestSequence(session, panels, id)
      if (!sequence) throw new Error(`no combat for ${id}`)
      const views = viewsOf(session, panels, sequence, null) as View[]
      const seen = steps(views)
      const order = ['support', 'attack', 'shields', 'losses', 'clean-up', 'over']
      const known = seen.map((step) => order.indexOf(step)).filter((at) => at >= 0)
      expect(known, `${id}: ${seen}`).toEqual(known.slice().sort((a, b) => a - b))
      expect(new Set(seen.filter((step) => step !== 'now')).size, `${id}: ${seen}`).toBeGreaterThanOrEqual(isBattleground(id) ? 4 : 3)
    }
    expect(session.match.fingerprint()).toBe(before)
  })

  it('add up: the parts of attack, shields and losses are what the rules counted', () => {
    let counted = 0
    for (const { id } of sequences) {
      const sequence = latestSequence(session, panels, id)
      if (!sequence) continue
      for (const view of viewsOf(session, panels, sequence, null) as View[]) {
        const { combat, stage } = view
        const front = combat && frontsOf(view).find((one) => one.id === combat.location)
        if (!combat || !front || stage?.step !== 'shields') continue
        counted++
        expect(sumOfParts(attackParts(front, combat.support)), id).toBe(combat.attack)
        expect(sumOfParts(shieldParts(front)), id).toBe(combat.shields)
        const lost = told.slice(sequence.from, sequence.to).find(({ event }) => event.type === 'casualties')?.event
        if (lost?.type !== 'casualties') throw new Error(`no casualties at ${id}`)
        const cancelled = sumOfParts(defenceParts(front, combat.support, lost.handles))
        expect(Math.max(0, combat.left - cancelled), id).toBe(lost.uncancelled)
      }
    }
    expect(counted).toBeGreaterThan(8)
  })
})
