/**
 * A hobbit at a glance: medallion, step, the three sockets of life tokens (a lack is seen at once), shields, cards.
 * A button: it brings his hand to the front, or chooses him where somebody is to be chosen.
 */

import type { Shape } from '../../../table/contract.ts'
import { cx } from '../../../ui/class-names.ts'
import { Explained } from '../../../ui/explain.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { Sign } from '../../../ui/rich-text.tsx'
import { LIFE_TOKENS, type PlayerView } from '../types.ts'
import { usePanelText } from './context.ts'
import { Medal } from './medal.tsx'

export interface PlayerSlipProps {
  readonly player: PlayerView
  readonly shape: Shape
  readonly isActive: boolean
  readonly isBearer: boolean
  readonly inFront: boolean
  /** "next", "chooses", "receives". */
  readonly mark: string
  readonly person: string
  /** What the shell says of the person there: "away", "chooses". */
  readonly presence: string
  readonly choosable: boolean
  readonly onPress: () => void
}

export function PlayerSlip({ player, shape, isActive, isBearer, inFront, mark, person, presence, choosable, onPress }: PlayerSlipProps) {
  const { text, words } = usePanelText()
  const { name } = text.hobbits[player.hobbit]
  const phone = shape === 'phone'
  const size = phone ? 40 : shape === 'portrait' ? 50 : 54
  const have = LIFE_TOKENS.filter((token) => player.tokens[token] > 0).map((token) =>
    player.tokens[token] > 1 ? `${words.tokens[token]} × ${player.tokens[token]}` : words.tokens[token],
  )
  const isNamed = person !== '' && person !== name
  const isMarked = mark !== '' && !isActive
  // Below the medallion there is room for one word: what the hobbit is about, or else who plays it.
  const caption = presence || (isMarked ? mark : isNamed ? person : '')
  const marks = [isNamed ? person : '', presence, isActive ? words.active : mark, isBearer ? words.ringBearer : '']
  const label = player.alive
    ? words.slip({
        name,
        step: player.step,
        shields: player.shields,
        cards: player.hand.length,
        tokens: have.length ? words.list(have) : words.noTokens,
        marks: marks.filter(Boolean).join(', '),
      })
    : `${name}: ${words.metSauron}`
  return (
    <Explained topic={`hobbit:${player.hobbit}`} className="slip-room">
      <button
        type="button"
        data-seat={player.seat}
        className={cx(
          'slip',
          isActive && 'slip-active',
          inFront && 'slip-front',
          choosable && 'slip-choosable',
          !player.alive && 'slip-lost',
        )}
        aria-label={label}
        onClick={onPress}
      >
        <span className="slip-medal">
          <Medal hobbit={player.hobbit} size={size} on={isActive} ring={isBearer} lost={!player.alive} />
          {caption && (!phone || presence) ? (
            <span className={cx('slip-mark', presence ? 'slip-presence' : !isMarked && 'slip-person')}>{caption}</span>
          ) : null}
        </span>
        <span className="slip-name">{name}</span>
        {player.alive ? (
          <>
            <span className="slip-step">{player.step}</span>
            <span className="slip-tokens">
              {LIFE_TOKENS.map((token) => (
                <span key={token} className={cx('socket', player.tokens[token] === 0 && 'socket-empty')}>
                  <Sign sign={token} size={phone ? 17 : 21} faint={player.tokens[token] === 0} silent />
                  {player.tokens[token] > 1 ? <em>{player.tokens[token]}</em> : null}
                </span>
              ))}
            </span>
            <span className="slip-counts">
              <span>
                <Sign sign="shield" size={phone ? 15 : 18} silent />
                {player.shields}
              </span>
              <span>
                <CardsIcon size={phone ? 16 : 20} />
                {player.hand.length}
              </span>
            </span>
          </>
        ) : (
          <i className="slip-gone">{words.metSauron}</i>
        )}
        {inFront && !phone ? (
          <span className="slip-hand">
            <Icon name="hand" size={16} />
          </span>
        ) : null}
      </button>
    </Explained>
  )
}

/** Two cards of a hand, as a sign. */
export function CardsIcon({ size }: { readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className="cards-icon">
      <rect x="3" y="5" width="11" height="15" rx="2" transform="rotate(-10 8 12)" fill="#D9C49A" stroke="#2B2118" strokeWidth="1.7" />
      <rect x="9" y="4" width="11" height="15" rx="2" transform="rotate(8 15 12)" fill="#FBF3DC" stroke="#2B2118" strokeWidth="1.7" />
    </svg>
  )
}
