/** German numbers, lists and owners, for sentences that count. */
const NUMBERS = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf']
export const number = (n: number) => NUMBERS[n] ?? String(n)
export const some = (n: number, one: string, many: string) => (n === 1 ? one : `${number(n)} ${many}`)
export const list = (words: readonly string[]) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} und ${words[words.length - 1]}`
export const big = (sentence: string) => sentence.replace(/^./, (c) => c.toUpperCase())
/** A genitive that is right for every name. */
export const of = (name: string) => `von ${name}`
