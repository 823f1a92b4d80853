/**
 * The door of a table: its word, who is coming, and what should be known before. Nothing is sent to anybody before the
 * person presses "Join".
 */
import { useRef, useState } from 'react'
import { StorageError } from '../../storage/index.ts'
import { Choice, Tool } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Switch } from '../../ui/switch.tsx'
import { WordField } from '../../ui/word-tiles.tsx'
import { Scanner } from '../codes/scanner.tsx'
import '../codes/codes.css'
import { pickFile } from '../files.ts'
import { loadTables } from '../load-tables.ts'
import type { OverlayName } from '../overlay.tsx'
import { go, goInstead } from '../route.ts'
import { useSettings } from '../settings-context.tsx'
import { WORD_LENGTH } from './join-card.tsx'
import './join.css'
import { sentenceOf } from './join-problem.ts'
import { routeOfLink } from './links.ts'
import { Privacy } from './privacy.tsx'

export interface JoinScreenProps {
  readonly word: string
  readonly onOpen: (name: OverlayName) => void
}

export function JoinScreen({ word: given, onOpen }: JoinScreenProps) {
  const { settings, change, text } = useSettings()
  const { join } = text.together
  const [word, setWord] = useState(given.toUpperCase().slice(0, WORD_LENGTH))
  const [name, setName] = useState(settings.name)
  const [watch, setWatch] = useState(false)
  const [scans, setScans] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const wordField = useRef<HTMLInputElement>(null)
  const nameField = useRef<HTMLInputElement>(null)

  const fail = (error: unknown) =>
    setProblem(
      error instanceof StorageError ? text.storage(error.problem) : text.storage({ code: 'storage-refused', detail: String(error) }),
    )
  const enter = async (codes: boolean) => {
    const person = name.trim()
    if (word.length < WORD_LENGTH) {
      setProblem(join.wordMissing)
      return wordField.current?.focus()
    }
    if (!person) {
      setProblem(join.nameMissing)
      return nameField.current?.focus()
    }
    setBusy(true)
    setProblem('')
    change({ name: person })
    try {
      const joined = await (await loadTables()).join(word, person, watch)
      if ('code' in joined) setProblem(sentenceOf(joined, text))
      else goInstead({ screen: 'table', id: joined.id, ...(codes ? { codes: true } : {}) })
    } catch (error) {
      fail(error)
    } finally {
      setBusy(false)
    }
  }
  const takeFile = async () => {
    try {
      const file = await pickFile()
      if (file === null) return
      const taken = await (await loadTables()).importFile(file, name.trim())
      if ('code' in taken) setProblem(sentenceOf(taken, text))
      else goInstead({ screen: 'table', id: taken.id })
    } catch (error) {
      fail(error)
    }
  }
  const follow = (link: string) => {
    setScans(false)
    const route = routeOfLink(link)
    if (!route) return setProblem(join.notALink)
    if (route.screen === 'seat') return go(route)
    setProblem('')
    setWord(route.word.toUpperCase().slice(0, WORD_LENGTH))
  }
  return (
    <main className="join screen paper">
      <header className="join-head">
        <Tool icon="undo" label={text.back} onPress={() => go({ screen: 'shelf' })} />
        <h1>{join.title}</h1>
        <Tool icon="help" label={text.help} onPress={() => onOpen('help')} />
      </header>
      <form
        className="join-sheet"
        onSubmit={(event) => {
          event.preventDefault()
          void enter(false)
        }}
      >
        <section className="join-word">
          <h2>{join.word}</h2>
          <WordField
            ref={wordField}
            value={word}
            length={WORD_LENGTH}
            label={join.word}
            describedBy="join-problem"
            onChange={setWord}
            onPasted={follow}
          />
        </section>
        <section className="join-who">
          <label className="field-row">
            <b>{join.name}</b>
            <input
              ref={nameField}
              className="field"
              value={name}
              maxLength={24}
              placeholder={join.nameHint}
              autoComplete="nickname"
              onChange={({ target }) => setName(target.value)}
            />
          </label>
          <Switch label={join.watch.label} line={join.watch.line} on={watch} onChange={setWatch} />
          <Privacy />
          <p id="join-problem" role="alert" className="join-problem">
            {problem}
          </p>
          <button type="submit" className="choice choice-primary choice-big join-do" disabled={busy}>
            <span className="choice-label">{busy ? join.joining : join.go}</span>
          </button>
        </section>
        <section className="join-ways" aria-label={join.otherWays}>
          <Choice label={join.scan.label} hint={join.scan.hint} onPress={() => setScans(true)} />
          <Choice label={join.codes.label} hint={join.codes.hint} disabled={busy} onPress={() => void enter(true)} />
          <Choice label={join.tableFile.label} hint={join.tableFile.hint} onPress={() => void takeFile()} />
        </section>
      </form>
      {scans ? (
        <Dialog title={join.scan.label} closeLabel={text.close} onClose={() => setScans(false)}>
          <Scanner onText={follow} />
        </Dialog>
      ) : null}
    </main>
  )
}
