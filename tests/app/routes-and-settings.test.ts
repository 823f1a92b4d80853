/** Addresses read back as they were written; any stored value becomes settings. */
import { describe, expect, it } from 'vitest'
import { type Route, readRoute, writeRoute } from '../../src/app/route.ts'
import { parseSettings } from '../../src/app/settings.ts'
import { de } from '../../src/app/text/de.ts'
import { en } from '../../src/app/text/en.ts'

describe('routes', () => {
  const routes: Route[] = [
    { screen: 'shelf' },
    { screen: 'matches' },
    { screen: 'new', game: 'lotr' },
    { screen: 'match', id: 'a b/c' },
    { screen: 'join', word: '' },
    { screen: 'join', word: 'HARTE' },
    { screen: 'table', id: 't' },
    { screen: 'table', id: 't', codes: true },
    { screen: 'seat', payload: 'AB-C_9' },
  ]
  it.each(routes)('%o comes back', (route) => {
    expect(readRoute(writeRoute(route))).toEqual(route)
  })
  it('takes anything else for the shelf', () => {
    expect(readRoute('#/no/such/place')).toEqual({ screen: 'shelf' })
    expect(readRoute('')).toEqual({ screen: 'shelf' })
    expect(readRoute('#/match/%E0%A4%A')).toEqual({ screen: 'shelf' })
    expect(readRoute('#/table')).toEqual({ screen: 'shelf' })
    expect(readRoute('#/seat/')).toEqual({ screen: 'shelf' })
  })
})

describe('settings', () => {
  it('replaces what is missing or strange and keeps the rest', () => {
    const settings = parseSettings({ theme: 'candle', speed: 17, language: 'xx', askFrom: { 'lotr.WD': 'never' } })
    expect(settings.theme).toBe('candle')
    expect(settings.speed).toBe(1)
    expect(settings.askFrom).toEqual({ 'lotr.WD': 'never' })
  })
  it('keeps what was typed about servers, and nothing else in its place', () => {
    const net = { server: 'own', own: 'peer.example:9000', stun: 7, turn: 'x'.repeat(3000), more: 1 }
    expect(parseSettings({ name: 'Anna', net })).toMatchObject({
      name: 'Anna',
      net: { server: 'own', own: 'peer.example:9000', stun: '', turn: '' },
    })
    expect(parseSettings({ name: 'x'.repeat(99), net: [] })).toMatchObject({
      name: '',
      net: { server: 'auto', own: '', stun: '', turn: '' },
    })
  })
  it.each([undefined, null, 'nonsense', 7, []])('makes settings of %o', (value) => {
    expect(parseSettings(value).openHands).toBe(false)
  })
})

describe('text of the shell', () => {
  const shape = (value: unknown): unknown =>
    Array.isArray(value)
      ? ['list', value.length]
      : value && typeof value === 'object'
        ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shape(part)]))
        : typeof value
  it('is as complete in German as in English', () => {
    expect(shape(de)).toEqual(shape(en))
  })
})
