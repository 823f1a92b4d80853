/**
 * npm's way into every command: `node src/cli/run.mjs start`. Plain Node without dependencies, so that it runs in a fresh
 * clone: installs what the lock file names where that is missing, then hands over to the TypeScript file of that name.
 * Prints nothing on stdout itself; commands own it.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

function packagesOf(file) {
  return JSON.parse(readFileSync(`${root}${file}`, 'utf8')).packages
}

/** Whether each package of the lock file lies in node_modules in that version. Optional ones may be missing. */
function isInstalled() {
  try {
    const found = packagesOf('node_modules/.package-lock.json')
    return Object.entries(packagesOf('package-lock.json')).every(
      ([path, { version, optional, devOptional }]) => path === '' || optional || devOptional || found[path]?.version === version,
    )
  } catch {
    return false
  }
}

function install() {
  process.stderr.write('Installing packages (npm ci) ...\n')
  const npm = process.env.npm_execpath
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []]
  const done = spawnSync(command, [...first, 'ci', '--include=dev', '--no-audit', '--no-fund'], { cwd: root, stdio: ['ignore', 2, 2] })
  if (done.status !== 0) {
    process.stderr.write('npm ci did not succeed, so nothing else was tried.\n')
    process.exit(1)
  }
}

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Mathom needs Node 20.19 or newer; this is ${process.versions.node}.\n`)
  process.exit(1)
}
process.chdir(root)
if (!isInstalled()) install()

const [name, ...rest] = process.argv.slice(2)
process.argv = [process.argv[0], name, ...rest]
const { register } = await import('tsx/esm/api')
register()
await import(`./${name}.ts`)
