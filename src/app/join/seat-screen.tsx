/** A seat that was moved here by its link: says what that means, and takes it. */
import { useState } from 'react'
import { StorageError } from '../../storage/index.ts'
import { Choice, Tool } from '../../ui/button.tsx'
import { loadTables } from '../load-tables.ts'
import { go, goInstead } from '../route.ts'
import { useSettings } from '../settings-context.tsx'
import './join.css'
import { sentenceOf } from './join-problem.ts'
import { Privacy } from './privacy.tsx'

export function SeatScreen({ payload }: { readonly payload: string }) {
  const { settings, change, text } = useSettings()
  const { join } = text.together
  const [name, setName] = useState(settings.name)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const take = async () => {
    const person = name.trim()
    if (!person) return setProblem(join.nameMissing)
    setBusy(true)
    change({ name: person })
    try {
      const taken = await (await loadTables()).takeSeat(payload, person)
      if ('code' in taken) setProblem(sentenceOf(taken, text))
      else goInstead({ screen: 'table', id: taken.id })
    } catch (error) {
      setProblem(
        error instanceof StorageError ? text.storage(error.problem) : text.storage({ code: 'storage-refused', detail: String(error) }),
      )
    } finally {
      setBusy(false)
    }
  }
  return (
    <main className="join screen paper">
      <header className="join-head">
        <Tool icon="undo" label={text.back} onPress={() => go({ screen: 'shelf' })} />
        <h1>{join.seatTitle}</h1>
      </header>
      <div className="join-sheet join-seat">
        <section>
          <p>{join.seatLine}</p>
          <label className="field-row">
            <b>{join.name}</b>
            <input className="field" value={name} maxLength={24} autoComplete="nickname" onChange={({ target }) => setName(target.value)} />
          </label>
          <Privacy />
          <p role="alert" className="join-problem">
            {problem}
          </p>
          <Choice className="choice-big" primary label={join.seatDo} disabled={busy} onPress={() => void take()} />
        </section>
      </div>
    </main>
  )
}
