import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BATTLEGROUNDS, CARD_IDS, PATHS } from '../../../src/games/wotr-cards/types.ts'
import { idsInTitle, statementsOf } from '../statements.ts'

const here = new URL('.', import.meta.url)
const text = (name: string): string => readFileSync(new URL(name, here), 'utf8')
const isCard = (id: string): boolean => /^[a-z]/.test(id)

describe('statements', () => {
  const ids = statementsOf(text('statements.md'))
  const files = readdirSync(here).filter((name) => name.endsWith('.test.ts') && name !== 'statements.test.ts')
  const sources = files.map(text).join('\n').replaceAll('`', "'")

  it('all 95 are named by a test of this folder, and no test names another', () => {
    const statements = ids.filter((id) => !isCard(id))
    const named = new Set(idsInTitle(sources, 'wotr-cards').filter((id) => /^[A-Z]/.test(id)))
    expect(statements).toHaveLength(95)
    expect([...named].sort()).toEqual(statements.slice().sort())
  })

  it('every card and location stands in the list, and in a title or in the table of one', () => {
    const cards = ids.filter(isCard)
    expect(cards.slice().sort()).toEqual([...CARD_IDS, ...BATTLEGROUNDS, ...PATHS].sort())
    const titled = new Set(idsInTitle(sources, 'wotr-cards'))
    const loops = sources.match(/\[wotr-cards card \$\{\w+\}\]/g) ?? []
    expect(loops.length).toBeGreaterThan(5)
    expect(cards.filter((id) => !titled.has(id) && !sources.includes(`'${id}'`))).toEqual([])
  })
})
