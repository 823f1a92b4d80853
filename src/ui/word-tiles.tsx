/**
 * The word of a table: shown as wooden tiles with the letters burnt in, and entered letter by letter into five of them.
 * One text field lies under the entered tiles, so that typing, pasting, dictation and screen readers work as anywhere.
 */
import { type Ref, useId } from 'react'
import './word-tiles.css'

const TURNS = [-1.5, 1, -0.6, 1.6, -1.1, 0.8]

/** Wavering lines of the wood, another pattern for each place. */
function grain(place: number): string {
  return Array.from({ length: 7 }, (_, k) => {
    const y = 8 + k * 10.5 + ((place * 7 + k * 5) % 4)
    const bend = ((place * 3 + k * 7) % 8) - 4
    return `M4 ${y}q20 ${bend} 38 0q18 ${-bend} 33 0`
  }).join('')
}

export function WordTiles({ word, label }: { readonly word: string; readonly label: string }) {
  const id = useId()
  const letters = word.split('')
  return (
    <svg className="word-tiles" viewBox={`-2 -4 ${letters.length * 84 + 2} 102`} role="img" aria-label={label}>
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#D6AE70" />
          <stop offset="1" stopColor="#A87B42" />
        </linearGradient>
      </defs>
      {letters.map((letter, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a letter has no identity beyond its place
        <g key={i} transform={`translate(${i * 84} 0) rotate(${TURNS[i % TURNS.length]} 39 42)`}>
          <rect x="3" y="7" width="78" height="84" rx="8" fill="#120b06" opacity=".35" />
          <rect y="4" width="78" height="84" rx="8" fill="#5b3a1e" />
          <rect width="78" height="84" rx="8" fill={`url(#${id})`} stroke="#21170e" strokeWidth="1.6" />
          <path d={grain(i)} fill="none" stroke="#6b4522" opacity=".55" />
          <rect x="5" y="5" width="68" height="74" rx="5" fill="none" stroke="#7a5228" strokeWidth="1.2" />
          <text x="39.8" y="62.4" className="word-letter" fill="#F9E3B0" opacity=".6">
            {letter}
          </text>
          <text x="39" y="61" className="word-letter" fill="#2B1608">
            {letter}
          </text>
        </g>
      ))}
    </svg>
  )
}

export interface WordFieldProps {
  readonly value: string
  readonly length: number
  readonly label: string
  readonly onChange: (word: string) => void
  /** Something long was put in, such as a whole link. */
  readonly onPasted?: (text: string) => void
  readonly onEnter?: () => void
  readonly describedBy?: string
  readonly ref?: Ref<HTMLInputElement>
}

/** What may stand in the tiles of anything that was typed. */
export const lettersOf = (text: string, length: number): string =>
  text
    .replace(/[^a-z]/gi, '')
    .toUpperCase()
    .slice(0, length)

export function WordField({ value, length, label, onChange, onPasted, onEnter, describedBy, ref }: WordFieldProps) {
  const at = Math.min(value.length, length - 1)
  return (
    <div className="word-field">
      <input
        ref={ref}
        value={value}
        aria-label={label}
        aria-describedby={describedBy}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        inputMode="text"
        enterKeyHint="go"
        onChange={({ target }) => onChange(lettersOf(target.value, length))}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text')
          if (!onPasted || lettersOf(text, 99).length <= length) return
          event.preventDefault()
          onPasted(text)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onEnter?.()
        }}
      />
      <div className="word-boxes" aria-hidden="true">
        {Array.from({ length }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a box has no identity beyond its place
          <span key={i} data-next={i === at && value.length < length ? true : undefined}>
            {value[i] ?? ''}
          </span>
        ))}
      </div>
    </div>
  )
}
