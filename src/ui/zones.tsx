/**
 * The table for those who listen: what lies where, as headings and lists, in the page and in the tab order but out of sight.
 * A zone that gets the focus comes into view, so that keyboard users without a screen reader can read it too.
 */
import './zones.css'
import { plainText, useSigns } from './rich-text.tsx'

export interface Zone {
  readonly id: string
  readonly title: string
  readonly lines: readonly string[]
}

export function Zones({ label, zones }: { readonly label: string; readonly zones: readonly Zone[] }) {
  const signs = useSigns()
  return (
    <section className="zones" aria-label={label}>
      {zones.map((zone) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the twin of what the canvas shows has to be reachable
        <section key={zone.id} className="zone" tabIndex={0} aria-labelledby={`zone-${zone.id}`}>
          <h3 id={`zone-${zone.id}`}>{zone.title}</h3>
          <ul>
            {zone.lines.map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity beyond their place
              <li key={i}>{plainText(line, signs)}</li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
