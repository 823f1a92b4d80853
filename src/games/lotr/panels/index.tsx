/**
 * The DOM of the game for the shell: one object per language. Everything that needs words gets them through the context
 * that wraps each part here.
 */
import type { ComponentType } from 'react'
import type { Seat } from '../../../engine/index.ts'
import { art } from '../../../ui/art.ts'
import type { GamePanels } from '../../../ui/game-panels.ts'
import { aboutOf, askerOf } from '../text/about.ts'
import { isTile } from '../text/facts.ts'
import { tellAll } from '../text/telling.ts'
import type { FaceOf, Language, LotrText } from '../text/types.ts'
import { type CardId, GANDALF_CARDS, type GandalfId, isCardId, type LotrEvent, type View, WINDOWS } from '../types.ts'
import { Aside, hasAside } from './aside.tsx'
import { CardBack, CardFace, GandalfFace } from './card-face.tsx'
import { PanelContext, type PanelText } from './context.ts'
import { Corner } from './corner.tsx'
import { decide } from './decide.ts'
import { Ending } from './ending.tsx'
import { Events } from './events.tsx'
import { handOf, pick, tapCard } from './hand.ts'
import { Header } from './header.tsx'
import { Medal, Portrait } from './medal.tsx'
import { NewMatch } from './new-match.tsx'
import { Niche } from './niche.tsx'
import { signsOf } from './pictures.ts'
import { Players } from './players.tsx'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { zonesOf } from './zones.ts'

const MEASURES = {
  landscape: { width: 102, height: 142, gap: 104, turn: 1.1, arc: 0.5, lift: 8, extra: 20 },
  portrait: { width: 104, height: 144, gap: 116, turn: 0.7, arc: 0.3, lift: 8, extra: 12 },
  phone: { width: 62, height: 94, gap: 62, turn: 0.15, arc: 0.18, lift: 8, extra: 12 },
} as const

export function lotrPanels(text: LotrText, language: Language): GamePanels<View, LotrEvent> {
  const words = language === 'de' ? de : en
  const both: PanelText = { text, words }
  function within<P extends object>(Part: ComponentType<P>): ComponentType<P> {
    return (props) => (
      <PanelContext value={both}>
        <Part {...props} />
      </PanelContext>
    )
  }
  const wrap = (node: React.ReactNode) => <PanelContext value={both}>{node}</PanelContext>
  const hobbitOf = (view: View, seat: Seat) => view.players[seat]?.hobbit ?? 'frodo'
  const picture = (topic: string) => {
    const [kind, id = ''] = topic.split(':')
    const large = { width: 106, height: 150 }
    if (kind === 'card' && isCardId(id))
      return wrap(
        <div style={large}>
          <CardFace id={id as CardId} />
        </div>,
      )
    if (kind === 'gandalf' && (GANDALF_CARDS as readonly string[]).includes(id))
      return wrap(
        <div style={large}>
          <GandalfFace id={id as GandalfId} />
        </div>,
      )
    if (kind === 'tile') return <img alt="" width={96} height={96} src={art(`lotr/cards/tile_${id}.svg`)} />
    if (kind === 'hobbit') return <img alt="" width={96} height={96} src={art(`lotr/hobbits/${id}.svg`)} />
    return undefined
  }
  return {
    title: text.title,
    signs: signsOf(words),
    explain(topic) {
      const found = text.explain(topic)
      return found ? { ...found, picture: picture(topic) } : null
    },
    role: (view, seat) => text.hobbits[hobbitOf(view, seat)].name,
    medal: (view, seat, size) => <Medal hobbit={hobbitOf(view, seat)} size={size} on ring={seat === view.ringBearer} />,
    portrait: (view, seat) => <Portrait hobbit={hobbitOf(view, seat)} />,
    niche: (view, seat, taken) => <Niche hobbit={hobbitOf(view, seat)} taken={taken} />,
    setupLine: ({ sauronStart }) => words.setupLine(Number(sauronStart)),
    layout: { hand: 'fan', tools: 'corner' },
    Header: within(Header),
    Events: within(Events),
    Players: within(Players),
    Corner: within(Corner),
    Aside: within(Aside),
    hasAside,
    NewMatch: within(NewMatch),
    Ending: within(Ending),
    hand: (view, seat, prompt, selection, faceOf) => handOf(both, view, seat, prompt, selection, faceOf),
    drawCard: ({ face }, shape) =>
      wrap(face && isCardId(face) ? <CardFace id={face} small={shape === 'phone'} /> : <CardBack small={shape === 'phone'} />),
    handMeasures: (shape) => MEASURES[shape],
    tapCard,
    pick,
    decide: (input) => decide(both, input),
    lines: (view, told, faceOf) =>
      tellAll(text, view, told, faceOf as FaceOf).map(({ at, event, line }) => ({
        at,
        text: line,
        heading: event.type === 'arrived' || event.type === 'turn',
      })),
    story(view, seat, prompt) {
      const name = text.hobbits[hobbitOf(view, seat)].name
      const asker = askerOf(view, aboutOf(prompt))
      if (asker) {
        const what = isTile(asker) ? text.tiles[asker].name : text.events[asker].name
        return prompt.kind === 'pay' ? words.story.pays(name, what) : words.story.chooses(name, what)
      }
      return words.story.turn(text.hobbits[hobbitOf(view, view.active)].name)
    },
    refusal: (view, refusal) => text.refusal(view, refusal),
    zones: (view) => zonesOf(view, text, words),
    standing: (view) => ({ standing: text.standing(view), place: view.place }),
    backdrop: (place) => ['01-sky', '02-field', '03-hill', '04-lane'].map((layer) => `lotr/places/${place}/${layer}.webp`),
    windows: WINDOWS.map((id) => ({ id, name: text.windows[id].name, line: text.windows[id].setting })),
    help: text.help,
  }
}
