import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { BATTLEGROUNDS, CARD_IDS, PATHS } from '../../../src/games/wotr-cards/types.ts'
import { idsInTitle, statementsOf } from '../statements.ts'

const here = new URL('.', import.meta.url)
const text = (name: string): string => readFileSync(new URL(name, here), 'utf8')

/** Titles as the runner would see them, with what loops put in: the files are read with a runner that only writes titles down. */
async function titlesOf(files: readonly string[]): Promise<string> {
  const titles: string[] = []
  vi.doMock('vitest', () => ({ describe: (_: string, tests: () => void) => tests(), it: (title: string) => titles.push(title), expect }))
  for (const name of files) await import(`./${name.replace('.test.ts', '')}.test.ts`)
  vi.doUnmock('vitest')
  return titles.join('\n')
}
const isCard = (id: string): boolean => /^[a-z]/.test(id)

const files = readdirSync(here).filter((name) => name.endsWith('.test.ts') && name !== 'statements.test.ts')
const titled = new Set(idsInTitle(await titlesOf(files), 'wotr-cards'))

describe('statements', () => {
  const ids = statementsOf(text('statements.md'))

  it('all 95 are named by a test of this folder, and no test names another', () => {
    const statements = ids.filter((id) => !isCard(id))
    const named = [...titled].filter((id) => !isCard(id))
    expect(statements).toHaveLength(95)
    expect(named.sort()).toEqual(statements.slice().sort())
  })

  it('every card and location stands in the list, and in the title of a test', () => {
    const cards = ids.filter(isCard)
    expect(cards.slice().sort()).toEqual([...CARD_IDS, ...BATTLEGROUNDS, ...PATHS].sort())
    expect([...titled].filter(isCard).sort()).toEqual(cards.slice().sort())
  })
})
