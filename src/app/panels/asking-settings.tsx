/** Where a player wants to be stopped for cards out of turn: one answer for everywhere, or moment by moment. */
import { GAMES, type GameId } from '../../games/index.ts'
import type { AskFrom } from '../../session/types.ts'
import { Chips } from '../../ui/switch.tsx'
import { useCurrentGame } from '../current-game.ts'
import { usePanels } from '../load-game.ts'
import { useSettings } from '../settings-context.tsx'

const LEVELS: readonly AskFrom[] = ['never', 'special', 'standard', 'idle']
export const EVERYWHERE = '*'

/** What this device answers for a window: its own setting, else the one for everywhere. */
export function askFromOf(settings: { readonly [key: string]: AskFrom }, game: string, window: string): AskFrom {
  return settings[`${game}.${window}`] ?? settings[`${game}.${EVERYWHERE}`] ?? 'special'
}

/** For each game in which cards may be used out of turn; at a table, for its game alone. */
export function AskingSettings() {
  const here = useCurrentGame()
  return GAMES.filter(({ id, outOfTurn }) => outOfTurn && (here === null || here === id)).map(({ id }) => <AskingIn key={id} game={id} />)
}

function AskingIn({ game }: { readonly game: GameId }) {
  const { settings, change, text } = useSettings()
  const panels = usePanels(game, settings.language)
  const w = text.settings
  const everywhere = askFromOf(settings.askFrom, game, EVERYWHERE)
  const set = (window: string, level: AskFrom) => {
    const rest = { ...settings.askFrom }
    if (window === EVERYWHERE) for (const key of Object.keys(rest)) if (key.startsWith(`${game}.`)) delete rest[key]
    change({ askFrom: { ...rest, [`${game}.${window}`]: level } })
  }
  return (
    <div className="asking">
      <h3>{w.asking}</h3>
      <p>{w.askingLine}</p>
      <Chips
        label={w.everywhere}
        value={everywhere}
        options={LEVELS.map((level) => ({ value: level, label: w.ask[level].label }))}
        onChange={(level) => set(EVERYWHERE, level)}
      />
      <p className="asking-line">{w.ask[everywhere].line}</p>
      <details>
        <summary>{w.askingMore}</summary>
        <ul>
          {panels?.windows.map(({ id, name, line }) => (
            <li key={id}>
              <label>
                <span>
                  <b>{name}</b>
                  <small>{line}</small>
                </span>
                <select value={askFromOf(settings.askFrom, game, id)} onChange={({ target }) => set(id, target.value as AskFrom)}>
                  {LEVELS.map((level) => (
                    <option key={level} value={level}>
                      {w.ask[level].label}
                    </option>
                  ))}
                </select>
              </label>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
