/**
 * Reads the sources as text: which files there are, what each imports (type imports count, dynamic ones too), which code
 * stands in them once comments are gone. TypeScript 7 has no API for this, so it is done with regular expressions.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

export interface SourceFile {
  /** From the root of the repository, with slashes: `src/engine/match.ts`. */
  readonly path: string
  readonly text: string
  /** The text without comments and without the insides of quoted strings. */
  readonly code: string
  readonly lines: number
  /** Our own files that this one imports, as paths. */
  readonly imports: readonly string[]
  /** Packages that this one imports, without the path inside them: `pixi.js`, `@noble/hashes`, `node:fs`. */
  readonly packages: readonly string[]
}

const STATIC = /(?:^|[\n;}])\s*(?:import|export)\s+(?:type\s+)?(?:[\w*$\s{},]+?\s*from\s*)?(['"])([^'"\n]+)\1/g
const DYNAMIC = /\bimport\s*\(\s*(['"`])([^'"`$\n]+)\1/g

/** Strings are matched first, so that what looks like a comment inside one stays. */
const STRING_OR_COMMENT = /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\[\s\S]|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g

export function withoutComments(text: string): string {
  return text.replace(STRING_OR_COMMENT, (_, kept: string | undefined) => kept ?? ' ')
}

/** Sentences may say what code may not. Templates stay: they hold code. */
function withoutStrings(code: string): string {
  return code.replace(/"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g, "''")
}

/** Every specifier a file names, in order of appearance within each kind. */
export function specifiersOf(code: string): string[] {
  return [...code.matchAll(STATIC), ...code.matchAll(DYNAMIC)].map(([, , specifier]) => specifier as string)
}

function packageOf(specifier: string): string {
  const [first, second] = specifier.split('/')
  return specifier.startsWith('@') ? `${first}/${second}` : (first as string)
}

export function readSource(path: string, text: string): SourceFile {
  const commented = withoutComments(text)
  const specifiers = specifiersOf(commented)
  const own = specifiers.filter((one) => one.startsWith('.'))
  return {
    path,
    text,
    code: withoutStrings(commented),
    lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0),
    imports: own.map((one) => posix.normalize(posix.join(dirname(path), one.replace(/\?.*$/, '')))),
    packages: specifiers.filter((one) => !one.startsWith('.')).map(packageOf),
  }
}

export function sourceFiles(folder: string): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path))
    .sort()
    .map((path) => readSource(path, readFileSync(path, 'utf8')))
}

/** The first circle of imports, as a list of paths that ends where it began, or null. */
export function findCycle(files: readonly SourceFile[]): string[] | null {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const done = new Set<string>()
  const walk = (path: string, trail: string[]): string[] | null => {
    const at = trail.indexOf(path)
    if (at >= 0) return [...trail.slice(at), path]
    const file = byPath.get(path)
    if (!file || done.has(path)) return null
    for (const next of file.imports) {
      const cycle = walk(next, [...trail, path])
      if (cycle) return cycle
    }
    done.add(path)
    return null
  }
  for (const { path } of files) {
    const cycle = walk(path, [])
    if (cycle) return cycle
  }
  return null
}
