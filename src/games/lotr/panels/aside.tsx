/**
 * Between the words and the buttons of the decision: every face of a die with what it would bring, lines to pick for a raised
 * card, tokens and shields to give, what others gave already, and cards that lie face up.
 */
import type { Seat } from '../../../engine/index.ts'
import { art } from '../../../ui/art.ts'
import { cx } from '../../../ui/class-names.ts'
import type { DecisionInput, PanelChoice, PanelDecision } from '../../../ui/game-panels.ts'
import { RichText, Sign } from '../../../ui/rich-text.tsx'
import { CARDS } from '../data/index.ts'
import { readKey } from '../text/keys.ts'
import type { FaceOf } from '../text/types.ts'
import type { View } from '../types.ts'
import './aside.css'
import { CardFace } from './card-face.tsx'
import { usePanelText } from './context.ts'
import { addTo, handleOf } from './hand.ts'
import { Medal } from './medal.tsx'
import { outcomesOf, type Risk, riskOf } from './outcomes.ts'
import { diePicture } from './pictures.ts'
import { CardsIcon } from './player-slip.tsx'

type Input = DecisionInput<View>
interface AsideProps {
  readonly input: Input
  readonly decision: PanelDecision
  readonly onChoice: (choice: PanelChoice) => void
}

/** Other lines the raised card could go on. */
function lineKeys({ prompt, selection }: Input): readonly string[] {
  const [key] = selection
  if (!key?.startsWith('play@')) return []
  const same = prompt.keys.filter((one) => one.startsWith('play@') && handleOf(one) === handleOf(key))
  return same.length > 1 ? same : []
}
const giftKeys = ({ prompt }: Input): readonly string[] =>
  prompt.kind === 'pay' ? prompt.keys.filter((key) => key.startsWith('token:') || key.startsWith('shields:')) : []
const riskNow = ({ view, seat, prompt, selection }: Input): Risk | null => riskOf(view, seat, prompt, selection)
const pledgesOf = ({ view, prompt }: Input) => (prompt.kind === 'pay' && view.payment?.payer === 'group' ? view.payment.pledges : [])

export const hasAside = (input: Input): boolean =>
  input.view.shown.length > 0 ||
  lineKeys(input).length > 0 ||
  giftKeys(input).length > 0 ||
  pledgesOf(input).length > 0 ||
  riskNow(input) !== null

export function Aside({ input, onChoice }: AsideProps) {
  const risk = riskNow(input)
  const lines = lineKeys(input)
  const gifts = giftKeys(input)
  const { seat } = input
  const consider = (id: string, keys: readonly string[]) => onChoice({ id, label: '', seat, keys, act: 'consider' })
  return (
    <div className="aside">
      {input.view.shown.length ? <Shown input={input} /> : null}
      {pledgesOf(input).length ? <Pledges view={input.view} /> : null}
      {lines.length ? <Lines input={input} keys={lines} onPick={(key) => consider(key, [key])} /> : null}
      {gifts.length ? <Gifts input={input} keys={gifts} onSelect={(keys) => consider('gifts', keys)} /> : null}
      {risk ? <Outcomes view={input.view} risk={risk} asked={seat} /> : null}
    </div>
  )
}

/** The cards turned up, all of them: who hands one out wants to know what else comes. The one in question stands out. */
function Shown({ input }: { readonly input: Input }) {
  const { text, words } = usePanelText()
  return (
    <ul className="shown" aria-label={words.shown}>
      {input.view.shown.map(({ handle, face }) =>
        face ? (
          <li key={handle} aria-current={handle === input.prompt.about?.card ? 'true' : undefined}>
            <span className="visually-hidden">
              {text.cards[face].name}, {text.colors[CARDS[face].color]}
            </span>
            <CardFace id={face} small />
          </li>
        ) : null,
      )}
    </ul>
  )
}

function Outcomes({ view, risk, asked }: { readonly view: View; readonly risk: Risk; readonly asked: Seat }) {
  const { text, words } = usePanelText()
  return (
    <ul className="outcomes" aria-label={words.outcomes.title}>
      {outcomesOf(view, risk, asked, text, words).map((outcome) => (
        <li key={outcome.faces.join()} className={cx('outcome', outcome.bad && 'outcome-bad')}>
          <span className="outcome-faces">
            {outcome.faces.map((face) => (
              <img key={face} alt={words.faces[face]} src={art(diePicture(face))} />
            ))}
          </span>
          <b>
            {outcome.bad ? <span aria-hidden="true">! </span> : null}
            {outcome.what}
          </b>
          <span>{outcome.to}</span>
        </li>
      ))}
    </ul>
  )
}

function Lines({
  input,
  keys,
  onPick,
}: {
  readonly input: Input
  readonly keys: readonly string[]
  readonly onPick: (key: string) => void
}) {
  const { text, words } = usePanelText()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a fieldset of a form
    <div className="line-picks" role="group" aria-label={words.lines}>
      {keys.map((key) => {
        const choice = readKey(key, () => null)
        if (choice.verb !== 'play') return null
        const { hint } = text.choice(input.view, input.seat, input.prompt, key, input.faceOf as FaceOf)
        return (
          <button
            key={key}
            type="button"
            className="line-pick"
            aria-pressed={input.selection.includes(key)}
            onClick={() => onPick(key)}
            aria-label={hint}
          >
            <Sign sign={choice.line} size={24} silent />
          </button>
        )
      })}
    </div>
  )
}

function Gifts({
  input,
  keys,
  onSelect,
}: {
  readonly input: Input
  readonly keys: readonly string[]
  readonly onSelect: (keys: readonly string[]) => void
}) {
  const { text, words } = usePanelText()
  const { prompt, selection } = input
  const tokens = keys.filter((key) => key.startsWith('token:'))
  const shields = keys.filter((key) => key.startsWith('shields:'))
  const given = selection.find((key) => key.startsWith('shields:'))
  const without = (key: string | undefined) => selection.filter((one) => one !== key)
  const at = given ? shields.indexOf(given) : -1
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a fieldset of a form
    <div className="gifts" role="group" aria-label={words.pledged}>
      {tokens.map((key) => (
        <button
          key={key}
          type="button"
          className="gift"
          aria-pressed={selection.includes(key)}
          aria-label={text.choice(input.view, input.seat, prompt, key, input.faceOf as FaceOf).label}
          onClick={() => onSelect(selection.includes(key) ? without(key) : addTo(prompt, selection, key))}
        >
          <Sign sign={key.slice('token:'.length)} size={26} silent />
        </button>
      ))}
      {shields.length === 1 && shields[0] ? (
        <button
          type="button"
          className="gift"
          aria-pressed={given !== undefined}
          aria-label={text.choice(input.view, input.seat, prompt, shields[0], input.faceOf as FaceOf).label}
          onClick={() => onSelect(given ? without(given) : addTo(prompt, selection, shields[0] as string))}
        >
          <b>{shields[0].slice('shields:'.length)}</b>
          <Sign sign="shield" size={24} silent />
        </button>
      ) : null}
      {shields.length > 1 ? (
        <label className="gift-shields">
          <Sign sign="shield" size={24} silent />
          <select
            aria-label={words.signs.shield}
            value={given ?? ''}
            onChange={({ target: { value } }) => onSelect(value ? addTo(prompt, selection, value) : without(given))}
          >
            <option value="">0</option>
            {shields.map((key, i) => (
              <option key={key} value={key} aria-selected={i === at}>
                {key.slice('shields:'.length)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
    </div>
  )
}

function Pledges({ view }: { readonly view: View }) {
  const { text, words } = usePanelText()
  return (
    <ul className="pledges" aria-label={words.pledged}>
      {view.payment?.pledges.map(({ seat, cards, tokens, shields }) => {
        const player = view.players[seat]
        if (!player) return null
        return (
          <li key={seat}>
            <Medal hobbit={player.hobbit} size={38} />
            <span>
              <span className="visually-hidden">{text.hobbits[player.hobbit].name}: </span>
              {cards.length ? (
                <>
                  {cards.length}
                  <CardsIcon size={16} />
                  <span className="visually-hidden">{words.cards(cards.length)}</span>
                </>
              ) : null}
              {tokens.map((token, i) => (
                <RichText key={`${token}${i.toString()}`} text={`[${token}]`} />
              ))}
              {shields ? <RichText text={`${shields}[shield]`} /> : null}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
