/** The active locations side by side: Shadow above, Free Peoples below, between them the landscape with its sum. On a phone, tabs. */
import { useState } from 'react'
import { art } from '../../../ui/art.ts'
import { cx } from '../../../ui/class-names.ts'
import { Explained } from '../../../ui/explain.tsx'
import type { TablePartProps } from '../../../ui/game-panels.ts'
import { attackersOf } from '../data/index.ts'
import { countsOf } from '../text/compose/counts.ts'
import { frontsInOrder, pointsOf } from '../text/compose/preview.ts'
import { LANDSCAPE_FOCUS, landscape } from '../text/pictures.ts'
import type { FaceOf } from '../text/types.ts'
import { type Forecast, isBattleground, type LocationId, type LocationView, type View } from '../types.ts'
import { Combat } from './combat.tsx'
import { useCardsText } from './context.ts'
import './fronts.css'
import { keysForPlace, raisedHandle } from './keys.ts'
import { Piece } from './piece.tsx'
import { type Aim, aimOf, changesOf } from './preview.ts'
import { Star, Token } from './signs.tsx'
import { frontThen, Sum } from './sum.tsx'

export function Board(part: TablePartProps<View>) {
  const { view } = part
  if (view.combat) return <Combat {...part} />
  return <Fronts {...part} />
}

function Fronts(part: TablePartProps<View>) {
  const { view, shape, prompt, selection, faceOf } = part
  const text = useCardsText()
  const fronts = frontsInOrder(view)
  const [open, setOpen] = useState<LocationId | null>(null)
  const [seen, setSeen] = useState('')
  const [first] = selection
  const aim = first === undefined ? null : aimOf(view, first, faceOf as FaceOf)
  const changes = first === undefined ? [] : changesOf(view, prompt, first, faceOf as FaceOf)
  const thenAt = (id: LocationId) => changes.find(({ front }) => front.id === id)?.after ?? null
  // a choice that concerns a front opens it
  const concerns = `${first ?? ''}`
  if (concerns !== seen) {
    setSeen(concerns)
    if (aim) setOpen(aim.front.id)
  }
  const shown = fronts.find(({ id }) => id === open) ?? fronts[0]
  const isPhone = shape === 'phone'
  return (
    <section className="fronts" aria-label={text.labels.fronts} data-count={fronts.length}>
      {isPhone ? (
        <div className="front-tabs">
          {fronts.map((front) => {
            const then = thenAt(front.id)
            return (
              <button
                key={front.id}
                type="button"
                aria-pressed={front === shown}
                data-drop={`place:${front.id}`}
                className={cx('front-tab', front === shown && 'front-tab-on')}
                onClick={() => setOpen(front.id)}
              >
                <img alt="" src={art(landscape(front.id))} style={{ objectPosition: `${LANDSCAPE_FOCUS}% 50%` }} />
                <b>{text.location(front.id).short}</b>
                <span className={cx('result', `result-${(then ?? front.forecast).winner ?? 'drawn'}`)}>
                  {frontThen(text, view, front, then).result}
                </span>
                <Star points={pointsOf(front.id)} size={24} />
              </button>
            )
          })}
        </div>
      ) : null}
      {(isPhone ? (shown ? [shown] : []) : fronts).map((front) => (
        <Front key={front.id} part={part} front={front} aim={aim?.front === front ? aim : null} then={thenAt(front.id)} />
      ))}
    </section>
  )
}

interface FrontProps {
  readonly part: TablePartProps<View>
  readonly front: LocationView
  readonly aim: Aim | null
  /** With what is raised, where it changes something and can be foretold. */
  readonly then: Forecast | null
}

function Front({ part, front, aim, then }: FrontProps) {
  const text = useCardsText()
  const { view, prompt, selection, faceOf, onPick, onWhy } = part
  const attackers = attackersOf(front.id)
  const onPath = !isBattleground(front.id)
  const keys = prompt ? keysForPlace(prompt, selection, front.id, faceOf as FaceOf) : []
  const { name } = text.location(front.id)
  const words = text.front(view, front)
  const above = attackers === 'shadow' ? front.attackers : front.defenders
  const below = attackers === 'shadow' ? front.defenders : front.attackers
  const raised = raisedHandle(selection, faceOf as FaceOf)
  const row = (side: 'shadow' | 'free') => (
    <div className={`front-row side-${side}`}>
      {(side === 'shadow' ? above : below).map((piece) => (
        <Piece
          key={piece.handle}
          part={part}
          piece={piece}
          counts={countsOf(piece, onPath ? 'path' : side === attackers ? 'attack' : 'defense')}
          coming={aim?.wielder === piece.handle && raised !== null ? `${shortOf(text, faceOf as FaceOf, raised)} ?` : undefined}
        />
      ))}
    </div>
  )
  return (
    <section
      className={cx('front', (aim !== null || then !== null) && 'front-changed')}
      data-drop={`place:${front.id}`}
      aria-label={`${name}: ${words.result}`}
    >
      {row('shadow')}
      <Explained topic={`${onPath ? 'path' : 'battleground'}:${front.id}`} className="front-middle">
        <button
          type="button"
          className={cx('front-band', keys.length > 0 && 'front-usable')}
          data-slot={`band-${front.id}`}
          aria-disabled={keys.length ? undefined : true}
          onClick={() =>
            keys.length ? onPick(keys) : prompt && raised !== null ? onWhy(whyKey(front.id, raised, faceOf as FaceOf)) : undefined
          }
        >
          <img alt="" src={art(landscape(front.id))} style={{ objectPosition: `${LANDSCAPE_FOCUS}% 50%` }} />
          <b className="front-name">{name}</b>
          <span className="front-line">{words.line}</span>
          <Star points={pointsOf(front.id)} size={38} />
          <Sum view={view} front={front} then={then} attackers={attackers} />
        </button>
        <span className={`front-wedge front-wedge-${attackers}`}>
          <Token name={attackers === 'shadow' ? 'wedge-shadow' : 'wedge-free'} size={42} />
        </span>
      </Explained>
      {row('free')}
    </section>
  )
}

const shortOf = (text: ReturnType<typeof useCardsText>, faceOf: FaceOf, handle: number): string => {
  const face = faceOf(handle)
  return face ? text.card(face).short : ''
}
const whyKey = (id: LocationId, raised: number, faceOf: FaceOf): string =>
  `play@${isBattleground(id) ? id : 'path'}:${faceOf(raised) ?? ''}#${raised}`
