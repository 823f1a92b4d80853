import { describe, expect, it } from 'vitest'
import { table } from './table.ts'

describe('the end of the game', () => {
  it('[lotr F1] comes at once with the Ring-bearer', () => {
    const t = table('moria fighting=6 sauron=3 | frodo 2 gimli | sam 0', 'fighting', 'two_dots').goOn()
    expect(t.match.pending).toBeNull()
    expect(t.events.at(-1)).toEqual({
      type: 'ending',
      ending: { result: 'defeat', cause: 'ring-bearer-lost', place: 'moria', score: 17 },
    })
  })

  it("[lotr F1] Mordor's last event takes him wherever he stands", () => {
    const t = table('mordor event=5 travelling=4 | frodo 0 | sam 0', 'sundial').goOn()
    expect(t.state.ending).toMatchObject({ cause: 'ring-is-mine', score: 52 })
    expect(t.player('frodo').alive).toBe(false)
  })

  it('[lotr F2] on 60 the attempt follows at once, after the die of that space', () => {
    const t = table('mordor travelling=12 | frodo 0 white.wild | sam 0', 'travelling', 'one_dot', 'blank', 'shield.2').goOn()
    expect(t.told('roll').map(({ cause }) => cause)).toEqual(['space', 'mount-doom'])
    expect(t.windows.some(({ window }) => window === 'W2')).toBe(false)
    expect(t.state.ending?.result).toBe('victory')
  })

  it('[lotr F2] reached by the Ring before 1b it comes before the tile that would bring the last event', () => {
    const t = table('mordor travelling=9 event=5 | frodo 0 | sam 0', 'sundial', 'blank', 'blank', 'shield.1').acts('W1b', 'frodo', 'ring')
    t.does('frodo', 'line:travelling').goOn()
    expect(t.state.ending).toMatchObject({ result: 'victory' })
    expect(t.told('event')).toEqual([])
    expect(t.told('roll').map(({ cause }) => cause)).toEqual(['ring', 'mount-doom'])
  })

  it("[lotr F2] after Gollum's roll, or from the window before step 3", () => {
    const gollum = table('mordor travelling=12 | frodo 0 gollum | sam 0', 'hiding', 'blank', 'one_dot', 'blank', 'shield.1')
    gollum.does('frodo', 'play@travelling:gollum').goOn()
    expect(gollum.told('roll').map(({ cause }) => cause)).toEqual(['space', 'gollum', 'mount-doom'])
    const late = table('mordor travelling=12 | frodo 0 | sam 0', 'hiding', 'blank', 'blank', 'shield.1').does('frodo', 'back')
    late.acts('W2', 'frodo', 'pass').acts('W2', 'frodo', 'ring').does('frodo', 'line:travelling').goOn()
    expect(late.state.ending?.result).toBe('victory')
  })

  it('[lotr F3] the attempt is an ordinary roll with Belt and Mithril and the standard set without Foresight', () => {
    const scene = 'mordor phase=mount-doom travelling=13 | frodo 0 shields=5 elessar | sam 0 belt,mithril'
    const t = table(scene, 'two_dots').upTo('WM')
    expect(t.offers('frodo')).toEqual(['pass', 'use:elessar', 'discard:elessar', 'call:healing', 'call:persistence'])
    expect(t.offers('sam')).toEqual(['pass', 'use:belt', 'discard:belt', 'discard:mithril'])
    expect(t.refuses('frodo', 'call:foresight')).toBe('foresight-not-here')
    t.acts('WM', 'sam', 'pass').upTo('WM')
    t.acts('WM', 'frodo', 'pass')
    expect(t.state.ending?.result).toBe('victory')
    expect(t.player('frodo').step).toBe(2)
  })

  it('[lotr F3] Mithril ignores its result, the Belt stands in for it', () => {
    const scene = 'mordor phase=mount-doom travelling=13 sauron=2 | frodo 1 | sam 0 belt,mithril'
    const mithril = table(scene, 'two_dots', 'shield.3').upTo('WM')
    mithril.acts('WM', 'sam', 'discard:belt').acts('WM', 'sam', 'pass').acts('WM', 'sam', 'use:mithril')
    expect(mithril.state.ending).toMatchObject({ result: 'victory', score: 63 })
    const belt = table(scene, 'shield.1').acts('WM', 'sam', 'use:belt')
    expect(belt.told('roll')).toEqual([])
    expect(belt.state.ending).toMatchObject({ result: 'victory', score: 61 })
  })

  it('[lotr F4] the Active player tries first, the others clockwise; the first to survive wins it for all', () => {
    const t = table(
      'mordor phase=mount-doom travelling=13 sauron=2 active=sam | frodo 1 | sam 1 shields=9 | pippin 0 shields=4',
      'one_dot',
      'one_dot',
      'shield.3',
    )
    t.goOn()
    expect(t.told('mount-doom').map(({ seat }) => seat)).toEqual([1, 2])
    expect(t.state.ending).toMatchObject({ result: 'victory', cause: 'ring-destroyed', score: 67 })
    expect(t.match.outcome?.winners).toEqual([0, 1, 2])
  })

  it("[lotr F4] there the Ring-bearer's death does not end the game, unless agreed; he may be agreed to try first", () => {
    const scene = 'mordor phase=mount-doom travelling=13 sauron=2 | frodo 1 | sam 0'
    expect(table(scene, 'one_dot', 'blank', 'shield.1').goOn().state.ending?.result).toBe('victory')
    const ends = scene.replace('mordor', 'mordor opt.mount_doom_ringbearer_death_ends_game=true')
    expect(table(ends, 'one_dot').goOn().state.ending).toMatchObject({ cause: 'ring-bearer-lost', score: 60 })
    const first = scene.replace('mordor', 'mordor opt.mount_doom_first_roller=ringBearer active=sam')
    expect(table(first, 'one_dot', 'blank').goOn().told('mount-doom')[0]?.seat).toBe(0)
  })

  it('[lotr F4] nobody left is a loss with 60', () => {
    const t = table('mordor phase=mount-doom travelling=13 sauron=1 | frodo 0 | sam 0', 'one_dot', 'three_dots').goOn()
    expect(t.state.ending).toEqual({ result: 'defeat', cause: 'nobody-left', place: 'mordor', score: 60 })
  })

  it('[lotr F5] a win scores 60 and the shields of the survivors, with the reward', () => {
    const scene = (reward: string) =>
      `mordor opt.mount_doom_reward=${reward} phase=mount-doom travelling=13 | frodo 0 shields=3 | sam 0 shields=4`
    const score = (reward: string) => table(scene(reward), 'blank', 'shield.2').goOn().state.ending?.score
    expect([score('bigShield'), score('shield'), score('none')]).toEqual([69, 68, 67])
  })

  it('[lotr F5] a loss scores the printed number of the main marker, in havens what is agreed', () => {
    const lost = (scene: string) => table(scene, 'sundial', 'eye').goOn().state.ending?.score
    expect(lost('helms_deep event=4 sauron=2 fighting=6 | frodo 1 | sam 0')).toBe(36)
    expect(lost('shelobs_lair event=5 sauron=3 | frodo 1 | sam 0')).toBe(40)
    expect(table('lothlorien event=3 sauron=2 | frodo 1 | sam 0', 'one_dot').goOn().state.ending?.score).toBe(20)
    expect(table('rivendell event=3 sauron=2 | frodo 1 | sam 0', 'one_dot').goOn().state.ending?.score).toBe(0)
    expect(table('moria phase=scenario-end fighting=10 sauron=2 | frodo 1 | sam 0').goOn().state.ending?.score).toBe(20)
  })
})
