/** A combat as a sequence one can follow: what is fought in which order, the steps, attack above, defence below, the sum between them. */
import { art } from '../../../ui/art.ts'
import { cx } from '../../../ui/class-names.ts'
import type { TablePartProps } from '../../../ui/game-panels.ts'
import { PATH_DATA } from '../data/index.ts'
import { countsOf } from '../text/compose/counts.ts'
import { frontsInOrder, otherSide, pointsOf } from '../text/compose/preview.ts'
import { COMBAT, landscape } from '../text/pictures.ts'
import type { CardsText, FaceOf } from '../text/types.ts'
import { COMBAT_STEPS, type CombatStep } from '../text/words/labels.ts'
import { type Combat as CombatState, isBattleground, isPath, type LocationView, type PieceView, type Side, type View } from '../types.ts'
import './combat.css'
import { useCardsText } from './context.ts'
import { keyHandle } from './keys.ts'
import { leanestLoss } from './loss-choice.ts'
import { Piece } from './piece.tsx'
import { CardSign, Star } from './signs.tsx'

/** Which step a combat has come to, from what is known of it. */
export function combatStep({ attack, left, shields, lost, proposal }: CombatState, asked: string | null): CombatStep {
  if (asked === 'support') return 'support'
  if (asked === 'casualties' || asked === 'agree' || proposal.length) return 'losses'
  if (lost.length) return 'clean-up'
  if (left > 0 || shields > 0) return 'shields'
  return attack > 0 ? 'attack' : 'support'
}

export function Combat(part: TablePartProps<View>) {
  const text = useCardsText()
  const { view, prompt, selection, faceOf } = part
  const { combat } = view
  const front = frontsInOrder(view).find(({ id }) => id === combat?.location)
  if (!combat || !front) return null
  const onPath = !isBattleground(front.id)
  const step = combatStep(combat, prompt?.kind ?? null)
  const chosen = lossesOf(part, combat)
  const forecast = { ...front, forecast: { ...front.forecast, attack: combat.attack, shields: combat.shields, left: combat.left } }
  const counted = step === 'attack' || step === 'support' ? front : forecast
  const words = text.front(view, counted)
  const cancelled = front.defenders.reduce((sum, { handle }) => sum + (chosen.includes(handle) ? worth(text, view, handle) : 0), 0)
  const defending = otherSide(combat.attackers)
  const isAbove = combat.attackers === 'shadow'
  const attack = (
    <Host
      part={part}
      front={front}
      side={combat.attackers}
      pieces={front.attackers}
      role={onPath ? 'path' : 'attack'}
      combat={combat}
      lost={null}
    >
      <Total sign={onPath ? 'path' : 'attack'} n={counted.forecast.attack || front.forecast.attack} note={text.labels.attackersGone} />
    </Host>
  )
  const defence = (
    <Host
      part={part}
      front={front}
      side={defending}
      pieces={front.defenders}
      role={onPath ? 'path' : 'defense'}
      combat={combat}
      lost={step === 'losses' || step === 'clean-up' ? chosen : null}
    >
      <Total
        sign={onPath ? 'path' : 'defense'}
        n={step === 'losses' || step === 'clean-up' ? cancelled : front.forecast.defense}
        of={step === 'losses' || step === 'clean-up' ? counted.forecast.left : null}
        note={text.labels.oneIconCosts}
      />
    </Host>
  )
  return (
    <section className="combat" aria-label={`${text.labels.steps.combat}: ${text.location(front.id).name}`}>
      <img className="combat-scene" alt="" src={art(onPath ? COMBAT.path : COMBAT.battle)} />
      <div className="combat-order">
        <Order view={view} now={front} />
        <ol className="combat-steps">
          {COMBAT_STEPS.filter((one) => !onPath || one !== 'support').map((one, i, all) => {
            const at = all.indexOf(step)
            return (
              <li key={one} className={cx(i < at && 'combat-done', i === at && 'combat-now')} aria-current={i === at ? 'step' : undefined}>
                <u aria-hidden="true">{i < at ? '✓' : i + 1}</u>
                <span>
                  <b>{text.labels.combat[one].title}</b>
                  <i>{text.labels.combat[one].line}</i>
                </span>
              </li>
            )
          })}
        </ol>
      </div>
      {combat.cause === 'replaced' && view.nextPath ? (
        <p className="combat-nested">{text.labels.replacedBy(text.location(view.nextPath).name)}</p>
      ) : null}
      {isAbove ? attack : defence}
      <div className="combat-sum">
        <div>
          <b>{text.location(front.id).name}</b>
          <i>{isPath(front.id) ? text.labels.pathNumber(PATH_DATA[front.id].number) : text.labels.defend[defending]}</i>
        </div>
        <Star points={pointsOf(front.id)} size={46} />
        <p>
          <span className="visually-hidden">{words.sum}</span>
          <span aria-hidden="true" className="front-math">
            <span className={`count-${combat.attackers}`}>
              <CardSign name={onPath ? 'path' : 'attack'} />
              <b>{counted.forecast.attack}</b>
            </span>
            {step === 'support' || step === 'attack' ? null : (
              <>
                <small>{text.labels.less}</small>
                <span className="count-place">
                  <CardSign name="defense" />
                  <b>{counted.forecast.shields}</b>
                </span>
                <small>=</small>
                <span className="combat-left">{counted.forecast.left}</span>
                <small>{text.labels.toCancel}</small>
              </>
            )}
          </span>
        </p>
        <Boxes left={counted.forecast.left} paid={payments(text, view, front, chosen)} />
        <strong className={cx('result', `result-${front.forecast.winner ?? 'drawn'}`)}>{words.result}</strong>
      </div>
      {isAbove ? defence : attack}
    </section>
  )

  function lossesOf({ view: now }: TablePartProps<View>, { lost, proposal }: CombatState): readonly number[] {
    if (prompt?.kind === 'casualties') {
      const keys = selection.length ? selection : leanestLoss(now, prompt, faceOf as FaceOf)
      return keys.flatMap((key) => keyHandle(key, faceOf as FaceOf) ?? [])
    }
    return proposal.length ? proposal : lost
  }
}

const worth = (text: CardsText, view: View, handle: number): number => Number(/\d+/.exec(text.badge(view, handle, []))?.[0] ?? 0)

interface Payment {
  readonly name: string
  readonly n: number
}
const payments = (text: CardsText, view: View, { defenders }: LocationView, chosen: readonly number[]): readonly Payment[] =>
  defenders.flatMap(({ handle, face }) => (chosen.includes(handle) ? [{ name: text.card(face).short, n: worth(text, view, handle) }] : []))

/** One box for each icon that has to be cancelled, filled by the card that pays for it. */
function Boxes({ left, paid }: { readonly left: number; readonly paid: readonly Payment[] }) {
  if (!left || left > 12) return null
  const filled = paid.flatMap(({ n }, by) => Array.from({ length: n }, () => by)).slice(0, left)
  return (
    <div className="combat-boxes" aria-hidden="true">
      <div>
        {Array.from({ length: left }, (_, i) => i).map((i) => (
          <i key={i} data-by={filled[i] === undefined ? undefined : (filled[i] ?? 0) % 3}>
            <CardSign name="defense" />
          </i>
        ))}
      </div>
      <p>{paid.map(({ name }) => name).join(' · ')}</p>
    </div>
  )
}

function Order({ view, now }: { readonly view: View; readonly now: LocationView }) {
  const text = useCardsText()
  const waiting = view.combat?.cause === 'replaced' ? [] : frontsInOrder(view).filter(({ id }) => id !== now.id)
  return (
    <ol className="combat-places">
      {[now, ...waiting.slice(0, 1)].map(({ id }, i) => (
        <li key={id} className={i === 0 ? 'combat-place-now' : ''}>
          <img alt="" src={art(landscape(id))} />
          <u aria-hidden="true">{i + 1}</u>
          <b>{text.location(id).short}</b>
          <i>{i === 0 ? text.labels.now : text.labels.next}</i>
        </li>
      ))}
    </ol>
  )
}

interface HostProps {
  readonly part: TablePartProps<View>
  readonly front: LocationView
  readonly side: Side
  readonly pieces: readonly PieceView[]
  readonly role: 'attack' | 'defense' | 'path'
  readonly combat: CombatState
  /** Handles that fall, once that is being decided. */
  readonly lost: readonly number[] | null
  readonly children: React.ReactNode
}
function Host({ part, side, pieces, role, combat, lost, children }: HostProps) {
  const text = useCardsText()
  const { view } = part
  const attacks = side === combat.attackers
  const seats = [...new Set(pieces.map(({ controller }) => controller))].map((seat) => text.seats[view.players[seat]?.id ?? 'frodo'].name)
  const armyOf = (piece: PieceView) => combat.support.find(({ character }) => character === piece.handle)?.army
  const faceOfPiece = (handle: number | undefined) => pieces.find((piece) => piece.handle === handle)?.face
  return (
    <div className={cx('combat-host', `side-${side}`)}>
      <div className="combat-who">
        <b>{attacks ? text.labels.theAttack : text.labels.theDefence}</b>
        <i>{seats.join(' · ')}</i>
      </div>
      <div className="combat-cards">
        {pieces.map((piece) => {
          const army = faceOfPiece(armyOf(piece))
          return (
            <Piece
              key={piece.handle}
              part={part}
              piece={piece}
              counts={countsOf(piece, role)}
              extra={army ? <em className="piece-led">{text.card(army).short}</em> : undefined}
              tag={lost ? { words: text.badge(view, piece.handle, lost), lost: lost.includes(piece.handle) } : undefined}
            />
          )
        })}
      </div>
      {children}
    </div>
  )
}

interface TotalProps {
  readonly sign: 'attack' | 'defense' | 'path'
  readonly n: number
  readonly of?: number | null
  readonly note: string
}
function Total({ sign, n, of = null, note }: TotalProps) {
  const { labels } = useCardsText()
  return (
    <div className="combat-total">
      <b>
        <CardSign name={sign} />
        {n}
        {of === null ? null : <small>{labels.of(of)}</small>}
      </b>
      <p>{note}</p>
    </div>
  )
}
