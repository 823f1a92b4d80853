// Files below public/.
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export function store(file: string, content: Buffer | string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
/** size in bytes of every file below a folder, by its path */
export function sizes(folder: string): Record<string, number> {
  const found: [string, number][] = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [path.slice(folder.length + 1), statSync(path).size])
  return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)))
}
