/** What works from here, in plain words: the browser, the signalling server, this Wi-Fi, the internet, a relay. */
import { useEffect, useState } from 'react'
import { Choice } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useSettings } from '../settings-context.tsx'
import { LINE_ROWS, type LineCheck, loadLineCheck } from './line-check.ts'

export function LinesDialog({ onClose }: { readonly onClose: () => void }) {
  const { settings, text } = useSettings()
  const { lines } = text.together
  const [attempt, setAttempt] = useState(0)
  const [check, setCheck] = useState<LineCheck | 'testing' | 'failed'>('testing')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt tests again
  useEffect(() => {
    let gone = false
    setCheck('testing')
    loadLineCheck(settings.net).then(
      (found) => gone || setCheck(found),
      () => gone || setCheck('failed'),
    )
    return () => {
      gone = true
    }
  }, [settings.net, attempt])
  return (
    <Dialog
      title={lines.title}
      closeLabel={text.close}
      size="small"
      onClose={onClose}
      foot={<Choice label={lines.again} disabled={check === 'testing'} onPress={() => setAttempt((n) => n + 1)} />}
    >
      <div className="prose">
        <p>{lines.intro}</p>
        <p role="status">{check === 'testing' ? lines.testing : check === 'failed' ? lines.failed : ''}</p>
        {typeof check === 'string' ? null : (
          <ul className="line-rows">
            {LINE_ROWS.map((row) => {
              const works = check[row]
              const words = lines.rows[row]
              const said = works ? words.yes : works === null && 'none' in words ? words.none : words.no
              return (
                <li key={row} data-works={works ?? undefined}>
                  <b>
                    {words.title}: <em>{works === null ? lines.unknown : works ? lines.works : lines.worksNot}</em>
                  </b>
                  <span>{said}</span>
                </li>
              )
            })}
          </ul>
        )}
      </div>
    </Dialog>
  )
}
