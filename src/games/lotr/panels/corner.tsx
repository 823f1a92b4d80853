/**
 * Left of the hand: slots for the face-down tiles, the open tile and the last die, which the canvas fills, with captions;
 * and Gandalf's stack, which opens into his cards with what each would do.
 */
import { useState } from 'react'
import { art } from '../../../ui/art.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import type { TablePartProps } from '../../../ui/game-panels.ts'
import { RichText } from '../../../ui/rich-text.tsx'
import type { View } from '../types.ts'
import { GandalfFace } from './card-face.tsx'
import { usePanelText } from './context.ts'
import './corner.css'

export function Corner({ view, shape }: TablePartProps<View>) {
  const { text, words } = usePanelText()
  const board = view.board
  const roller = view.die ? view.players[view.die.seat] : undefined
  return (
    <div className="corner" data-haven={board ? undefined : true}>
      {board ? (
        <>
          {shape === 'phone' ? null : (
            <figure className="corner-tiles">
              <div data-slot="tiles" />
              <figcaption>{words.tilesLeft(board.tilesLeft)}</figcaption>
            </figure>
          )}
          <figure className="corner-tile">
            <div data-slot="tile" />
            <figcaption>{board.tile ? text.tiles[board.tile].caption : ''}</figcaption>
          </figure>
        </>
      ) : null}
      <figure className="corner-die">
        <div data-slot="die" />
        <figcaption>{roller ? words.lastRoll(text.hobbits[roller.hobbit].name) : ''}</figcaption>
      </figure>
      {shape === 'phone' && board ? null : <GandalfStack view={view} />}
    </div>
  )
}

function GandalfStack({ view }: { readonly view: View }) {
  const { text, words } = usePanelText()
  const [open, setOpen] = useState(false)
  if (view.gandalf.length === 0) return null
  return (
    <>
      <button type="button" className="gandalf-stack" onClick={() => setOpen(true)}>
        <img alt="" src={art('lotr/gandalf.svg')} />
        <span className="gandalf-caption">{words.gandalfLeft(view.gandalf.length)}</span>
      </button>
      {open ? (
        <Dialog title={words.gandalfTitle} closeLabel={words.close} onClose={() => setOpen(false)}>
          <ul className="gandalf-list">
            {view.gandalf.map((id) => (
              <li key={id}>
                <div className="gandalf-card">
                  <GandalfFace id={id} />
                </div>
                <div>
                  <h3>{text.gandalf[id].name}</h3>
                  <p>
                    <RichText text={text.gandalf[id].rule} />
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </Dialog>
      ) : null}
    </>
  )
}
