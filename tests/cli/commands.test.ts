/** `sim` and `replay` as a person types them: what they print, and how they end. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

function command(...words: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['src/cli/run.mjs', ...words])
    let [out, err] = ['', '']
    child.stdout.on('data', (chunk) => {
      out += chunk
    })
    child.stderr.on('data', (chunk) => {
      err += chunk
    })
    child.on('close', (code) => resolve({ code, out, err }))
  })
}

const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
let folder = ''
let changes = 0
let kept: Ended

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mathom-cli-'))
  kept = await command('sim', 'lotr', '--seats', '3', '--games', '4', '--seed', '7', '--set', 'sauronStart=15', '--json', '--out', folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

const file = (seed: number) => join(folder, `lotr-3-${seed}.json`)
function changed(seed: number, change: (match: Record<string, unknown> & { actions: string[]; fingerprints: string[] }) => void): string {
  const match = JSON.parse(readFileSync(file(seed), 'utf8'))
  change(match)
  const path = join(folder, `changed-${changes++}.json`)
  writeFileSync(path, JSON.stringify(match))
  return path
}

describe('sim', () => {
  it('prints one line a match and keeps the files', () => {
    expect([kept.code, kept.err]).toEqual([0, ''])
    expect(lines(kept.out).map(({ game, seats, seed }) => [game, seats, seed])).toEqual([7, 8, 9, 10].map((seed) => ['lotr', 3, seed]))
    expect(Object.keys(lines(kept.out)[0])).toEqual(['game', 'seats', 'seed', 'actions', 'outcome', 'fingerprint', 'ms'])
    expect(readdirSync(folder).filter((name) => name.startsWith('lotr-3-'))).toHaveLength(4)
  })

  it('tells what occurred in mixed matches', async () => {
    const { code, out, err } = await command('sim', 'lotr', '--mixed', '--games', '12', '--json')
    expect(code).toBe(0)
    expect(new Set(lines(out).map(({ seats }) => seats)).size).toBeGreaterThan(1)
    expect(err).toMatch(/Decisions: \d+ different ones occurred[\s\S]*Events: [\s\S]*Endings: /)
  })

  it('ends with one sentence for wrong words', async () => {
    const wrong = [
      ['chess'],
      ['lotr', '--seats', '9'],
      ['lotr', '--policy', 'best'],
      ['lotr', '--set', 'sauronStart=99'],
      ['lotr', '--what'],
    ]
    for (const words of wrong) {
      const { code, out, err } = await command('sim', ...words)
      expect([code, out]).toEqual([1, ''])
      expect(err.trim().split('\n')).toHaveLength(1)
    }
  })
})

describe('replay', () => {
  it('reaches the state that the simulation ended in', async () => {
    const [first] = lines(kept.out)
    const { code, out } = await command('replay', file(7), '--json')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toEqual({
      game: 'lotr',
      actions: first.actions,
      outcome: first.outcome,
      fingerprint: first.fingerprint,
      ok: true,
    })
    const part = JSON.parse((await command('replay', file(7), '--at', '20')).out)
    expect(part).toMatchObject({ actions: 20, outcome: null, ok: true })
    expect(part.fingerprint).toBe(JSON.parse(readFileSync(file(7), 'utf8')).fingerprints[19])
  })

  it('names the action where a file stops holding', async () => {
    const broken: [string, RegExp][] = [
      [changed(8, (match) => void (match.fingerprints[29] = '000000000000')), /action 30 \(.*fingerprint/],
      [changed(8, (match) => void (match.actions[25] = '0 fly:away')), /action 26 \(0 fly:away\)/],
    ]
    for (const [path, sentence] of broken) {
      const { code, out, err } = await command('replay', path)
      expect([code, out]).toEqual([1, ''])
      expect(err).toMatch(sentence)
    }
  })

  it('refuses files of other rules, half files and other things', async () => {
    const cut = join(folder, 'cut.json')
    writeFileSync(cut, readFileSync(file(9), 'utf8').slice(0, 900))
    const wrong: [string, RegExp][] = [
      [changed(9, (match) => void (match.rulesVersion = 999)), /version 999/],
      [cut, /no JSON/],
      ['package.json', /no match file/],
      [join(folder, 'nothing.json'), /cannot be read/],
    ]
    for (const [path, sentence] of wrong) {
      const { code, err } = await command('replay', path)
      expect(code).toBe(1)
      expect(err).toMatch(sentence)
    }
  })
})
