/** The last match as a card with one button; before the first match, an invitation. */
import { GAMES } from '../../games/index.ts'
import { art } from '../../ui/art.ts'
import { Choice } from '../../ui/button.tsx'
import type { MatchCard } from '../matches.ts'
import { go } from '../route.ts'
import { useSettings } from '../settings-context.tsx'
import { titleOf } from './title-of.ts'
import { wayOn } from './way-on.ts'

const FIRST_GAME = GAMES.find(({ loadPanels }) => loadPanels)?.id ?? GAMES[0]?.id ?? ''

export function ContinueCard({ matches }: { readonly matches: readonly MatchCard[] }) {
  const { text } = useSettings()
  const last = matches.find((match) => match.damaged === null && match.outcome === null) ?? matches.find((match) => match.damaged === null)
  if (!last) {
    const { title, line, button, hint } = text.shelf.empty
    return (
      <section className="sheet sheet-wide">
        <div className="continue-words">
          <h2>{title}</h2>
          <p>{line}</p>
        </div>
        <Choice className="choice-big" primary label={button} hint={hint} onPress={() => go({ screen: 'new', game: FIRST_GAME })} />
        {matches.length ? <ListLink count={matches.length} /> : null}
      </section>
    )
  }
  const people = last.people.filter(Boolean)
  return (
    <section className="sheet sheet-wide">
      {last.place ? <img className="continue-thumb" alt="" src={art(`${last.game}/places/${last.place}/thumb.webp`)} /> : null}
      <div className="continue-words">
        <h2>{titleOf(text.shelf.games, last.game)}</h2>
        <p>{last.outcome ? text.matches.over(last.outcome.score) : last.standing || text.matches.fresh}</p>
        <p className="continue-people">{people.length ? text.list([...new Set(people)]) : text.date(last.updated)}</p>
        <ListLink count={matches.length} />
      </div>
      <Choice
        className="choice-big"
        primary
        label={last.outcome ? text.shelf.lookAt : text.shelf.continue}
        hint={last.outcome ? undefined : last.table ? text.together.severalDevices : text.shelf.continueLine}
        onPress={() => go(wayOn(last))}
      />
    </section>
  )
}

function ListLink({ count }: { readonly count: number }) {
  const { text } = useSettings()
  return (
    <button type="button" className="list-link" onClick={() => go({ screen: 'matches' })}>
      {text.shelf.all(count)}
    </button>
  )
}
