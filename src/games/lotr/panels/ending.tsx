/** How it ended: the scene above, a torn sheet below with the sum of the score, who came home, and the seven places. */
import { art } from '../../../ui/art.ts'
import { Choice, Tool } from '../../../ui/button.tsx'
import type { EndingProps } from '../../../ui/game-panels.ts'
import { RichText, Sign } from '../../../ui/rich-text.tsx'
import type { View } from '../types.ts'
import { usePanelText } from './context.ts'
import './ending.css'
import { Medal } from './medal.tsx'
import { PlaceStrip } from './place-strip.tsx'

export function Ending({ view, outcome, onAgain, onJourney, onShelf, onMenu, menuLabel }: EndingProps<View>) {
  const { text, words } = usePanelText()
  const e = words.ending
  const { title, line, parts } = text.ending(view)
  const won = view.ending?.result === 'victory'
  return (
    <main className="ending" data-ending={won ? 'victory' : 'defeat'} {...(won ? {} : { 'data-theme': 'candle' })}>
      <div className="ending-scene">
        <img alt="" src={art(`lotr/end/${won ? 'victory' : 'defeat'}.webp`)} />
      </div>
      <div className="ending-menu">
        <Tool icon="menu" label={menuLabel} onPress={onMenu} />
      </div>
      <div className="ending-sheet">
        <div className="ending-title">
          <h1>{title}</h1>
          <p>
            <RichText text={line} />
          </p>
          {won ? (
            <div className="ending-sum">
              {parts.map((part, i) => (
                <span key={part.label} className="sum-part">
                  {i > 0 ? <u aria-hidden="true">+</u> : null}
                  <span>
                    <b>{part.value}</b>
                    <small>{part.label}</small>
                  </span>
                </span>
              ))}
              <u aria-hidden="true">=</u>
            </div>
          ) : null}
        </div>
        {won ? (
          <p className="ending-seal">
            <b>{outcome.score}</b>
            <small>{e.points}</small>
          </p>
        ) : (
          <p className="ending-score">
            <b>{outcome.score}</b>
            <span>{e.sixty}</span>
          </p>
        )}
        <div className="ending-home">
          <h2>{won ? e.home : e.howFar}</h2>
          {won ? (
            <ul>
              {view.players.map((player) => (
                <li key={player.seat}>
                  <Medal hobbit={player.hobbit} size={46} ring={player.seat === view.ringBearer && player.alive} lost={!player.alive} />
                  <span className="visually-hidden">{text.hobbits[player.hobbit].name}: </span>
                  {player.alive ? (
                    <span>
                      <b>
                        <Sign sign="shield" size={20} /> {player.shields}
                      </b>
                      <i>{words.step(player.step)}</i>
                    </span>
                  ) : (
                    <i>{words.metSauron}</i>
                  )}
                </li>
              ))}
            </ul>
          ) : null}
          {won ? <p>{e.sauronBegan(view.sauronStart)}</p> : null}
        </div>
        <PlaceStrip at={view.place} fallen={!won} note={e.here(outcome.score)} />
        <div className="ending-ways">
          <Choice
            className="choice-big"
            primary
            label={won ? e.again : e.tryAgain}
            hint={won ? e.sameCompany : e.sameCompanySauron(view.sauronStart)}
            onPress={onAgain}
          />
          <Choice className="choice-big" label={e.journey} hint={won ? e.watchAgain : e.whereItTurned} onPress={onJourney} />
          <Choice className="choice-big" label={e.shelf} hint={e.kept} onPress={onShelf} />
        </div>
      </div>
    </main>
  )
}
