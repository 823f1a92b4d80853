// The studio: a headless browser that turns drawings into pictures.
// A drawing is the inside of an <svg>; it is photographed at twice its size on clear ground, then packed as WebP.
import { type Browser, chromium, type Page } from 'playwright'
import { defs } from '../kit/defs'
import { fonts } from './fonts'

export interface Finish {
  /** faint dark clouds and fine grain laid over the drawing where it is opaque, 0 to 1 */
  wash?: number
  grain?: number
  /** warm washes (soft light) laid over the drawing where it is opaque */
  tints?: string[]
}
/** pictures as they travel into the page: base64 */
interface Development {
  pictures: string[]
  tints: string[]
  veils: string[]
  quality: number
  /** size in device pixels; 0 for that of the first picture */
  width: number
  height: number
}
const FLAGS = [
  '--no-sandbox',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  '--no-first-run',
  '--force-color-profile=srgb',
]
const base64 = (bytes: Buffer) => bytes.toString('base64')

export class Studio {
  private readonly veils = new Map<string, string>()
  private constructor(
    private readonly browser: Browser,
    /** where drawings hang to be photographed */
    private readonly easel: Page,
    /** where photographs are finished and packed */
    private readonly lab: Page,
    readonly scale: number,
  ) {}

  static async open(scale = 2): Promise<Studio> {
    const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS })
    const context = await browser.newContext({ deviceScaleFactor: scale, viewport: { width: 1300, height: 1300 } })
    const easel = await context.newPage()
    await easel.setContent(`<!doctype html><style>${fonts()} html,body{margin:0;background:transparent}</style>
      <svg width="0" height="0" style="position:absolute">${defs()}</svg><div id="easel"></div>
      <p style="font:16px 'Fell SC'">a</p><p style="font:600 16px 'EB Garamond'">1</p>`)
    // the two lines above make the fonts load; then they go
    await easel.evaluate(() => document.fonts.ready.then(() => document.querySelectorAll('p').forEach((p) => void p.remove())))
    const lab = await context.newPage()
    await lab.setContent('<!doctype html>')
    // the compiler names inner functions through a helper that does not exist in the page
    await lab.evaluate('globalThis.__name = (f) => f')
    return new Studio(browser, easel, lab, scale)
  }

  async close(): Promise<void> {
    await this.browser.close()
  }

  /** a photograph of a drawing: PNG with clear ground */
  async photo(inside: string, width: number, height: number): Promise<Buffer> {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"
      style="display:block;overflow:hidden">${inside}</svg>`
    await this.easel.evaluate((text) => {
      document.getElementById('easel')!.innerHTML = text
    }, svg)
    return this.easel.screenshot({ clip: { x: 0, y: 0, width, height }, omitBackground: true })
  }

  /** photograph, finish and pack */
  async webp(inside: string, width: number, height: number, quality: number, finish: Finish): Promise<Buffer> {
    const picture = await this.photo(inside, width, height)
    const tints: string[] = []
    for (const tint of finish.tints ?? []) tints.push(base64(await this.photo(tint, width, height)))
    const veils: string[] = []
    if (finish.wash) veils.push(await this.veil('wash', finish.wash, width, height))
    if (finish.grain) veils.push(await this.veil('grain', finish.grain, width, height))
    return this.develop({ pictures: [base64(picture)], tints, veils, quality, width: 0, height: 0 })
  }

  /** several pictures laid over each other and scaled */
  async flatten(pictures: Buffer[], width: number, height: number, quality: number): Promise<Buffer> {
    const k = this.scale
    return this.develop({ pictures: pictures.map(base64), tints: [], veils: [], quality, width: width * k, height: height * k })
  }

  /** a film of noise, made once for each size and strength */
  private async veil(filter: 'wash' | 'grain', strength: number, width: number, height: number): Promise<string> {
    const key = `${filter} ${strength} ${width} ${height}`
    const known = this.veils.get(key)
    if (known) return known
    const rect = `<rect width="${width}" height="${height}" fill="#000" filter="url(#${filter})" opacity="${strength}"/>`
    const film = base64(await this.photo(rect, width, height))
    this.veils.set(key, film)
    return film
  }

  private async develop(d: Development): Promise<Buffer> {
    const packed = await this.lab.evaluate(async ({ pictures, tints, veils, quality, width, height }) => {
      const load = async (data: string) => createImageBitmap(await (await fetch(`data:image/*;base64,${data}`)).blob())
      const first = await load(pictures[0]!)
      const canvas = new OffscreenCanvas(width || first.width, height || first.height)
      const pen = canvas.getContext('2d')!
      pen.imageSmoothingQuality = 'high'
      // fills the canvas, cropping what is too wide or too high
      const paint = (image: ImageBitmap, mode: GlobalCompositeOperation) => {
        pen.globalCompositeOperation = mode
        const k = Math.max(canvas.width / image.width, canvas.height / image.height)
        const [w, h] = [image.width * k, image.height * k]
        pen.drawImage(image, (canvas.width - w) / 2, (canvas.height - h) / 2, w, h)
      }
      for (const picture of pictures) paint(await load(picture), 'source-over')
      for (const tint of tints) paint(await load(tint), 'soft-light')
      if (tints.length) paint(first, 'destination-in')
      for (const veil of veils) paint(await load(veil), 'source-atop')
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality })
      const bytes = new Uint8Array(await blob.arrayBuffer())
      let text = ''
      for (let i = 0; i < bytes.length; i += 0x8000) text += String.fromCharCode(...bytes.subarray(i, i + 0x8000))
      return btoa(text)
    }, d)
    return Buffer.from(packed, 'base64')
  }
}
