/** Who may import whom, and what may stand where: the house of `src/README.md`, kept standing. */
import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findCycle, readSource, type SourceFile, sourceFiles, specifiersOf } from './source-files.ts'

const files = sourceFiles('src')

/** A room is a folder with rules of its own; `games/lotr/rules` is the room `rules` of the game `lotr`. */
interface Place {
  readonly room: string
  readonly game: string | null
}

const GAME_ROOMS = ['rules', 'data', 'text', 'scene', 'panels']

function placeOf(path: string): Place {
  const [, first, game, third] = path.split('/') as [string, string, string?, string?]
  if (first !== 'games') return { room: game === undefined ? 'root' : first, game: null }
  if (third === undefined) return { room: 'shelf', game: null }
  if (GAME_ROOMS.includes(third)) return { room: third, game: game as string }
  return { room: third === 'types.ts' || third === 'types' ? 'vocabulary' : 'door', game: game as string }
}

/** What each room may import besides itself. A path names one file; `own:` is a room of the same game. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  vocabulary: ['engine'],
  data: ['engine', 'own:vocabulary'],
  rules: ['engine', 'own:vocabulary', 'own:data'],
  text: ['engine', 'own:vocabulary', 'own:data'],
  scene: ['engine', 'table', 'own:vocabulary', 'own:data', 'own:text'],
  panels: ['engine', 'ui', 'src/table/contract.ts', 'src/session/types.ts', 'own:vocabulary', 'own:data', 'own:text'],
  door: ['engine', 'ui', 'src/table/contract.ts', ...GAME_ROOMS.map((room) => `own:${room}`), 'own:vocabulary'],
  shelf: ['engine', 'door', 'src/ui/game-panels.ts'],
  session: ['engine'],
  storage: ['engine', 'src/session/types.ts'],
  net: [],
  table: ['engine'],
  ui: ['engine', 'src/session/types.ts', 'src/table/contract.ts'],
  cli: ['engine', 'storage', 'session', 'shelf', 'src/net/memory-net.ts', 'src/net/line.ts'],
  app: ['engine', 'session', 'storage', 'net', 'table', 'ui', 'shelf'],
  root: [],
}

const MAY_USE: Readonly<Record<string, readonly string[]>> = {
  engine: ['@noble/hashes', 'pure-rand', 'valibot'],
  session: ['@noble/hashes', '@noble/curves', 'valibot'],
  storage: ['idb', 'valibot'],
  net: ['peerjs'],
  table: ['pixi.js', '@pixi/react', 'react'],
  scene: ['pixi.js', '@pixi/react', 'react'],
  panels: ['react'],
  door: ['react'],
  ui: ['react', 'react-dom', 'qr'],
  app: ['react', 'react-dom', '@fontsource', 'virtual:pwa-register', 'valibot', '@pixi/react', 'qr'],
  cli: ['node:', 'peer', 'vite', 'valibot', 'playwright', '@playwright/test', 'lighthouse'],
}

function mayImport(from: Place, path: string): boolean {
  const to = placeOf(path)
  if (from.room === to.room && from.game === to.game) return true
  return (MAY_IMPORT[from.room] ?? []).some((allowed) => {
    if (allowed === path) return true
    return allowed.startsWith('own:') ? to.game === from.game && to.room === allowed.slice(4) : to.room === allowed
  })
}

const of = (...rooms: string[]) => files.filter(({ path }) => rooms.includes(placeOf(path).room))
const at = (list: readonly SourceFile[], pattern: RegExp) =>
  list.flatMap(({ path, code }) => [...code.matchAll(pattern)].map(([found]) => `${path}: ${found.trim()}`))

describe('the reader of sources', () => {
  it('sees imports over several lines, types, re-exports, side effects and dynamic imports, and none in comments', () => {
    const text = `import {\n  a,\n  type B,\n} from './a.ts'\nimport type C from "./c.ts"\nexport * from './d.ts'\nimport './e.css'
      // import x from './no.ts'\n/* import y from './no.ts' */\nconst f = () => import('./f.ts')\nlet g: import('./g.ts').G\nimport { z } from '@noble/hashes/sha2.js'`
    const { imports, packages } = readSource('src/engine/x.ts', text)
    expect(imports.map((path) => path.replace('src/engine/', ''))).toEqual(['a.ts', 'c.ts', 'd.ts', 'e.css', 'f.ts', 'g.ts'])
    expect(packages).toEqual(['@noble/hashes'])
    expect(specifiersOf("const s = 'a'; export const b = 1\nexport { c }\n")).toEqual([])
  })

  it('finds a circle', () => {
    const [a, b] = [readSource('src/a.ts', "import './b.ts'"), readSource('src/b.ts', "import type { A } from './a.ts'")]
    expect(findCycle([a, b])).toEqual(['src/a.ts', 'src/b.ts', 'src/a.ts'])
  })

  it('saw the whole of src', () => {
    expect(files.length).toBeGreaterThan(20)
    const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory())
    for (const { name } of folders) expect(files.filter(({ path }) => path.startsWith(`src/${name}/`)).length, name).toBeGreaterThan(0)
    expect(files.reduce((sum, { imports }) => sum + imports.length, 0)).toBeGreaterThan(files.length)
  })
})

describe('who imports whom', () => {
  it('has a rule for every folder', () => {
    expect([...new Set(files.map(({ path }) => placeOf(path).room))].filter((room) => !(room in MAY_IMPORT))).toEqual([])
  })

  it('keeps to the rules between the rooms', () => {
    const wrong = files.flatMap(({ path, imports }) =>
      imports.filter((target) => !mayImport(placeOf(path), target)).map((target) => `${path} imports ${target}`),
    )
    expect(wrong).toEqual([])
  })

  it('imports only files that exist', () => {
    expect(files.flatMap(({ path, imports }) => imports.filter((to) => !existsSync(to)).map((to) => `${path}: ${to}`))).toEqual([])
  })

  it('uses packages only where they belong', () => {
    const wrong = files.flatMap(({ path, packages }) => {
      const allowed = MAY_USE[placeOf(path).room] ?? []
      return packages.filter((name) => !allowed.some((one) => name === one || name.startsWith(one))).map((name) => `${path} uses ${name}`)
    })
    expect(wrong).toEqual([])
  })

  it('goes round in no circle', () => {
    expect(findCycle(files)).toBeNull()
  })

  it('reaches no test and no tool from src', () => {
    const outside = files.flatMap(({ path, imports }) => imports.filter((to) => !to.startsWith('src/')).map((to) => `${path}: ${to}`))
    expect(outside).toEqual([])
  })
})

describe('what stands where', () => {
  const pure = of('engine', 'rules', 'data', 'vocabulary')

  it('has no chance, clock, locale or waiting in engine, rules and data', () => {
    expect(pure.length).toBeGreaterThan(10)
    const words =
      /\bMath\.(?:random|sin|cos|tan|pow|exp|log\w*|hypot)\b|\bDate\b|\bperformance\b|\bIntl\b|\btoLocale\w*|\blocaleCompare\b|\bset(?:Timeout|Interval)\b|\bgetRandomValues\b|\basync\b|\bawait\b/g
    expect(at(pure, words)).toEqual([])
  })

  it('takes no order from objects or from the default sort in rules and data', () => {
    // Notation sorts words, not numbers, and decides nothing.
    const deciding = of('rules', 'data').filter(({ path }) => !path.includes('/notation'))
    expect(at(deciding, /\.sort\(\)|\bfor \((?:const|let) \w+ in /g)).toEqual([])
  })

  it('has no default exports, no enums and no `any`', () => {
    expect(
      at(files, /\bexport default\b|\bexport \{[^}]*\bas default\b|^\s*(?:export )?(?:const )?enum\b|[:<] ?any\b|\bas any\b/gm),
    ).toEqual([])
  })

  it('names files for what they hold, in kebab case', () => {
    const wrong = files
      .map(({ path }) => path.split('/').at(-1) as string)
      .filter((name) => /util|helper|common|misc/.test(name) || !/^[a-z0-9.-]+$/.test(name))
    expect(wrong).toEqual([])
  })

  it('keeps files short', () => {
    const counted = files.filter(({ path }) => !['data', 'text', 'vocabulary'].includes(placeOf(path).room))
    const long = counted.filter(({ lines }) => lines > 300).map(({ path, lines }) => `${path} (${lines})`)
    if (long.length) console.warn(`over 300 lines: ${long.join(', ')}`)
    expect(counted.filter(({ lines }) => lines > 400).map(({ path, lines }) => `${path} (${lines})`)).toEqual([])
  })

  it('begins every file with a head that says what it is for', () => {
    expect(files.filter(({ text }) => !text.startsWith('/**')).map(({ path }) => path)).toEqual([])
  })
})
