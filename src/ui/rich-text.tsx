/**
 * Sentences with signs in them: `[fighting]` becomes a small picture with its name as alternative text,
 * `*one*` italics, `**two**` strong. Which signs exist, and what they are called, a game provides.
 */
import { type CSSProperties, createContext, type ReactNode, useContext } from 'react'
import './rich-text.css'
import { artImage } from './art.ts'
import { cx } from './class-names.ts'

export interface SignPicture {
  /** Said instead of the picture. */
  readonly name: string
  /** Path under art/. */
  readonly picture: string
  /** For dark grounds, where it differs. */
  readonly light?: string
  /** Width in ems; signs are about as high as a line. */
  readonly width?: number
}
export type Signs = { readonly [sign: string]: SignPicture | undefined }

const SignsContext = createContext<Signs>({})
export const SignsProvider = SignsContext.Provider

/** A sign among words. `faint` shows a lack: the ghost of a token. */
export function Sign({
  sign,
  size,
  faint,
  silent,
}: {
  readonly sign: string
  readonly size?: number
  readonly faint?: boolean
  readonly silent?: boolean
}) {
  const signs = useContext(SignsContext)
  const known = signs[sign]
  if (!known) return <span className="sign-word">{sign}</span>
  const style: Record<string, string> = { '--sign': artImage(known.picture), '--sign-light': artImage(known.light ?? known.picture) }
  if (size) style.fontSize = `${size}px`
  if (size) style['--sign-size'] = '1em'
  const label = silent ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': known.name }
  return <span className={cx('sign', faint && 'sign-faint')} data-sign={sign} style={style as CSSProperties} {...label} />
}

const TOKEN = /\*\*([^*]+)\*\*|\*([^*]+)\*|\[([a-zA-Z0-9_-]+)\]/g

export function RichText({ text }: { readonly text: string }): ReactNode {
  const parts: ReactNode[] = []
  let from = 0
  for (const found of text.matchAll(TOKEN)) {
    if (found.index > from) parts.push(text.slice(from, found.index))
    const [, strong, italic, sign] = found
    const key = found.index
    if (strong)
      parts.push(
        <b key={key}>
          <RichText text={strong} />
        </b>,
      )
    else if (italic)
      parts.push(
        <i key={key}>
          <RichText text={italic} />
        </i>,
      )
    else if (sign) parts.push(<Sign key={key} sign={sign} />)
    from = found.index + found[0].length
  }
  if (from < text.length) parts.push(text.slice(from))
  return <>{parts}</>
}

/** The same as plain words, for announcements and labels. */
export function plainText(text: string, signs: Signs): string {
  return text.replace(TOKEN, (_, strong?: string, italic?: string, sign?: string) =>
    strong ? plainText(strong, signs) : italic ? plainText(italic, signs) : ` ${signs[sign ?? '']?.name ?? sign} `,
  )
}
/** The signs of the game around, for {@link plainText}. */
export const useSigns = (): Signs => useContext(SignsContext)
