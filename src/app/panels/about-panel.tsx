/** What this is, whose work is in it, and where its source stands. */
import { Dialog } from '../../ui/dialog.tsx'
import { useText } from '../settings-context.tsx'
import { APP_VERSION } from '../version.ts'

/** Where the source of exactly this app stands; whoever serves it fills it in (AGPL-3.0, section 13). */
const SOURCE: string | null = null

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
        {SOURCE ? (
          <p>
            <a href={SOURCE} rel="noreferrer" target="_blank">
              {about.source}
            </a>
          </p>
        ) : null}
        <small>{about.version(APP_VERSION)}</small>
      </div>
    </Dialog>
  )
}
