/** All matches of this device: go on, export, delete after a question; a file can be read in, and its problem is named. */
import { useCallback, useEffect, useState } from 'react'
import { isFileProblem, parseMatchFile } from '../../engine/index.ts'
import { saysTable } from '../../session/table-format.ts'
import { StorageError } from '../../storage/index.ts'
import { art } from '../../ui/art.ts'
import { Choice, Tool } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { offerFile, pickFile } from '../files.ts'
import { sentenceOf } from '../join/join-problem.ts'
import { loadPanels } from '../load-game.ts'
import { loadTables } from '../load-tables.ts'
import { exportMatch, importMatch } from '../match-files.ts'
import { listMatches, type MatchCard, removeMatch } from '../matches.ts'
import { go } from '../route.ts'
import { useSettings } from '../settings-context.tsx'
import { titleOf } from './title-of.ts'
import { wayOn } from './way-on.ts'
import './match-list.css'

export function MatchList({ onClose }: { readonly onClose: () => void }) {
  const { settings, text } = useSettings()
  const w = text.matches
  const [matches, setMatches] = useState<readonly MatchCard[] | null>(null)
  const [note, setNote] = useState('')
  const [leaving, setLeaving] = useState<MatchCard | null>(null)
  const say = useCallback(
    (error: unknown) => setNote(error instanceof StorageError ? text.storage(error.problem) : text.matches.fileFailed),
    [text],
  )
  const refresh = useCallback(() => listMatches().then(setMatches, say), [say])
  useEffect(() => void refresh(), [refresh])
  const nameOf = (match: MatchCard) => text.list([...new Set(match.people.filter(Boolean))]) || w.unnamed

  const takeIn = async () => {
    try {
      const file = await pickFile()
      if (file === null) return
      if (saysTable(file)) {
        const taken = await (await loadTables()).importFile(file, settings.name)
        if ('code' in taken) return setNote(sentenceOf(taken, text))
        return go({ screen: 'table', id: taken.id })
      }
      const read = parseMatchFile(file)
      const panels = isFileProblem(read) ? null : await loadPanels(read.game, settings.language)
      const done = await importMatch(file, panels ? (view) => panels.standing(view) : undefined)
      setNote('code' in done ? text.file(done) : w.imported)
      await refresh()
    } catch (error) {
      say(error)
    }
  }
  const giveOut = async (match: MatchCard) => {
    try {
      const file = await exportMatch(match.id)
      await offerFile(`mathom-${match.game || 'damaged'}-${match.id.slice(0, 6)}.json`, file)
    } catch (error) {
      say(error)
    }
  }
  const remove = async (match: MatchCard) => {
    setLeaving(null)
    try {
      await removeMatch(match.id)
      await refresh()
    } catch (error) {
      say(error)
    }
  }
  return (
    <main className="match-list screen paper">
      <header>
        <Tool icon="undo" label={text.back} onPress={onClose} />
        <h1>{w.title}</h1>
        <Choice label={w.import} onPress={takeIn} />
      </header>
      <p role="status" className="match-note">
        {note}
      </p>
      {matches?.length === 0 ? <p className="match-empty">{w.empty}</p> : null}
      <ul>
        {matches?.map((match) => (
          <li key={match.id} className="match-card">
            {match.place ? <img alt="" src={art(`${match.game}/places/${match.place}/thumb.webp`)} /> : <span className="match-blank" />}
            <div>
              <h2>{nameOf(match)}</h2>
              <p>
                {match.damaged ? w.damaged(match.damaged.where) : match.outcome ? w.over(match.outcome.score) : match.standing || w.fresh}
              </p>
              {match.updated ? (
                <small>
                  {`${titleOf(text.shelf.games, match.game)} · `}
                  {match.table ? `${text.together.severalDevices}, ` : ''}
                  {w.played(text.date(match.updated))}
                </small>
              ) : null}
            </div>
            <div className="match-ways">
              {match.damaged ? null : (
                <Choice label={match.outcome ? text.shelf.lookAt : text.shelf.continue} onPress={() => go(wayOn(match))} />
              )}
              <Tool icon="share" label={`${w.export}: ${nameOf(match)}`} onPress={() => void giveOut(match)} />
              <Tool icon="bin" label={`${w.remove}: ${nameOf(match)}`} onPress={() => setLeaving(match)} />
            </div>
          </li>
        ))}
      </ul>
      {leaving ? (
        <Dialog
          title={w.removeTitle}
          closeLabel={text.cancel}
          size="small"
          onClose={() => setLeaving(null)}
          foot={
            <>
              <Choice label={w.keep} onPress={() => setLeaving(null)} autoFocus />
              <Choice primary label={w.removeDo} onPress={() => void remove(leaving)} />
            </>
          }
        >
          <p>{w.removeLine(nameOf(leaving))}</p>
        </Dialog>
      ) : null}
    </main>
  )
}
