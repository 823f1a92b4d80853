/** What touching a card means: raise, lower, replace, or ask why not. */
import { describe, expect, it } from 'vitest'
import type { Prompt } from '../../src/engine/index.ts'
import { addTo, pick, tapCard } from '../../src/games/lotr/panels/hand.ts'

const FACES: { readonly [handle: number]: string } = { 1: 'gimli', 2: 'white.wild', 3: 'white.hiding', 4: 'athelas' }
const faceOf = (handle: number): string | null => FACES[handle] ?? null
const play: Prompt = {
  kind: 'play-cards',
  keys: ['play@fighting:gimli#1', 'play@fighting:white.wild#2', 'play@hiding:white.wild#2', 'draw', 'back'],
  min: 1,
  max: 1,
}
const pay: Prompt = {
  kind: 'pay',
  keys: ['give:white.wild#2', 'give:white.hiding#3', 'token:sun', 'shields:1', 'shields:2', 'pass'],
  min: 1,
  max: 2,
}

describe('a touched card', () => {
  it('is raised, and another takes its place where only one may be chosen', () => {
    const first = tapCard(play, [], 1, faceOf)
    expect(first).toEqual({ select: ['play@fighting:gimli#1'] })
    expect(tapCard(play, ['play@fighting:gimli#1'], 2, faceOf)).toEqual({ select: ['play@fighting:white.wild#2'] })
  })
  it('comes down when it is touched again, on whatever line it was', () => {
    expect(tapCard(play, ['play@hiding:white.wild#2'], 2, faceOf)).toEqual({ select: [] })
  })
  it('asks why it cannot be used, with the key it would be', () => {
    expect(tapCard(play, [], 3, faceOf)).toEqual({ why: 'play@hiding:white.hiding#3' })
    expect(tapCard(pay, [], 4, faceOf)).toEqual({ why: 'give:athelas#4' })
    expect(tapCard(null, [], 1, faceOf)).toEqual({ why: 'use:gimli#1' })
  })
})

describe('what is raised', () => {
  it('grows up to as many as may be given, the first coming down', () => {
    const two = addTo(pay, ['give:white.wild#2'], 'give:white.hiding#3')
    expect(two).toEqual(['give:white.wild#2', 'give:white.hiding#3'])
    expect(addTo(pay, two, 'token:sun')).toEqual(['give:white.hiding#3', 'token:sun'])
  })
  it('holds one number of shields, and nothing beside an answer that stands alone', () => {
    expect(addTo(pay, ['shields:1'], 'shields:2')).toEqual(['shields:2'])
    expect(addTo(pay, ['token:sun'], 'pass')).toEqual(['pass'])
  })
  it('goes on the line that is touched on the board', () => {
    expect(pick(play, ['play@fighting:white.wild#2'], ['play@hiding:white.wild#2'])).toEqual(['play@hiding:white.wild#2'])
  })
})
