/**
 * What this device remembers about how it is used: language, light, pace, covers, and where each player is asked.
 * Any stored value becomes settings: what is missing or strange takes its default.
 */
import * as v from 'valibot'

export const LANGUAGES = ['en', 'de'] as const
export type AppLanguage = (typeof LANGUAGES)[number]
export const THEMES = ['auto', 'day', 'candle'] as const
/** 0 stands for "at once". */
export const SPEEDS = [0.5, 1, 1.5, 2, 4, 0] as const
export type Speed = (typeof SPEEDS)[number]
export const TEXT_SIZES = [1, 1.12, 1.25] as const
const ASK_FROM = ['never', 'special', 'standard', 'idle'] as const

const language = typeof navigator !== 'undefined' && navigator.language.startsWith('de') ? 'de' : 'en'

/** Who introduces the devices of a table: the server this page came from, the public service, or one of one's own. */
export const SIGNALLING = ['auto', 'public', 'own'] as const
const short = (most: number) => v.fallback(v.pipe(v.string(), v.maxLength(most)), '')
/** As the person typed it; `net/settings.ts` reads it when a table opens. */
const NetSchema = v.object({
  server: v.fallback(v.picklist(SIGNALLING), 'auto'),
  own: short(500),
  stun: short(2000),
  turn: short(2000),
})
export type NetFields = Readonly<v.InferOutput<typeof NetSchema>>
const NO_NET = v.parse(NetSchema, {})

const SettingsSchema = v.object({
  language: v.fallback(v.picklist(LANGUAGES), language),
  theme: v.fallback(v.picklist(THEMES), 'auto'),
  speed: v.fallback(v.picklist(SPEEDS), 1),
  /** Less motion even where the system does not ask for it. */
  reducedMotion: v.fallback(v.boolean(), false),
  /** No covers, all hands visible. */
  openHands: v.fallback(v.boolean(), false),
  textSize: v.fallback(v.picklist(TEXT_SIZES), 1),
  /** Where to be asked, by game and window: `lotr.WD` -> `special`. */
  askFrom: v.fallback(v.record(v.string(), v.picklist(ASK_FROM)), {}),
  /** The name of the person at this device, for the others of a table. */
  name: v.fallback(v.pipe(v.string(), v.maxLength(40)), ''),
  /** How devices find each other. */
  net: v.fallback(NetSchema, NO_NET),
  /** The names last played with, by seat. */
  people: v.fallback(v.record(v.string(), v.array(v.pipe(v.string(), v.maxLength(40)))), {}),
})
export type Settings = Readonly<v.InferOutput<typeof SettingsSchema>>

/** Anything to settings. */
export const parseSettings = (value: unknown): Settings => v.parse(SettingsSchema, value && typeof value === 'object' ? value : {})

export interface SettingsStore {
  load(): Promise<Settings>
  save(settings: Settings): Promise<void>
}
