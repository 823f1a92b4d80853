// The fonts for the few drawings that carry a title, as data inside the page.
import { readFileSync } from 'node:fs'

const FACES = [
  { family: 'Fell SC', weight: 400, file: 'im-fell-english-sc/files/im-fell-english-sc-latin-400-normal.woff2' },
  { family: 'EB Garamond', weight: 600, file: 'eb-garamond/files/eb-garamond-latin-600-normal.woff2' },
]
const data = (file: string) => readFileSync(new URL(`../../node_modules/@fontsource/${file}`, import.meta.url)).toString('base64')
export const fonts = () =>
  FACES.map(
    ({ family, weight, file }) =>
      `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${data(file)}) format("woff2")}`,
  ).join('\n')
