/** How it ended: the scene and the seal above, the story round by round in the middle, the count and the ways on below. */
import { art } from '../../../ui/art.ts'
import { Choice, Tool } from '../../../ui/button.tsx'
import { cx } from '../../../ui/class-names.ts'
import type { EndingProps } from '../../../ui/game-panels.ts'
import { ending as endingPicture, landscape, medal } from '../text/pictures.ts'
import type { RoundText, ScorePart, Told } from '../text/types.ts'
import type { Side, View } from '../types.ts'
import { useCardsText } from './context.ts'
import './ending.css'
import { CardSign, Token } from './signs.tsx'

export function Ending({ view, told, people, onAgain, onJourney, onShelf, onMenu, menuLabel }: EndingProps<View>) {
  const text = useCardsText()
  const e = text.labels.ending
  const { title, line, why, sides } = text.ending(view)
  const winner: Side = view.ending?.winner ?? 'free'
  const loser: Side = winner === 'free' ? 'shadow' : 'free'
  const rounds = text.rounds(told as unknown as Told)
  return (
    <main className="cards-ending cards-screen" data-theme="candle">
      <div className="cards-ending-scene">
        <img alt="" src={art(endingPicture(winner))} />
        <div className="cards-ending-menu">
          <Tool icon="menu" label={menuLabel} onPress={onMenu} />
        </div>
        <div className="cards-ending-title">
          <h1>{title}</h1>
          <p>{line}</p>
          <small>{why}</small>
        </div>
        <Seal won={sides[winner].score} lost={e.to(sides[loser].score)} winner={winner} />
      </div>
      <Story rounds={rounds} />
      <div className="cards-ending-sheet">
        {(['free', 'shadow'] as const).map((side) => (
          <section key={side} className={`count-sheet count-sheet-${side}`}>
            <div>
              <h2>{text.sides[side]}</h2>
              <ul>
                {sides[side].parts.map((part) => (
                  <Part key={part.id} part={part} />
                ))}
              </ul>
            </div>
            <b>{sides[side].score}</b>
          </section>
        ))}
        <section className="cards-ending-ways">
          <ul>
            {personsOf(view, people).map(({ name, seats }) => (
              <li key={seats.join()}>
                <img alt="" src={art(medal(view.players[seats[0] ?? 0]?.id ?? 'frodo'))} width={38} height={38} />
                <span>
                  <b>{name}</b>
                  <i>{seats.map((seat) => text.seats[view.players[seat]?.id ?? 'frodo'].name).join(' · ')}</i>
                </span>
              </li>
            ))}
          </ul>
          <div>
            <Choice primary label={e.again} onPress={onAgain} />
            <Choice label={e.see} hint={e.seeLine} onPress={onJourney} />
            <Choice label={e.shelf} hint={e.shelfLine} onPress={onShelf} />
          </div>
        </section>
      </div>
    </main>
  )
}

function personsOf(view: View, people: readonly string[]): { name: string; seats: number[] }[] {
  const found: { name: string; seats: number[] }[] = []
  view.players.forEach(({ seat }) => {
    const name = people[seat] ?? ''
    const known = found.find((one) => one.name === name && name)
    if (known) known.seats.push(seat)
    else found.push({ name, seats: [seat] })
  })
  return found
}

function Part({ part: { id, label, detail, value } }: { readonly part: ScorePart }) {
  return (
    <li>
      <span aria-hidden="true">
        {id === 'corruption' ? (
          <Token name="corruption" size={28} />
        ) : id === 'rings' ? (
          <Token name={value ? 'ring-ready' : 'ring-turned'} size={28} />
        ) : (
          <CardSign name={id === 'paths' ? 'path' : 'battleground'} size={26} />
        )}
      </span>
      <span>
        <b>{label}</b>
        <i>{detail}</i>
      </span>
      <em>{value}</em>
    </li>
  )
}

const TEETH = Array.from({ length: 28 }, (_, i) => {
  const angle = (i / 14) * Math.PI
  const r = i % 2 ? 78 : 85
  return `${i ? 'L' : 'M'}${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r).toFixed(1)}`
}).join('')

function Seal({ won, lost, winner }: { readonly won: number; readonly lost: string; readonly winner: Side }) {
  return (
    <svg className="cards-seal" viewBox="-88 -88 176 176" role="img" aria-label={`${won} ${lost}`}>
      <path d={`${TEETH}z`} fill={winner === 'free' ? '#2f4a33' : '#6d1d16'} stroke="#C9A227" strokeWidth="3" strokeLinejoin="round" />
      <circle r="67" fill="none" stroke="#C9A227" strokeWidth="1.5" />
      <text y="8" textAnchor="middle" fontSize="58" fontWeight="800" fill="#FFF1C4">
        {won}
      </text>
      <text y="36" textAnchor="middle" fontSize="21" fontWeight="700" fill="#E6E2C4">
        {lost}
      </text>
    </svg>
  )
}

const HEIGHT = 74
/** Each round a column: above the road what the Shadow won, below what the West won, on the road the lead. */
function Story({ rounds }: { readonly rounds: readonly RoundText[] }) {
  const text = useCardsText()
  const e = text.labels.ending
  const most = Math.max(10, ...rounds.map(({ free, shadow }) => Math.abs(free - shadow)))
  const x = (i: number) => ((i + 0.5) / Math.max(1, rounds.length)) * 1000
  const y = (lead: number) => HEIGHT / 2 - (lead / most) * (HEIGHT / 2 - 8)
  const line = rounds.map(({ free, shadow }, i) => `${i ? 'L' : 'M'}${x(i)} ${y(free - shadow)}`).join('')
  const slips = (round: RoundText, side: Side) =>
    round.won
      .filter((one) => one.side === side)
      .map(({ location, points, corruption }) => (
        <span key={location} className={cx('story-slip', `story-${side}`)}>
          <img alt="" src={art(landscape(location))} />
          <b>{text.location(location).short}</b>
          <i>
            {corruption ? <Token name="corruption" size={17} /> : null}
            {corruption || points}
          </i>
        </span>
      ))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="story" aria-label={e.lead} tabIndex={0}>
      <div className="story-names" aria-hidden="true">
        <b className="story-name-shadow">{e.wonBy.shadow}</b>
        <i>{e.lead}</i>
        <b className="story-name-free">{e.wonBy.free}</b>
      </div>
      <div className="story-road" style={{ '--rounds': rounds.length } as never}>
        <svg viewBox={`0 0 1000 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={`M0 ${HEIGHT / 2}H1000`} className="story-even" vectorEffect="non-scaling-stroke" />
          <path d={line} className="story-under" vectorEffect="non-scaling-stroke" />
          <path d={line} className="story-line" vectorEffect="non-scaling-stroke" />
        </svg>
        <ol>
          {rounds.map((round) => {
            const lead = round.free - round.shadow
            return (
              <li key={round.round}>
                <span className="visually-hidden">{round.line}</span>
                <u aria-hidden="true">{text.labels.round(round.round)}</u>
                <div aria-hidden="true" className="story-up">
                  {slips(round, 'shadow')}
                </div>
                <div aria-hidden="true" className="story-lead">
                  <em className={lead >= 0 ? 'lead-free' : 'lead-shadow'} style={{ top: y(lead) }}>
                    {Math.abs(lead)}
                  </em>
                </div>
                <div aria-hidden="true" className="story-down">
                  {slips(round, 'free')}
                </div>
              </li>
            )
          })}
        </ol>
      </div>
    </section>
  )
}
