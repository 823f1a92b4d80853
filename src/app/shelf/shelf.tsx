/**
 * The first screen: three games as book, card case and map on a shelf, the last match to go on with, and what comes next.
 * Loads nothing of any game.
 */
import { useEffect, useState } from 'react'
import { GAMES, type GameId } from '../../games/index.ts'
import { StorageError } from '../../storage/index.ts'
import { art } from '../../ui/art.ts'
import { Tool } from '../../ui/button.tsx'
import { cx } from '../../ui/class-names.ts'
import { Toast, type ToastMessage } from '../../ui/toast.tsx'
import { JoinCard } from '../join/join-card.tsx'
import { listMatches, type MatchCard } from '../matches.ts'
import type { OverlayName } from '../overlay.tsx'
import { go } from '../route.ts'
import { useText } from '../settings-context.tsx'
import { ContinueCard } from './continue-card.tsx'
import './shelf.css'

const THINGS: Readonly<Record<GameId, { readonly picture: string; readonly width: number; readonly height: number }>> = {
  lotr: { picture: 'shelf/book.webp', width: 342, height: 400 },
  'wotr-cards': { picture: 'shelf/case.webp', width: 330, height: 420 },
  wotr: { picture: 'shelf/map.webp', width: 338, height: 390 },
}

export function Shelf({ onOpen }: { readonly onOpen: (name: OverlayName) => void }) {
  const text = useText()
  const [matches, setMatches] = useState<readonly MatchCard[] | null>(null)
  const [toast, setToast] = useState<ToastMessage | null>(null)
  useEffect(() => {
    let gone = false
    listMatches().then(
      (list) => gone || setMatches(list),
      (error: unknown) => {
        if (gone) return
        setMatches([])
        setToast({
          id: Date.now(),
          text:
            error instanceof StorageError ? text.storage(error.problem) : text.storage({ code: 'storage-refused', detail: String(error) }),
        })
      },
    )
    return () => {
      gone = true
    }
  }, [text])
  return (
    <main className="shelf screen">
      <header className="shelf-head">
        <div>
          <h1>Mathom</h1>
          <p>{text.shelf.motto}</p>
        </div>
        <nav>
          <Tool icon="help" label={text.help} onPress={() => onOpen('help')} />
          <Tool icon="menu" label={text.menu} onPress={() => onOpen('menu')} />
        </nav>
      </header>
      <ul className="shelf-things">
        {GAMES.map(({ id, loadPanels }) => {
          const thing = THINGS[id]
          const { title, line } = text.shelf.games[id]
          const ready = loadPanels !== null
          return (
            <li key={id} className={cx('thing', `thing-${id}`, !ready && 'thing-later')}>
              <button
                type="button"
                aria-label={ready ? text.shelf.newMatch(title) : `${title}: ${text.shelf.notYet}`}
                aria-disabled={ready ? undefined : true}
                onClick={(event) => {
                  if (ready) return go({ screen: 'new', game: id })
                  const box = event.currentTarget.getBoundingClientRect()
                  setToast({ id: Date.now(), text: text.shelf.notYetLine, near: { x: box.x + box.width / 2, y: box.y + box.height / 2 } })
                }}
              >
                <img alt="" src={art(thing.picture)} width={thing.width} height={thing.height} />
                <span className="thing-tag">
                  <b>{title}</b>
                  <span>{line}</span>
                  {ready ? null : <em>{text.shelf.notYet}</em>}
                </span>
              </button>
              {id === 'lotr' ? <img className="shelf-candle" alt="" src={art('shelf/candle.webp')} width={420} height={400} /> : null}
            </li>
          )
        })}
      </ul>
      <div className="shelf-cards">
        {matches ? <ContinueCard matches={matches} /> : <div className="sheet sheet-wide" />}
        <JoinCard />
      </div>
      <Toast message={toast} onDone={() => setToast(null)} />
    </main>
  )
}
