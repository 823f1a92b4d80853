/** The way in for others: the word as tiles, the link as a code for cameras, and the link itself to copy or to hand on. */
import { type ReactNode, useState } from 'react'
import { Choice } from '../../ui/button.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { WordTiles } from '../../ui/word-tiles.tsx'
import { copyText, shareLink } from '../clipboard.ts'
import { useText } from '../settings-context.tsx'
import './share-link.css'

export interface ShareLinkProps {
  readonly word: string
  readonly link: string
  readonly title: string
  readonly children?: ReactNode
}

export function ShareLink({ word, link, title, children }: ShareLinkProps) {
  const { lobby } = useText().together
  const [said, setSaid] = useState('')
  const [shown, setShown] = useState(false)
  const copy = async () => {
    const done = (await shareLink(title, link)) || (await copyText(link))
    setShown(!done)
    setSaid(done ? lobby.copied : lobby.copyFailed)
  }
  return (
    <div className="share-link">
      <div className="share-word">
        <WordTiles word={word} label={lobby.wordIs(word)} />
      </div>
      <p className="share-line">{lobby.wordLine}</p>
      <QrCode className="share-qr" text={link} label={lobby.qrLabel} door />
      <div className="share-ways">
        <Choice label={lobby.copy.label} hint={lobby.copy.hint} onPress={() => void copy()} />
        {children}
      </div>
      <p role="status" className="share-said">
        {said}
      </p>
      {shown ? (
        <input className="field" readOnly value={link} aria-label={lobby.copyFailed} onFocus={({ target }) => target.select()} />
      ) : null}
    </div>
  )
}
