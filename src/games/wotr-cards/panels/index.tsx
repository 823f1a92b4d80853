/**
 * The DOM of the game for the shell: one object per language. Everything that needs words gets them through the context
 * that wraps each part here.
 */
import type { ComponentType, ReactNode } from 'react'
import type { Seat } from '../../../engine/index.ts'
import { art } from '../../../ui/art.ts'
import type { GamePanels } from '../../../ui/game-panels.ts'
import { scenarioFor } from '../data/index.ts'
import { landscape, SEAT_CARDS, tableGround } from '../text/pictures.ts'
import type { CardsText, FaceOf } from '../text/types.ts'
import { type CardId, type CardsEvent, isBattleground, isCardId, isPath, type SeatId, type View } from '../types.ts'
import { CardBack, HandCardFace } from './card-face.tsx'
import { TextContext } from './context.ts'
import { decide } from './decide.ts'
import { dropCard, keyTried } from './drop.ts'
import { Ending } from './ending.tsx'
import { Board } from './fronts.tsx'
import { handOf, tapCard } from './hand.ts'
import { Header } from './header.tsx'
import { pick } from './keys.ts'
import { LossSets } from './loss-sets.tsx'
import { Medal, Niche, Portrait } from './medal.tsx'
import { NewMatch } from './new-match.tsx'
import { Rails } from './rails.tsx'
import { Seats } from './seats.tsx'
import { sequencesOf, stagesOf } from './stages.ts'
import './table.css'
import './table-phone.css'
import './table-portrait.css'

const NO_MEASURES = { width: 134, height: 190, gap: 142, turn: 0, arc: 0, lift: 8, extra: 0 }
const Nothing = () => null

export function cardsPanels(text: CardsText): GamePanels<View, CardsEvent> {
  function within<P extends object>(Part: ComponentType<P>): ComponentType<P> {
    return (props) => (
      <TextContext value={text}>
        <Part {...props} />
      </TextContext>
    )
  }
  const wrap = (node: ReactNode) => <TextContext value={text}>{node}</TextContext>
  const idOf = (view: View, seat: Seat): SeatId => view.players[seat]?.id ?? 'frodo'
  const picture = (topic: string) => {
    const [kind, id = ''] = topic.split(':')
    if (kind === 'card' && isCardId(id)) return wrap(<HandCardFace id={id as CardId} slim={false} />)
    if (isBattleground(id) || isPath(id)) return <img className="explain-place" alt="" src={art(landscape(id))} width={160} height={58} />
    if (kind === 'seat' && id in SEAT_CARDS) return <Medal id={id as SeatId} size={96} />
    return undefined
  }
  return {
    title: text.title,
    signs: {},
    layout: { hand: 'rows', tools: 'bar' },
    explain(topic) {
      const found = text.explain(topic)
      return found ? { ...found, picture: picture(topic) } : null
    },
    role: (view, seat) => text.seats[idOf(view, seat)].name,
    medal: (view, seat, size) => <Medal id={idOf(view, seat)} size={size} />,
    portrait: (view, seat) => <Portrait id={idOf(view, seat)} />,
    niche: (view, seat, taken) => <Niche id={idOf(view, seat)} taken={taken} />,
    setupLine: ({ two_seats }, seats) => text.scenarios[scenarioFor(seats, two_seats === 'fellowship' ? 'fellowship' : 'duel')].name,
    Header: within(Header),
    Board: within(Board),
    Events: within(Rails),
    Players: within(Seats),
    Corner: within(LossSets),
    Aside: Nothing,
    hasAside: () => false,
    NewMatch: within(NewMatch),
    Ending: within(Ending),
    hand: (view, seat, prompt, selection, faceOf) => handOf(text, view, seat, prompt, selection, faceOf as FaceOf),
    drawCard: ({ face }, shape) => wrap(isCardId(face) ? <HandCardFace id={face} slim={shape === 'phone'} /> : <CardBack />),
    handMeasures: () => NO_MEASURES,
    tapCard: (prompt, selection, handle, faceOf, view) => tapCard(prompt, selection, handle, faceOf as FaceOf, view),
    dropCard: (prompt, handle, targets, faceOf, view) => dropCard(prompt, handle, targets, faceOf as FaceOf, view),
    keyTried: (handle, targets, faceOf) => keyTried(handle, targets, faceOf as FaceOf),
    pick,
    decide: (input) => decide(text, input),
    stages: stagesOf,
    sequences: sequencesOf,
    watching: ({ combat, stage, scored }) => {
      const id = combat?.location ?? scored.free.at(-1) ?? scored.shadow.at(-1)
      const step = stage ? text.labels.combat[stage.step].title : text.labels.steps.victory
      return id ? text.labels.watching(text.location(id).name, step) : ''
    },
    lines: (view, told, faceOf) => text.lines(view, told, faceOf as FaceOf),
    story: (view, seat, prompt) => text.story(view, seat, prompt),
    refusal: (view, refusal) => text.refusal(view, refusal),
    zones: (view) => text.zones(view),
    standing: (view) => ({
      standing: text.standing(view),
      place: view.combat?.location ?? view.path?.id ?? view.battlegrounds[0]?.id ?? 'bag-end',
    }),
    backdrop: () => [tableGround('day', false)],
    windows: [],
    help: text.help,
  }
}
