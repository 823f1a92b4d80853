/** Joining by codes, step by step from both sides; links that lead somewhere; what a camera's errors mean. */
import { describe, expect, it } from 'vitest'
import { cameraProblem } from '../../src/app/codes/camera.ts'
import { afterNews, CHOOSING, type CodeNews, placeOf } from '../../src/app/codes/code-steps.ts'
import { routeOfLink } from '../../src/app/join/links.ts'

const reached = (...news: readonly CodeNews[]) => news.reduce(afterNews, CHOOSING)

describe('joining by codes', () => {
  it('shows a code, reads the answer, and is joined', () => {
    const shown = reached({ type: 'show' }, { type: 'made', code: 'A' })
    expect(shown.step).toEqual({ at: 'show-offer', code: 'A' })
    const reading = afterNews(shown, { type: 'next' })
    expect([reading.step.at, placeOf(reading)]).toEqual(['read-answer', 1])
    expect(afterNews(afterNews(reading, { type: 'reading' }), { type: 'joined' }).step.at).toBe('joined')
  })
  it('reads a code, shows the answer, and is joined', () => {
    const answering = reached({ type: 'read' }, { type: 'reading' }, { type: 'answered', code: 'B' })
    expect(answering.step).toEqual({ at: 'show-answer', code: 'B' })
    expect(placeOf(afterNews(answering, { type: 'joined' }))).toBe(2)
  })
  it('lets a misread code be read again', () => {
    const wrong = reached(
      { type: 'show' },
      { type: 'made', code: 'A' },
      { type: 'next' },
      { type: 'reading' },
      { type: 'problem', problem: 'damaged' },
    )
    expect(wrong).toEqual({ step: { at: 'read-answer', code: 'A', busy: false }, problem: 'damaged' })
    const offer = reached({ type: 'read' }, { type: 'problem', problem: 'not-a-code' })
    expect(offer).toEqual({ step: { at: 'read-offer', busy: false }, problem: 'not-a-code' })
  })
  it('begins anew when no line came of good codes', () => {
    expect(reached({ type: 'show' }, { type: 'made', code: 'A' }, { type: 'next' }, { type: 'problem', problem: 'no-line' }).step.at).toBe(
      'choose',
    )
    expect(reached({ type: 'read' }, { type: 'answered', code: 'B' }, { type: 'problem', problem: 'no-line' }).step.at).toBe('read-offer')
  })
  it('goes back to the code that was shown, and from there to the choice', () => {
    const reading = reached({ type: 'show' }, { type: 'made', code: 'A' }, { type: 'next' })
    const back = afterNews(reading, { type: 'back' })
    expect(back.step).toEqual({ at: 'show-offer', code: 'A' })
    expect(afterNews(back, { type: 'back' })).toEqual(CHOOSING)
  })
  it('hears nothing that comes too late', () => {
    expect(reached({ type: 'joined' })).toEqual(CHOOSING)
    expect(reached({ type: 'made', code: 'A' })).toEqual(CHOOSING)
    expect(reached({ type: 'read' }, { type: 'made', code: 'A' }).step.at).toBe('read-offer')
  })
})

describe('links', () => {
  it('leads to a table or a seat, wherever the link was made', () => {
    expect(routeOfLink('https://mathom.example/app/#/join/HARTE')).toEqual({ screen: 'join', word: 'HARTE' })
    expect(routeOfLink(' http://10.0.0.2:4173/?x=1#/seat/AB-C_9 ')).toEqual({ screen: 'seat', payload: 'AB-C_9' })
  })
  it.each(['', 'HARTE', 'https://example.org', 'https://x.example/#/join', '#/match/1', 'MTHABC'])('leads nowhere from %o', (text) => {
    expect(routeOfLink(text)).toBeNull()
  })
})

describe('the camera', () => {
  it.each([
    ['NotAllowedError', 'refused'],
    ['SecurityError', 'refused'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['NotReadableError', 'failed'],
    ['', 'failed'],
  ])('%s means %s', (name, problem) => {
    expect(cameraProblem(name)).toBe(problem)
  })
})
