/** What this is, whose work is in it, and where its source stands. */
import { Dialog } from '../../ui/dialog.tsx'
import { useText } from '../settings-context.tsx'

declare const __APP_VERSION__: string
const VERSION = typeof __APP_VERSION__ === 'string' ? __APP_VERSION__ : 'dev'
const SOURCE = 'https://github.com/mathom-games/mathom'

export function AboutPanel({ onClose }: { readonly onClose: () => void }) {
  const text = useText()
  const { about } = text
  return (
    <Dialog title={about.title} closeLabel={text.close} onClose={onClose}>
      <div className="prose">
        {about.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <h3>{about.credits}</h3>
        <ul>
          {about.creditLines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>
          <a href={SOURCE} rel="noreferrer" target="_blank">
            {about.source}
          </a>
        </p>
        <small>{about.version(VERSION)}</small>
      </div>
    </Dialog>
  )
}
