// The studio: a headless browser that turns drawings into pictures.
// A drawing is the inside of an <svg>; it is photographed at twice its size on clear ground, then packed as WebP.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { defs, fonts } from '../src/kit.mjs'

export interface Finish {
  /** faint dark clouds and fine grain laid over the drawing where it is opaque, 0 to 1 */
  wash?: number
  grain?: number
  /** warm washes (soft light) laid over the drawing where it is opaque */
  tints?: string[]
}

export class Studio {
  private veils = new Map<string, string>()
  private constructor(private browser: Browser, private page: Page, private lab: Page, readonly scale: number) {}

  static async open(scale = 2): Promise<Studio> {
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--enable-unsafe-swiftshader', '--disable-background-networking', '--no-first-run', '--force-color-profile=srgb'],
    })
    const context = await browser.newContext({ deviceScaleFactor: scale, viewport: { width: 1300, height: 1300 } })
    const page = await context.newPage()
    await page.setContent(`<!doctype html><style>${fonts()} html,body{margin:0;background:transparent}</style>
      <svg width="0" height="0" style="position:absolute">${defs()}</svg><div id="easel"></div>
      <p style="font:16px 'Fell SC'">a</p><p style="font:600 16px 'EB Garamond'">1</p>`)
    await page.evaluate(() => document.fonts.ready.then(() => true))
    await page.evaluate(() => document.querySelectorAll('p').forEach((p) => p.remove()))
    const lab = await context.newPage()
    await lab.setContent('<!doctype html>')
    // the compiler names inner functions through a helper that does not exist in the page
    await lab.evaluate('globalThis.__name = (f) => f')
    return new Studio(browser, page, lab, scale)
  }

  async close() {
    await this.browser.close()
  }

  /** a photograph of a drawing: PNG with clear ground */
  async photo(inside: string, w: number, h: number): Promise<Buffer> {
    await this.page.evaluate(
      ([svg, width, height]) => {
        document.getElementById('easel')!.innerHTML =
          `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" style="display:block;overflow:hidden">${svg}</svg>`
      },
      [inside, w, h] as const,
    )
    return this.page.screenshot({ clip: { x: 0, y: 0, width: w, height: h }, omitBackground: true })
  }

  private async veil(filter: 'wash' | 'grain', strength: number, w: number, h: number): Promise<string> {
    const key = `${filter} ${strength} ${w} ${h}`
    let png = this.veils.get(key)
    if (!png) {
      png = (await this.photo(`<rect width="${w}" height="${h}" fill="#000" filter="url(#${filter})" opacity="${strength}"/>`, w, h)).toString('base64')
      this.veils.set(key, png)
    }
    return png
  }

  /** photograph, finish, and store as WebP */
  async webp(file: string, inside: string, w: number, h: number, quality = 0.8, finish: Finish = {}): Promise<number> {
    const png = await this.photo(inside, w, h)
    const tints: string[] = []
    for (const t of finish.tints ?? []) tints.push((await this.photo(t, w, h)).toString('base64'))
    const veils: string[] = []
    if (finish.wash) veils.push(await this.veil('wash', finish.wash, w, h))
    if (finish.grain) veils.push(await this.veil('grain', finish.grain, w, h))
    return this.develop(file, [png.toString('base64')], tints, veils, quality)
  }

  /** several finished pictures laid over each other, scaled to w x h */
  async flatten(file: string, pngs: Buffer[], w: number, h: number, quality: number): Promise<number> {
    return this.develop(file, pngs.map((p) => p.toString('base64')), [], [], quality, w * this.scale, h * this.scale)
  }

  private async develop(file: string, pngs: string[], tints: string[], veils: string[], quality: number, w = 0, h = 0): Promise<number> {
    const base64 = await this.lab.evaluate(
      async ([pictures, washes, films, q, width, height]) => {
        const load = async (data: string) => {
          const blob = await (await fetch(`data:image/*;base64,${data}`)).blob()
          return createImageBitmap(blob)
        }
        const first = await load(pictures[0]!)
        const [cw, ch] = [width || first.width, height || first.height]
        const canvas = new OffscreenCanvas(cw, ch)
        const pen = canvas.getContext('2d')!
        pen.imageSmoothingQuality = 'high'
        const paint = (img: ImageBitmap, mode: GlobalCompositeOperation) => {
          pen.globalCompositeOperation = mode
          const k = Math.max(cw / img.width, ch / img.height)
          pen.drawImage(img, (cw - img.width * k) / 2, (ch - img.height * k) / 2, img.width * k, img.height * k)
        }
        for (const p of pictures) paint(await load(p), 'source-over')
        for (const t of washes) paint(await load(t), 'soft-light')
        if (washes.length) paint(first, 'destination-in')
        for (const film of films) paint(await load(film), 'source-atop')
        const blob = await canvas.convertToBlob({ type: 'image/webp', quality: q })
        const bytes = new Uint8Array(await blob.arrayBuffer())
        let text = ''
        for (let i = 0; i < bytes.length; i += 0x8000) text += String.fromCharCode(...bytes.subarray(i, i + 0x8000))
        return btoa(text)
      },
      [pngs, tints, veils, quality, w, h] as const,
    )
    const bytes = Buffer.from(base64, 'base64')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
    return bytes.length
  }
}
