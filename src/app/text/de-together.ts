/** German, playing together. */
export { en as de } from './en-together.ts'
