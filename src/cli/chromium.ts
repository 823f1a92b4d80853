/** Which Chromium the tests, bench and shots drive: the machine's own package. No browser is ever downloaded by npm. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const PLACES = ['/Applications/Chromium.app/Contents/MacOS/Chromium', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']
export const INSTALL_HINT = 'Chromium is missing: install it (Debian: apt-get install chromium) or name it in MATHOM_CHROMIUM.'

/** Root needs `--no-sandbox`; WebGL without a graphics card needs SwiftShader, which Chromium wants named. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--no-first-run',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
]

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The path of a Chromium, or null where there is none. */
export function findChromium(): string | null {
  const named = process.env.MATHOM_CHROMIUM
  if (named) return isProgram(named) ? named : null
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidates, ...PLACES].find(isProgram) ?? null
}

/** Installs Debian's package where that can be done without asking anybody. Its output goes to stderr. */
export function installChromium(): string | null {
  if (process.getuid?.() !== 0 || process.env.MATHOM_CHROMIUM) return null
  const apt = (...words: string[]) =>
    spawnSync('apt-get', words, { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0
  const install = () => apt('install', '-y', '-q', '--no-install-recommends', 'chromium')
  process.stderr.write('Installing chromium (apt-get) ...\n')
  return install() || (apt('update', '-q') && install()) ? findChromium() : null
}
