/** English numbers, lists and owners, for sentences that count. */
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
export const number = (n: number) => NUMBERS[n] ?? String(n)
export const some = (n: number, one: string, many: string) => `${number(n)} ${n === 1 ? one : many}`
export const list = (words: readonly string[]) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`
export const are = (words: readonly string[]) => `${list(words)} ${words.length > 1 ? 'are' : 'is'}`
export const of = (name: string) => `${name}’s`
