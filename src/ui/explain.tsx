/**
 * A thing shown large with its rule in our own words, beside the thing itself. Opened by hold, hover, or the key `?`.
 * Any element below {@link ExplainProvider} becomes explained with {@link Explained}; the scene opens it by topic alone.
 */
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import './explain.css'
import { cx } from './class-names.ts'
import { useHold } from './hold.ts'
import { RichText } from './rich-text.tsx'

export interface Explanation {
  readonly title: string
  readonly body: string
  /** Shown large beside the words. */
  readonly picture?: ReactNode
}
interface Shown {
  readonly topic: string
  readonly at: DOMRect | null
}
type Show = (topic: string | null, at?: DOMRect | null) => void

const ShowContext = createContext<Show>(() => {})
/** To open and close an explanation from outside of an {@link Explained}. */
export const useExplain = (): Show => useContext(ShowContext)

export function ExplainProvider({
  explain,
  children,
}: {
  readonly explain: (topic: string) => Explanation | null
  readonly children: ReactNode
}) {
  const [shown, setShown] = useState<Shown | null>(null)
  const show = useCallback<Show>((topic, at = null) => setShown(topic === null ? null : { topic, at }), [])
  useEffect(() => {
    if (!shown) return
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setShown(null)
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [shown])
  const explanation = shown ? explain(shown.topic) : null
  return (
    <ShowContext value={show}>
      {children}
      {shown && explanation ? <Popover explanation={explanation} at={shown.at} /> : null}
    </ShowContext>
  )
}

const WIDTH = 340
const MARGIN = 10

function Popover({ explanation, at }: { readonly explanation: Explanation; readonly at: DOMRect | null }) {
  const place = useMemo(() => {
    if (!at) return { left: '50%', top: '30%', transform: 'translateX(-50%)' }
    const left = Math.min(Math.max(MARGIN, at.left + at.width / 2 - WIDTH / 2), Math.max(MARGIN, innerWidth - WIDTH - MARGIN))
    return at.top > innerHeight * 0.45
      ? { left, bottom: innerHeight - at.top + 14 }
      : { left, top: Math.min(at.bottom + 14, innerHeight * 0.6) }
  }, [at])
  return (
    <div className="explain" role="status" style={{ ...place, maxWidth: WIDTH }}>
      {explanation.picture ? <div className="explain-picture">{explanation.picture}</div> : null}
      <div>
        <h3>{explanation.title}</h3>
        <p>
          <RichText text={explanation.body} />
        </p>
      </div>
    </div>
  )
}

/** Wraps something that explains itself on hold and hover. `keyed` where it holds no button of its own. */
export function Explained({
  topic,
  children,
  className,
  keyed,
}: {
  readonly topic: string
  readonly children: ReactNode
  readonly className?: string
  readonly keyed?: boolean
}) {
  const show = useExplain()
  const mine = useRef(false)
  const open = (element: Element) => {
    mine.current = true
    show(topic, element.getBoundingClientRect())
  }
  const close = useCallback(() => {
    mine.current = false
    show(null)
  }, [show])
  // A card that leaves the hand, or is covered, takes its explanation with it.
  useEffect(() => () => void (mine.current && close()), [close])
  const hold = useHold(open, close)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the wrapper only listens for holds; keys go to what it wraps, or to itself when `keyed`
    <div
      className={cx('explained', className)}
      {...hold}
      {...(keyed ? { tabIndex: 0, role: 'group' } : {})}
      onKeyDown={(event) => {
        if (event.key === '?') open(event.currentTarget)
      }}
      onBlur={close}
    >
      {children}
    </div>
  )
}
