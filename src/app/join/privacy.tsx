/** What everybody should know before their device speaks to others. */
import { Icon } from '../../ui/icons.tsx'
import { useText } from '../settings-context.tsx'

export function Privacy() {
  const { join } = useText().together
  return (
    <section className="privacy" aria-labelledby="privacy-title">
      <Icon name="eye" size={26} />
      <div>
        <h3 id="privacy-title">{join.privacyTitle}</h3>
        {join.privacy.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </section>
  )
}
