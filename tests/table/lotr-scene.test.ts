/** The pure parts of the scene: where pieces stand, what may be touched, what a telling leaves behind. */
import './no-browser.ts'

import { Container, Texture } from 'pixi.js'
import { describe, expect, it } from 'vitest'
import type { Prompt } from '../../src/engine/types.ts'
import { choicesOf, haloOf, keysFor, keysOfLine } from '../../src/games/lotr/scene/choices.ts'
import { choreography, type Stagehands } from '../../src/games/lotr/scene/choreography.ts'
import { companies, fitted, measure, standing } from '../../src/games/lotr/scene/geometry.ts'
import { closeness, placements } from '../../src/games/lotr/scene/placements.ts'
import { told } from '../../src/games/lotr/scene/shown.ts'
import { touchTargets } from '../../src/games/lotr/scene/targets.ts'
import { HOBBITS, type LotrEvent, PLACES, type View } from '../../src/games/lotr/types.ts'
import { createCast } from '../../src/table/cast.tsx'
import type { Shape } from '../../src/table/contract.ts'
import { createDirector } from '../../src/table/director.ts'
import { targetAt } from '../../src/table/touch-targets.ts'
import { boardAt, pageOf, SCREENS, SHAPES, viewAt } from './lotr-view.ts'

const geometryOf = (shape: Shape, place: View['place']) => measure(SCREENS[shape].slots, shape, place, pageOf(shape))
const prompt = (keys: readonly string[], kind = 'play-cards'): Prompt => ({ kind, keys, min: 1, max: 1 })
const PLAY = prompt(['play@fighting:white.fighting#1', 'play@fighting:gimli#2', 'play@hiding:grey.hiding#3', 'draw', 'back'])

describe('the corruption road', () => {
  it('stands those who share a step side by side, 20 to 25 px apart', () => {
    const road = geometryOf('landscape', 'moria').road
    const view = viewAt('moria')
    const where = placements(view, geometryOf('landscape', 'moria'))
    const sam = where.get('figure/sam')
    const fatty = where.get('figure/fatty')
    expect(Math.abs((sam?.x ?? 0) - (fatty?.x ?? 0))).toBeCloseTo(25)
    expect(where.get('figure/frodo')?.x).toBeCloseTo(road?.at(4).x ?? 0)
  })
  it('keeps five on one step apart and on the page', () => {
    for (const shape of SHAPES) {
      const view = viewAt('bag_end', { players: viewAt('bag_end').players.map((p) => ({ ...p, step: 0 })) })
      const where = placements(view, geometryOf(shape, 'bag_end'))
      const spots = HOBBITS.map((h) => where.get(`figure/${h}`) ?? { x: 0, y: 0 })
      expect(new Set(spots.map((p) => `${p.x} ${p.y}`)).size).toBe(5)
      for (const p of spots) expect(p.x).toBeGreaterThan(-1)
    }
    expect(standing(5, 25)).toHaveLength(5)
  })
  it('shows no figure of a hobbit who met Sauron', () => {
    const players = viewAt('moria').players.map((p) => ({ ...p, alive: p.seat !== 2 }))
    expect(placements(viewAt('moria', { players }), geometryOf('landscape', 'moria')).has('figure/pippin')).toBe(false)
    expect([...companies(players).values()].flat()).toHaveLength(4)
  })
  it('lets the shadow begin two steps before Sauron and reach to the end of the road', () => {
    const geometry = geometryOf('landscape', 'moria')
    const night = placements(viewAt('moria'), geometry).get('night')
    const sauron = placements(viewAt('moria'), geometry).get('sauron')
    expect((sauron?.x ?? 0) - (night?.x ?? 0)).toBeCloseTo(2.2 * 71)
    expect((night?.x ?? 0) + (night?.scaleX ?? 0) * 600).toBeCloseTo(1180)
  })
  it('grows dark as the leading hobbit and Sauron draw near', () => {
    expect(closeness(viewAt('moria', { sauron: 12 }))).toBeLessThan(closeness(viewAt('moria', { sauron: 6 })))
    expect(closeness(viewAt('moria', { sauron: 4 }))).toBe(1)
  })
})

describe('a picture in its slot', () => {
  it('fills it when the shapes are alike and is never pulled too far', () => {
    const slot = { x: 10, y: 20, width: 806, height: 452 }
    expect(fitted(slot, 1.18)).toEqual(slot)
    const wide = fitted({ ...slot, width: 1600 }, 1.18)
    expect(wide.width / 806 / (wide.height / 452)).toBeCloseTo(1.18)
    expect(wide.x + wide.width / 2).toBeCloseTo(810)
  })
})

describe('what a prompt means on the board', () => {
  const view = viewAt('moria')
  const choices = choicesOf(view, PLAY)
  it('a card reaches as far as its signs', () => {
    expect(choices.moves.map((m) => `${m.line} ${m.to}`)).toEqual(['fighting 4', 'fighting 5', 'hiding 4'])
  })
  it('a station stands for the cards that end there, the line for all of them', () => {
    expect(keysFor(choices, 'fighting', 4)).toEqual(['play@fighting:white.fighting#1'])
    expect(keysFor(choices, 'fighting', 5)).toEqual(['play@fighting:gimli#2'])
    expect(keysFor(choices, 'fighting', 6)).toEqual([])
    expect(keysOfLine(choices, 'fighting')).toHaveLength(2)
  })
  it('what could be reached glows softly, what the raised card reaches strongly', () => {
    const soft = haloOf(view, choices, null)
    expect([3, 4, 5, 6].map((n) => soft('fighting', n))).toEqual(['none', 'soft', 'soft', 'none'])
    const strong = haloOf(view, choices, { keys: ['play@fighting:gimli#2'] })
    expect([3, 4, 5, 6].map((n) => strong('fighting', n))).toEqual(['none', 'strong', 'strong', 'none'])
    expect(strong('hiding', 4)).toBe('none')
  })
  it('nothing reaches beyond the end of a line', () => {
    const late = viewAt('moria', { board: boardAt('moria', { lines: { fighting: 9, hiding: 3, travelling: 3, friendship: null } }) })
    expect(choicesOf(late, PLAY).moves.map((m) => m.to)).toEqual([10, 10, 4])
  })
  it('hobbits and whole lines can be chosen', () => {
    const c = choicesOf(view, prompt(['player:1', 'player:3', 'line:hiding'], 'choose-player'))
    expect([...c.players]).toEqual([1, 3])
    expect([...c.lines]).toEqual(['hiding'])
  })
  it('a chosen line glows as far as Guidance or the Ring will carry it', () => {
    const c = choicesOf(view, { ...prompt(['line:hiding', 'line:fighting'], 'choose-line'), about: { purpose: 'guidance', count: 2 } })
    const soft = haloOf(view, c, null)
    expect([3, 4, 5, 6].map((n) => soft('hiding', n))).toEqual(['none', 'soft', 'soft', 'none'])
    const strong = haloOf(view, c, { keys: ['line:hiding'] })
    expect([4, 5, 6].map((n) => strong('hiding', n))).toEqual(['strong', 'strong', 'none'])
  })
})

describe('touching', () => {
  const view = viewAt('moria')
  const targetsOn = (shape: Shape, p: Prompt | null, preview: { keys: string[] } | null = null) =>
    touchTargets(view, geometryOf(shape, 'moria'), choicesOf(view, p), preview)
  const touch = (shape: Shape, label: string, p: Prompt | null) => {
    const targets = targetsOn(shape, p)
    const area = targets.find((t) => t.label === label)?.area
    if (!area || 'points' in area) throw new Error(`no such spot: ${label}`)
    return targetAt(targets, area, area)
  }
  it('a glowing station answers with its keys, another says which key it would have been', () => {
    expect(touch('landscape', 'station/fighting-5', PLAY)?.keys).toEqual(['play@fighting:gimli#2'])
    const far = touch('landscape', 'station/fighting-9', PLAY)
    expect([far?.keys, far?.why]).toEqual([[], 'line:fighting'])
    const raised = targetsOn('landscape', PLAY, { keys: ['play@fighting:gimli#2'] })
    expect(raised.find((t) => t.label === 'station/hiding-5')?.why).toBe('play@hiding:gimli#2')
  })
  it('on a phone a whole line is one target', () => {
    for (const n of [0, 5, 9]) expect(touch('phone', `station/fighting-${n}`, PLAY)?.keys).toHaveLength(2)
  })
  it('every station, figure and marker can be hit in its middle with a finger', () => {
    for (const shape of SHAPES)
      for (const target of targetsOn(shape, PLAY)) {
        if ('points' in target.area) continue
        expect(target.area.r, target.label).toBeGreaterThanOrEqual(22)
      }
    for (const shape of ['landscape', 'portrait'] as const)
      for (const target of targetsOn(shape, null)) {
        if (!target.label.startsWith('station')) continue
        expect(touch(shape, target.label, null)?.label).toBe(target.label)
      }
  })
  it('everything that can be touched explains itself', () => {
    for (const place of PLACES)
      for (const target of touchTargets(viewAt(place), geometryOf('landscape', place), choicesOf(viewAt(place), null), null))
        expect(target.topic, target.label).toMatch(/^(space|sign|event|hobbit|tile):[a-z_:0-9]+$|^(sauron|road|die)$/i)
  })
})

describe('a telling', () => {
  const script: LotrEvent[] = [
    { type: 'turn', seat: 1 },
    { type: 'tile', tile: 'fighting', handle: 7, left: 16 },
    { type: 'marker', line: 'fighting', to: 4, cause: 'tile' },
    { type: 'gain', seat: 1, what: 'shield', amount: 1 },
    { type: 'play', seat: 1, handle: 3, line: 'hiding' },
    { type: 'marker', line: 'hiding', to: 4, cause: 'card' },
    { type: 'roll', seat: 1, face: 'eye', cause: 'space' },
    { type: 'sauron', from: 11, to: 8 },
    { type: 'corrupt', seat: 0, from: 4, to: 8, cause: 'event' },
    { type: 'met-sauron', seats: [0] },
    { type: 'ring-bearer', seat: 1, from: 0 },
    { type: 'pass-card', from: 1, to: 0, handle: 4 },
    { type: 'ring-used', seat: 1 },
    { type: 'arrived', place: 'lothlorien' },
    { type: 'event', place: 'lothlorien', n: 1, event: 'galadriel' },
  ]
  const before = viewAt('moria')
  const after = viewAt('lothlorien', {
    active: 1,
    sauron: 8,
    ringBearer: 1,
    phase: { type: 'haven', event: 1 },
    die: { seat: 1, face: 'eye' },
    players: before.players.map((p) => (p.seat === 0 ? { ...p, step: 8, alive: false } : p)),
  })
  const hands = (isReduced: boolean) => {
    const cast = createCast()
    const things = new Map<string, Container>()
    for (const label of [...placements(before, geometryOf('landscape', 'moria')).keys()]) {
      const thing = new Container({ label })
      things.set(label, thing)
      cast.join(label, thing)
    }
    cast.settle(placements(before, geometryOf('landscape', 'moria')))
    const layer = new Container()
    const shown: View[] = []
    const all: Stagehands = {
      cast,
      layer,
      isReduced,
      texture: () => Texture.EMPTY,
      geometry: (place) => geometryOf('landscape', place),
      show: (view) => shown.push(view),
      isReady: () => true,
    }
    return { all, things, layer, shown }
  }

  for (const isReduced of [false, true])
    it(`ends where the view after it stands, and leaves nothing in the air${isReduced ? ' (less motion)' : ''}`, () => {
      const { all, things, layer, shown } = hands(isReduced)
      const director = createDirector((error) => {
        throw error
      })
      let isTold = false
      director.play(choreography(before, script, after, all), () => {
        isTold = true
      })
      let time = 0
      while (director.tick(16) && time < 60_000) time += 16
      expect(isTold).toBe(true)
      expect(layer.children).toHaveLength(0)
      expect(shown.at(-1)?.place).toBe('lothlorien')
      for (const [label, p] of placements(after, geometryOf('landscape', 'lothlorien'))) {
        const thing = things.get(label)
        if (!thing) continue
        expect([Math.round(thing.x), Math.round(thing.y)], label).toEqual([Math.round(p.x), Math.round(p.y)])
      }
    })

  it('takes its time: 220 ms a space, 700 a die, 900 for Sauron', () => {
    const length = (events: LotrEvent[], end: View) => {
      const director = createDirector(() => undefined)
      let time = 0
      director.play(choreography(before, events, end, hands(false).all), () => undefined)
      while (director.tick(1) && time < 10_000) time += 1
      return time + 1
    }
    const players = before.players.map((p) => (p.seat === 0 ? { ...p, step: 6 } : p))
    expect(length([{ type: 'corrupt', seat: 0, from: 4, to: 6, cause: 'die' }], { ...before, players })).toBe(440)
    expect(length([{ type: 'roll', seat: 0, face: 'one_dot', cause: 'space' }], before)).toBe(700)
    expect(length([{ type: 'sauron', from: 11, to: 10 }], { ...before, sauron: 10 })).toBe(900)
    const tile: LotrEvent = { type: 'tile', tile: 'hiding', handle: 1, left: 16 }
    expect(length([tile], { ...before, board: boardAt('moria', { tile: 'hiding', tilesLeft: 16 }) })).toBe(350)
  })

  it('is told event by event: the view between is the view before, changed', () => {
    let view = before
    for (const event of script) view = told(view, event, after)
    expect([view.place, view.sauron, view.players[0]?.alive, view.active]).toEqual(['lothlorien', 8, false, 1])
  })
})
