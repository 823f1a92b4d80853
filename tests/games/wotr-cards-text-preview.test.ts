/** What choices are foretold to bring, what is asked for which reason, and the keys behind it: small scenes set by hand. */
import { beforeAll, describe, expect, it } from 'vitest'
import { defaultOptions, Match, type Prompt } from '../../src/engine/index.ts'
import { CARDS_OPTIONS } from '../../src/games/wotr-cards/data/index.ts'
import { wotrCardsRules } from '../../src/games/wotr-cards/index.ts'
import { readKey } from '../../src/games/wotr-cards/text/compose/keys.ts'
import { cardsText, LANGUAGES } from '../../src/games/wotr-cards/text/index.ts'
import type { CardsText, FaceOf, Language } from '../../src/games/wotr-cards/text/types.ts'
import { runsOf } from '../../src/games/wotr-cards/text/words/rules.ts'
import type { CardId, LocationView, PieceView, View } from '../../src/games/wotr-cards/types.ts'
import * as words from '../../src/games/wotr-cards/types.ts'
import { flaws, viewOf } from './wotr-cards-sentences.ts'

let texts: Record<Language, CardsText>
let view: View
beforeAll(async () => {
  texts = { en: await cardsText('en'), de: await cardsText('de') }
  view = viewOf(Match.start(wotrCardsRules, { options: defaultOptions(CARDS_OPTIONS), seats: 4 }), 0)
})

describe('sentences', () => {
  const piece = (face: CardId, handle: number, icons: Partial<PieceView['icons']>): PieceView => ({
    handle,
    face,
    owner: 0,
    controller: 0,
    fresh: false,
    used: false,
    tokens: { attack: 0, defense: 0 },
    icons: { path: 0, attack: 0, defense: 0, leadAttack: 0, leadDefense: 0, ...icons },
    items: [],
    partner: null,
  })
  const guldur = (): LocationView => ({
    id: 'dol-guldur',
    shields: 2,
    tokens: { attack: 0, defense: 0 },
    bare: false,
    attackers: [piece('high-elves', 1, { attack: 2 }), piece('legolas', 2, { attack: 1 }), piece('gandalf-the-white', 3, { attack: 2 })],
    defenders: [piece('olog-hai', 4, { defense: 2 }), piece('mordor-orcs', 5, { defense: 1 })],
    forecast: { attack: 5, shields: 2, left: 3, defense: 3, winner: 'shadow' },
  })
  const prompt = (kind: string, keys: readonly string[], about: Prompt['about'] = {}): Prompt => ({
    kind,
    keys,
    min: 1,
    max: keys.length,
    about,
  })
  const noFace: FaceOf = () => null

  it('foretell what an item changes', () => {
    const at = { ...view, battlegrounds: [guldur()] }
    const key = 'play@legolas:bow-of-the-galadhrim#9'
    const after = { attack: 6, shields: 2, left: 4, defense: 3, winner: 'free' }
    const asked: Prompt = { ...prompt('action', [key]), foretell: () => ({ 'dol-guldur': after }) }
    expect(texts.en.choice(at, 2, asked, key, noFace)).toEqual({
      label: 'Legolas at Dol Guldur',
      hint: '6 against 5: Dol Guldur falls, worth 1',
    })
    expect(texts.de.choice(at, 2, asked, key, noFace)).toEqual({
      label: 'Legolas in Dol Guldur',
      hint: '6 gegen 5: Dol Guldur fällt, wert 1',
    })
    expect(texts.en.raised(at, 2, asked, 9, () => 'bow-of-the-galadhrim').question).toBe('Who shall carry the Bow of the Galadhrim?')
    expect(texts.de.raised(at, 2, asked, 9, () => 'bow-of-the-galadhrim').question).toBe('Wer soll den Bogen der Galadhrim tragen?')
  })
  it('foretell nothing where the rules do not', () => {
    const at = { ...view, battlegrounds: [guldur()] }
    const key = 'play@legolas:bow-of-the-galadhrim#9'
    for (const asked of [prompt('action', [key]), { ...prompt('action', [key]), foretell: () => null }])
      expect(texts.en.choice(at, 2, asked, key, noFace)).toEqual({ label: 'Legolas at Dol Guldur', hint: '' })
  })
  it('tell the sum of a front', () => {
    expect(texts.en.front(view, guldur())).toEqual({
      line: 'Shadow defends · 2 shields',
      sum: '5 attack less 2 shields leaves 3 to cancel',
      result: 'holds',
      cost: 'holds, two lost',
    })
  })
  it('teach which losses are allowed', () => {
    const at: View = {
      ...view,
      battlegrounds: [guldur()],
      combat: {
        location: 'dol-guldur',
        cause: 'step',
        attackers: 'free',
        support: [],
        attack: 5,
        shields: 2,
        left: 2,
        lost: [],
        proposal: [],
      },
    }
    const asked = prompt('casualties', ['lose:olog-hai#4', 'lose:mordor-orcs#5'], { location: 'dol-guldur', left: 2 })
    expect(texts.en.losses(at, asked, ['lose:olog-hai#4'], noFace)).toMatchObject({ sum: '2 of 2', verdict: 'just enough', allowed: true })
    expect(texts.en.losses(at, asked, ['lose:mordor-orcs#5'], noFace)).toMatchObject({ verdict: 'one short', allowed: false })
    const both = texts.en.losses(
      { ...at, combat: null },
      { ...asked, about: { location: 'dol-guldur', left: 1 } },
      ['lose:olog-hai#4', 'lose:mordor-orcs#5'],
      noFace,
    )
    expect(both).toMatchObject({ verdict: '2 over', why: 'Mordor Orcs is 1 without Olog-hai', allowed: false })
  })
  it('tell why one may not pass yet', () => {
    const hand = (n: number) => Array.from({ length: n }, (_, handle) => ({ handle, face: null }))
    const counts = [4, 4, 6, 3]
    const at = { ...view, players: view.players.map((player, seat) => ({ ...player, hand: hand(counts[seat] ?? 0), mayPass: false })) }
    expect(texts.en.passing(at, 2)).toBe('No pass yet: 6 in hand, your limit is 2, and the Shadow holds 4 and 3.')
    expect(texts.de.passing(at, 2)).toBe('Noch kein Passen: 6 auf der Hand, deine Grenze ist 2, und der Schatten hat 4 und 3.')
  })
  it('ask every kind of question, for every reason, in both languages', () => {
    const keys: { readonly [K in words.PromptKind]: readonly string[] } = {
      action: ['winnow', 'ring', 'pass', 'use:sam-gamgee#1', 'move@path:gimli#2', 'play:paths-of-the-dead#3', 'cycle:#4'],
      cycle: ['cycle:#1', 'cycle:#2'],
      eliminate: ['eliminate:#1', 'eliminate:frodo-baggins#2'],
      forsake: ['forsake:#1', 'forsake:gimli#2', 'deck'],
      may: ['do', 'decline'],
      take: ['take:saruman#1', 'nothing'],
      dig: ['play@reserve:eomer#1', 'play@gandalf-the-grey:shadowfax#2', 'nothing'],
      examine: ['hand:#1', 'cycle:#2', 'eliminate:#3'],
      path: ['path:amon-hen', 'decline'],
      battleground: ['activate:moria', 'reactivate:minas-tirith'],
      place: ['at:path', 'at:pelargir', 'decline'],
      target: ['card:olog-hai#1', 'card:grond#2', 'decline'],
      option: ['option:0', 'option:1'],
      fight: ['fight:harad', 'fight:morgai'],
      support: ['support:elrond#1', 'support:galadriel#2'],
      casualties: ['lose:olog-hai#4', 'lose:mordor-orcs#5'],
      agree: ['agree', 'refuse'],
      replacement: ['by:frodo-baggins#1', 'by:elven-cloak#2'],
    }
    const reasons: readonly words.Reason[] = ['setup', 'cost', 'text', 'winnow', 'ring', 'limit', 'draw-step']
    const at: View = {
      ...view,
      battlegrounds: [guldur()],
      scored: { free: [], shadow: ['minas-tirith'] },
      looking: { seat: 0, cards: Array.from({ length: 5 }, (_, handle) => ({ handle, face: null })) },
    }
    for (const kind of words.PROMPT_KINDS) {
      for (const reason of reasons) {
        const about = {
          reason,
          card: 'grima-wormtongue' as const,
          location: 'dol-guldur' as const,
          left: 2,
          more: 1,
          proposal: [4, 5],
          from: ['draw'],
        }
        const asked = { ...prompt(kind, keys[kind], about), max: 2 }
        const [en, de] = LANGUAGES.map((language) => {
          const text = texts[language]
          const chosen = [[], ...keys[kind].map((key) => [key]), keys[kind].slice(0, 2)]
          const told = chosen.map((some) => text.decision(at, 0, asked, some, noFace))
          const labels = [
            ...keys[kind].map((key) => text.choice(at, 0, asked, key, noFace)),
            text.choices(at, 0, asked, keys[kind].slice(0, 2), noFace),
          ]
          expect(
            flaws(
              told.map(({ question }) => question),
              'question',
            ),
          ).toEqual([])
          expect(
            flaws(
              told.flatMap(({ detail }) => (detail ? [detail] : [])),
              'detail',
            ),
          ).toEqual([])
          expect(
            flaws(
              labels.map(({ label }) => label),
              'label',
            ),
          ).toEqual([])
          expect(
            flaws(
              labels.flatMap(({ hint }) => (hint ? [hint] : [])),
              'hint',
            ),
          ).toEqual([])
          expect(flaws([text.actor(at, 0, asked)], 'actor')).toEqual([])
          expect(flaws([text.story(at, 0, asked)], 'story')).toEqual([])
          return told
        })
        for (const [i, one] of (en ?? []).entries()) expect(de?.[i]?.question, kind).not.toBe(one.question)
      }
    }
    const ask = { ...prompt('option', keys.option, { card: 'grima-wormtongue' }) }
    expect(texts.en.choice(at, 0, ask, 'option:1', noFace).label).toBe('Eliminate a Rohan character in play.')
    expect(texts.de.choice(at, 0, ask, 'option:0', noFace).label).toBe('Saruman aus dem Deck nehmen.')
  })
  it('read keys, unknown ones as they are', () => {
    expect(readKey('play@path:gimli#4', noFace)).toEqual({ verb: 'play', handle: 4, card: 'gimli', to: 'path', wielder: null })
    expect(readKey('cycle:#7', () => 'sting')).toEqual({ verb: 'cycle', handle: 7, card: 'sting' })
    expect(readKey('dance', noFace)).toEqual({ verb: 'other', key: 'dance' })
    expect(runsOf([1, 2, 3, 5])).toEqual([
      [1, 3],
      [5, 5],
    ])
  })
})
