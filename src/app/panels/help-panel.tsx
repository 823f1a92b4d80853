/** The rules in short, from the game at hand, and how the table is handled. */
import { Dialog } from '../../ui/dialog.tsx'
import { RichText, SignsProvider } from '../../ui/rich-text.tsx'
import { useCurrentGame } from '../current-game.ts'
import { usePanels } from '../load-game.ts'
import { useSettings } from '../settings-context.tsx'
import './settings-panel.css'

export function HelpPanel({ onClose }: { readonly onClose: () => void }) {
  const { settings, text } = useSettings()
  const game = useCurrentGame()
  const panels = usePanels(game, settings.language)
  const { helpPanel } = text
  return (
    <SignsProvider value={panels?.signs ?? {}}>
      <Dialog title={helpPanel.title} closeLabel={text.close} onClose={onClose} size="large">
        <div className="prose">
          {game ? null : (
            <ul>
              {helpPanel.shelfLines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          {panels?.help.map((chapter) => (
            <section key={chapter.title} className="prose">
              <h3>{chapter.title}</h3>
              {chapter.body.map((line) => (
                <p key={line}>
                  <RichText text={line} />
                </p>
              ))}
            </section>
          ))}
          <h3>{helpPanel.controls}</h3>
          <ul>
            {helpPanel.controlLines.map((line) => (
              <li key={line}>
                <RichText text={line} />
              </li>
            ))}
          </ul>
          <h3>{helpPanel.together}</h3>
          <ul>
            {helpPanel.togetherLines.map((line) => (
              <li key={line}>
                <RichText text={line} />
              </li>
            ))}
          </ul>
        </div>
      </Dialog>
    </SignsProvider>
  )
}
