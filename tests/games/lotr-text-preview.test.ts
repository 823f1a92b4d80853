/**
 * What choices are foretold to bring: moves, dangers, what a payment still lacks, and the sentences made of it.
 * Small scenes set by hand; whether something may be done is the rules' business and tested there.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { defaultOptions, Match, type Prompt } from '../../src/engine/index.ts'
import { LOTR_OPTIONS } from '../../src/games/lotr/data/index.ts'
import { lotrRules } from '../../src/games/lotr/index.ts'
import { stillAsked } from '../../src/games/lotr/text/cover.ts'
import { lotrText } from '../../src/games/lotr/text/index.ts'
import { readKey } from '../../src/games/lotr/text/keys.ts'
import { previewEyes, previewMove, previewPlay, previewSteps, ringSteps, rollDanger } from '../../src/games/lotr/text/preview.ts'
import type { FaceOf, LotrText } from '../../src/games/lotr/text/types.ts'
import type { Cost, PlayerView, View } from '../../src/games/lotr/types.ts'

const FRODO = 0
const SAM = 1
const noFace: FaceOf = () => null
let start: View
let en: LotrText
let de: LotrText
beforeAll(async () => {
  en = await lotrText('en')
  de = await lotrText('de')
  const match = Match.start(lotrRules, { options: defaultOptions(LOTR_OPTIONS), seats: 5 })
  start = match.rules.view(match.state, null, match.cards.seenBy(null)) as View
})

/** Five hobbits in Moria: battle at 14, hiding and travelling at 3, Sauron on 11. Hands of six unknown cards. */
function moria(change: Partial<View> = {}, players: { readonly [seat: number]: Partial<PlayerView> } = {}): View {
  const hand = Array.from({ length: 6 }, (_, handle) => ({ handle, face: null }))
  return {
    ...start,
    place: 'moria',
    phase: { type: 'turn' },
    doing: { type: 'cards' },
    sauron: 11,
    active: FRODO,
    players: start.players.map((player) => ({ ...player, hand, ...players[player.seat] })),
    board: {
      place: 'moria',
      lines: { fighting: 4, hiding: 3, travelling: 3, friendship: null },
      event: 2,
      tilesLeft: 17,
      tile: 'fighting',
      ringUsed: false,
      features: ['pipe'],
    },
    ...change,
  }
}
const prompt = (kind: string, keys: readonly string[], about: Prompt['about'] = {}): Prompt => ({
  kind,
  keys,
  min: 1,
  max: keys.length,
  about,
})

describe('a move', () => {
  it('is foretold space by space', () => {
    expect(previewPlay(moria(), ['play@fighting:gimli#41'])).toEqual({
      line: 'fighting',
      from: 4,
      to: 6,
      length: 10,
      gains: ['shield', 'ring'],
      cards: [],
      rolls: 0,
      surplus: 0,
      endsScenario: false,
    })
    expect(previewMove(moria(), 'fighting', 4)).toMatchObject({ to: 8, gains: ['shield', 'ring', 'die', 'shield'], rolls: 1 })
    expect(previewMove(moria(), 'fighting', 9)).toMatchObject({ to: 10, surplus: 3, endsScenario: true })
    expect(previewMove(moria(), 'friendship', 1)).toBeNull()
  })
  it('by the Ring gains nothing', () => {
    expect(previewMove(moria(), 'fighting', 4, true)).toMatchObject({ to: 8, gains: [], rolls: 0 })
    expect(ringSteps(moria(), SAM, 'three_dots')).toBe(1)
  })
  it('is told with what it brings', () => {
    const play = prompt('play-cards', ['play@fighting:gimli#41', 'draw', 'back'])
    expect(en.decision(moria(), FRODO, play, ['play@fighting:gimli#41'], noFace)).toEqual({
      question: 'Frodo, play a white card, a grey card, or both.',
      detail: 'Gimli takes the battle two steps, to 16: **a shield and a ring** for you.',
    })
    expect(de.decision(moria(), FRODO, play, ['play@fighting:gimli#41'], noFace).detail).toBe(
      'Gimli bringt den Kampf zwei Schritte voran, auf 16: **einen Schild und einen Ring** für dich.',
    )
    expect(en.choice(moria(), FRODO, play, 'play@fighting:gimli#41', noFace)).toEqual({ label: 'Play Gimli', hint: 'battle, 2 steps' })
  })
})

describe('danger', () => {
  it('counts dots, the Eye and cards that are missing', () => {
    const near = moria({ sauron: 10 }, { [FRODO]: { step: 7 }, [SAM]: { step: 9, hand: [] } })
    expect(rollDanger(near, FRODO)).toEqual({ dots: 3, together: false, eye: [SAM], cards: false })
    expect(rollDanger(near, SAM)).toEqual({ dots: 1, together: false, eye: [SAM], cards: true })
    expect(rollDanger(moria({ sauron: 10 }, { [FRODO]: { step: 5 } }), FRODO, 0, 2)).toMatchObject({ dots: null, together: true })
    expect(previewSteps(near, FRODO, 3)).toEqual({ to: 10, meets: true })
    expect(previewEyes(near, 3)).toEqual({ to: 7, met: [FRODO, SAM] })
  })
  it('is told before the Ring is put on', () => {
    const view = moria({ sauron: 10 }, { [FRODO]: { step: 7 } })
    const window = prompt('window', ['pass', 'ring'], { window: 'W2', moment: 'step' })
    expect(en.decision(view, FRODO, window, ['ring'], noFace).detail).toContain('**Three dots would bring you to Sauron, and the Ring.**')
    expect(de.decision(view, FRODO, window, ['ring'], noFace).detail).toContain('**Drei Punkte brächten dich und den Ring zu Sauron.**')
  })
})

describe('a payment', () => {
  const paying = (cost: Cost, change: object = {}): View =>
    moria({ payment: { cost, payer: 'group', seat: null, pledges: [], guidance: 0, for: 'orcs_attack', ...change } })

  it('lacks what is not covered', () => {
    expect(stillAsked(paying({ signs: { fighting: 5 } }), SAM, ['give:gimli#1', 'give:white.wild#2'], noFace)).toEqual({
      cost: { signs: { fighting: 2 } },
      enough: false,
    })
    expect(
      stillAsked(paying({ cards: 1, tokens: { any: 1 }, shields: 1 }), SAM, ['give:boat#1', 'token:sun', 'shields:1'], noFace)?.enough,
    ).toBe(true)
    expect(stillAsked(moria(), SAM, [], noFace)).toBeNull()
  })
  it('takes a required wild only from wild signs, and Frodo’s white cards count as wild', () => {
    const view = paying({ signs: { friendship: 1, wild: 1 } })
    expect(stillAsked(view, SAM, ['give:white.friendship#1'], noFace)?.cost).toEqual({ signs: { wild: 1 } })
    expect(stillAsked(view, FRODO, ['give:white.hiding#1'], noFace)?.cost).toEqual({ signs: { friendship: 1 } })
    expect(stillAsked(view, SAM, ['give:glamdring#1'], noFace)?.enough).toBe(true)
    const unsplit = { ...view, options: { ...view.options, discard_symbols_split: false } }
    expect(stillAsked(unsplit, SAM, ['give:glamdring#1'], noFace)?.enough).toBe(false)
  })
  it('is told with its price and its otherwise', () => {
    const keys = ['give:white.hiding#1', 'give:grey.hiding#2', 'pass', 'refuse']
    const view = moria({
      place: 'bag_end',
      board: null,
      sauron: 12,
      payment: { cost: { signs: { hiding: 2 } }, payer: 'one', seat: null, pledges: [], guidance: 0, for: 'nazgul_appears' },
    })
    const pay = prompt('pay', keys, { event: 'nazgul_appears' })
    expect(en.decision(view, FRODO, pay, [], noFace)).toEqual({
      question: 'A rider on the road. Who hides the company?',
      detail: 'One of you gives two [hiding]; otherwise **Sauron comes one step nearer, to 11**.',
    })
    expect(en.choices(view, FRODO, pay, keys.slice(0, 2), noFace)).toEqual({ label: 'Give both cards', hint: 'Hiding and Hiding' })
    expect(en.choice(view, FRODO, pay, 'pass', noFace).hint).toBe('Sam is next')
    expect(en.choice(view, FRODO, pay, 'refuse', noFace)).toEqual({ label: 'Nobody gives', hint: 'Sauron to 11' })
  })
})

describe('an ending', () => {
  it('adds up, and names who came to the fire', () => {
    const won = moria(
      { ending: { result: 'victory', cause: 'ring-destroyed', place: 'mordor', score: 76 }, place: 'mordor' },
      { [FRODO]: { alive: false } },
    )
    expect(en.ending(won)).toEqual({
      title: 'The Ring is destroyed',
      line: 'Sam stood at the Cracks of Doom, and came away alive.',
      parts: [
        { value: 60, label: 'Mount Doom' },
        { value: 16, label: 'shields brought home' },
      ],
    })
    const lost = moria(
      { ending: { result: 'defeat', cause: 'ring-bearer-lost', place: 'moria', score: 14 }, sauron: 9 },
      { [FRODO]: { step: 9 } },
    )
    expect(en.ending(lost).line).toBe('He met Frodo on step 9. The battle stood at 14.')
    expect(de.standing(lost)).toBe('Der Kampf steht auf 14, Sauron auf 9.')
  })
})

describe('keys', () => {
  it('read as choices, unknown ones as they are', () => {
    expect(readKey('play@fighting:gimli#41', noFace)).toEqual({ verb: 'play', line: 'fighting', handle: 41, card: 'gimli' })
    expect(readKey('pass:#7', () => 'white.wild')).toEqual({ verb: 'pass-card', handle: 7, card: 'white.wild' })
    expect(readKey('pass', noFace)).toEqual({ verb: 'pass' })
    expect(readKey('order:3.1.2', noFace)).toEqual({ verb: 'order', handles: [3, 1, 2] })
    expect(readKey('dance:wildly', noFace)).toEqual({ verb: 'other', key: 'dance:wildly' })
  })
})
