/** A code to be read by the other device: as large as the sheet allows, and the same as text. */
import { useState } from 'react'
import { Choice } from '../../ui/button.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { copyText } from '../clipboard.ts'
import { useText } from '../settings-context.tsx'

export interface CodeSheetProps {
  readonly line: string
  readonly code: string
  /** What is waited for while it is shown. */
  readonly waiting?: string
}

/** A code with more letters than the largest QR code holds; see the standard's version 40 in its lowest correction. */
const TOO_LONG = 2900

export function CodeSheet({ line, code, waiting }: CodeSheetProps) {
  const { codes } = useText().together
  const [copied, setCopied] = useState(false)
  return (
    <div className="code-sheet">
      <p>{line}</p>
      {code.length > TOO_LONG ? <p>{codes.tooLong}</p> : <QrCode className="code-qr" text={code} label={codes.qrLabel} />}
      {waiting ? <p role="status">{waiting}</p> : null}
      <div className="code-text">
        <textarea className="field" readOnly rows={2} value={code} aria-label={codes.asText} onFocus={({ target }) => target.select()} />
        <Choice label={codes.copy} onPress={() => void copyText(code).then(setCopied)} />
      </div>
      <p role="status" className="code-said">
        {copied ? codes.copied : ''}
      </p>
    </div>
  )
}
