import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { idsInTitle, statementsOf } from '../statements.ts'

const here = new URL('.', import.meta.url)
const text = (name: string): string => readFileSync(new URL(name, here), 'utf8')

describe('statements', () => {
  it('are counted from the list and from titles', () => {
    expect(statementsOf('# A\n- T1 one\n- B26 two\n- T1 again\nT9 none')).toEqual(['T1', 'B26'])
    expect(idsInTitle('[lotr G3, X5] if the roll takes him')).toEqual(['G3', 'X5'])
    expect(idsInTitle('[wotr T1] other', 'lotr')).toEqual([])
  })

  it('all 77 are named by a test of this folder, and no test names another', () => {
    const ids = statementsOf(text('statements.md'))
    const files = readdirSync(here).filter((name) => name.endsWith('.test.ts') && name !== 'statements.test.ts')
    const named = new Set(files.flatMap((name) => idsInTitle(text(name).replaceAll('`', "'"), 'lotr')))
    expect(ids).toHaveLength(77)
    expect([...named].sort()).toEqual(ids.slice().sort())
  })
})
