/**
 * Was der Tisch auf Deutsch fragt, nach Art der Frage: ein Satz für den, der gefragt ist, eine Zeile mit Preis und Folge.
 * Ist etwas gewählt, sagt die Zeile die Folge genau dieser Wahl.
 */
import type { Prompt } from '../../../../engine/index.ts'
import type { PromptKind, View } from '../../types.ts'
import { askerOf } from '../about.ts'
import { type Asking, asking } from '../asking.ts'
import { stillAsked } from '../cover.ts'
import { askOf, printedOn, rewardOf } from '../facts.ts'
import type { Choice } from '../keys.ts'
import { leftOf, otherwiseRolls, previewMove } from '../preview.ts'
import type { FaceOf, Sentence } from '../types.ts'
import { arrangeTiles, chooseLine, choosePlayer } from './choosing.ts'
import { events } from './events.ts'
import {
  askerName,
  cardName,
  cardsWords,
  costWords,
  dangerWords,
  lineDen,
  otherwiseWords,
  reachWords,
  rollWords,
  row,
  soWords,
  sparedWords,
  stepsWords,
  strong,
} from './phrases.ts'
import { VOICES } from './voices.ts'
import { windowConsequence, windowSentence } from './windows.ts'
import { gross, liste, nameOf, wen, zahl } from './words.ts'

/** "Gimli bringt den Kampf zwei Schritte voran, auf 16: **einen Schild und einen Ring** für dich." */
function playWords({ view, seat }: Asking, choice: Extract<Choice, { verb: 'play' }>): string {
  const printed = choice.card ? printedOn(choice.card) : null
  const reach = previewMove(view, choice.line, printed?.count ?? 1)
  if (!reach) return `${cardName(choice.card)} bringt ${lineDen(view, choice.line)} voran.`
  const after = choice.card === 'gollum' ? ' Danach würfelst du für Gollum.' : ''
  const rolls = reach.rolls + (after ? 1 : 0)
  const danger = rolls ? rollWords(view, seat, seat, rolls, 1) : ''
  return row(`${cardName(choice.card)} bringt ${lineDen(view, choice.line)} ${reachWords(view, reach, seat)}${after}`, danger)
}

function backWords({ view, seat }: Asking): string {
  const step = view.players[seat]?.step ?? 0
  return step ? `von ${step} auf ${step - 1}` : 'auch wenn du schon im Licht stehst'
}

function playCards(asking: Asking): Sentence {
  const { view, name, offered, chosen } = asking
  const pick = chosen.at(-1)
  const pippin = view.players[asking.seat]?.hobbit === 'pippin'
  const canPlay = offered.some((one) => one.verb === 'play')
  const question = !canPlay
    ? `${name}, zieh zwei Karten oder geh einen Schritt zurück.`
    : pippin
      ? `${name}, spiel eine Karte, oder zwei beliebige.`
      : `${name}, spiel eine weiße Karte, eine graue, oder beides.`
  if (pick?.verb === 'play') return { question, detail: playWords(asking, pick) }
  if (pick?.verb === 'draw') return { question, detail: 'Du spielst nichts und ziehst zwei Karten.' }
  if (pick?.verb === 'back') return { question, detail: `Du spielst nichts und gehst einen Schritt zurück, ${backWords(asking)}.` }
  if (view.players[asking.seat]?.step === 0) {
    return { question, detail: canPlay ? 'Oder spiel nichts und zieh zwei Karten.' : 'Du stehst schon im Licht, also zieh.' }
  }
  return {
    question,
    detail: `${canPlay ? 'Oder spiel nichts: Zieh' : 'Zieh'} zwei Karten, oder geh einen Schritt zurück, ${backWords(asking)}.`,
  }
}

const SECOND = { white: 'auch eine weiße Karte', grey: 'auch eine graue Karte', yellow: 'noch eine Karte' } as const
function playSecond(asking: Asking): Sentence {
  const { view, seat, name, offered, chosen } = asking
  const colors = [...new Set(offered.flatMap((one) => (one.verb === 'play' && one.card ? (printedOn(one.card)?.color ?? []) : [])))]
  const only = colors.length === 1 && view.players[seat]?.hobbit !== 'pippin' ? colors[0] : undefined
  const pick = chosen.at(-1)
  const detail =
    pick?.verb === 'play'
      ? playWords(asking, pick)
      : pick?.verb === 'done'
        ? 'Du spielst keine zweite Karte.'
        : 'Oder lass es bei der einen.'
  return { question: `${name}, ${only ? SECOND[only] : 'noch eine Karte'}?`, detail }
}

const voice = ({ view, about, name }: Asking): string => {
  const asker = askerOf(view, about)
  if (!asker) return `${name}, willst du zahlen?`
  return VOICES[asker]?.(name) ?? askerName(asker)
}

/** "Frodo und du haben schon gegeben." */
function pledgedWords({ view, seat }: Asking): string {
  const givers = view.payment?.pledges.map((one) => one.seat) ?? []
  if (!givers.length) return ''
  if (givers.length === 1) return givers[0] === seat ? 'Du hast schon gegeben.' : `${nameOf(view, givers[0] ?? 0)} hat schon gegeben.`
  const names = liste([...givers.filter((one) => one !== seat).map((one) => nameOf(view, one)), ...(givers.includes(seat) ? ['du'] : [])])
  return `${names} ${givers.includes(seat) ? 'habt' : 'haben'} schon gegeben.`
}

function pay(asking: Asking): Sentence {
  const { view, seat, about, chosen, keys, faceOf } = asking
  const question = voice(asking)
  const asker = askerOf(view, about)
  const otherwise = asker ? otherwiseWords(view, asker, seat) : ''
  const danger = asker ? dangerWords(view, otherwiseRolls(view, asker, seat), seat) : ''
  const so = asker ? soWords(view, asker, seat) : ''
  const payment = view.payment
  const pick = chosen[0]
  if (pick?.verb === 'refuse') {
    const nobody = payment?.payer === 'self' ? 'Du gibst nichts' : 'Niemand gibt'
    return { question, detail: row(`${nobody}: ${strong(gross(otherwise || 'nichts geschieht'))}.`, danger) }
  }
  if (pick?.verb === 'pass') return { question, detail: 'Du überlässt es den anderen.' }
  const rest = stillAsked(view, seat, keys, faceOf)
  const ifNot = otherwise ? `Wenn nicht: ${strong(gross(otherwise))}.` : ''
  if (chosen.length && rest) {
    if (!rest.enough) return { question, detail: row(`Ihr braucht noch **${costWords(rest.cost)}**.`, ifNot) }
    const usesGollum = chosen.some((one) => one.verb === 'give' && one.card === 'gollum') && payment?.cost.signs !== undefined
    const gollum = usesGollum ? row('Danach würfelst du für Gollum.', rollWords(view, seat, seat, 1, chosen.length)) : ''
    const spared = asker ? sparedWords(view, asker, seat) : ''
    const brings = gross(liste([...(so ? [so] : []), ...(spared ? [spared] : [])]))
    return { question, detail: row(`Das genügt: ${so ? strong(brings) : brings || 'Nichts geschieht'}.`, gollum) }
  }
  const cost = rest ? costWords(rest.cost) : 'den Preis'
  const pledged = pledgedWords(asking)
  const who = payment?.payer === 'self' || !payment ? 'Du gibst' : payment.payer === 'one' ? 'Einer von euch gibt' : 'Gemeinsam gebt ihr'
  const isGift = !otherwise && !pledged
  const gives = isGift
    ? who.replace('gibst', 'darfst').replace('gibt', 'darf').replace('gebt', 'dürft')
    : pledged
      ? 'Ihr braucht noch'
      : who
  const asks = `${gives} ${cost}${isGift ? ' geben' : ''}${so && !pledged ? `: ${gross(so)}` : ''}.`
  return { question, detail: row(pledged, asks, ifNot, payment?.payer === 'self' ? danger : '') }
}

function volunteer(asking: Asking): Sentence {
  const { view, seat, about, chosen } = asking
  const asker = askerOf(view, about)
  const steps = (asker ? askOf(asker)?.so : undefined)?.find((effect) => effect.op === 'corrupt')?.n ?? 1
  const otherwise = asker ? otherwiseWords(view, asker, seat) : ''
  const danger = asker ? dangerWords(view, otherwiseRolls(view, asker, seat), seat) : ''
  const question = voice(asking)
  const pick = chosen[0]?.verb
  const way = `${wen(steps, 'step')} ins Dunkel`
  if (pick === 'volunteer') return { question, detail: `Du gehst ${way}, ${stepsWords(view, seat, steps)}.` }
  if (pick === 'refuse') return { question, detail: row(`Niemand meldet sich: ${strong(gross(otherwise))}.`, danger) }
  if (pick === 'pass') return { question, detail: 'Du überlässt es den anderen.' }
  return { question, detail: `Einer von euch geht ${way} (du: ${stepsWords(view, seat, steps)}). Wenn nicht: ${strong(gross(otherwise))}.` }
}

function accept(asking: Asking): Sentence {
  const { view, seat, about, chosen } = asking
  const asker = askerOf(view, about)
  const so = asker ? soWords(view, asker, seat) : ''
  const otherwise = (asker ? otherwiseWords(view, asker, seat) : '') || 'nichts geschieht'
  const rolls = (asker ? askOf(asker)?.so : undefined)?.find((effect) => effect.op === 'roll')?.times ?? 1
  const danger = rollWords(view, seat, seat, rolls)
  const question = voice(asking)
  const pick = chosen[0]?.verb
  if (pick === 'accept') return { question, detail: row(`${gross(so)}.`, danger) }
  if (pick === 'decline') return { question, detail: `${gross(otherwise)}.` }
  return { question, detail: row(`Wagst du es: ${gross(so)}. Wenn nicht: ${gross(otherwise)}.`, danger) }
}

function reward({ view, seat, name, about, chosen }: Asking): Sentence {
  const asker = askerOf(view, about)
  const offer = (asker ? rewardOf(asker) : null) ?? { draw: 2, heal: 1 }
  const player = view.players[seat]
  const question = `${name}, ${wen(offer.draw, 'card')} ziehen oder zurückgehen?`
  if (chosen[0]?.verb === 'draw') return { question, detail: `Du ziehst ${wen(offer.draw, 'card')}.` }
  if (chosen[0]?.verb === 'heal')
    return { question, detail: `Du gehst ${wen(offer.heal, 'stepBack')}, ${stepsWords(view, seat, -offer.heal)}.` }
  return {
    question,
    detail: `Du hast ${wen(player?.hand.length ?? 0, 'card')} und stehst auf Schritt ${player?.step ?? 0}; Sauron steht auf ${view.sauron}.`,
  }
}

function mustDiscard({ view, name, about, prompt, chosen }: Asking): Sentence {
  const n = about.count ?? prompt.min
  const question = `${name}, gib ${wen(n, 'card')} ab.`
  const given = chosen.flatMap((one) => (one.verb === 'give' ? [one.card] : []))
  if (given.length >= n) return { question, detail: `Du gibst ${cardsWords(given)} ab.` }
  if (given.length)
    return { question, detail: `${cardsWords(given)}, und noch ${n - given.length === 1 ? 'eine' : zahl(n - given.length)}.` }
  const cause = about.event ? `*${events[about.event].name}*` : view.doing.type === 'roll' || about.face ? 'Der Würfel' : 'Das Ereignis'
  return { question, detail: `${cause} fordert sie. Du wählst, welche.` }
}

function passCard({ view, seat, name, about, chosen }: Asking): Sentence {
  const to = about.subject !== undefined && about.subject !== seat ? about.subject : leftOf(view, seat)
  const receiver = nameOf(view, to)
  const question = `${name}, wähl eine Karte für ${receiver}.`
  const pick = chosen[0]
  if (pick?.verb === 'pass-card') return { question, detail: `${cardName(pick.card)} geht verdeckt an ${receiver}.` }
  const inCouncil = view.doing.type === 'event' && view.doing.event === 'council'
  return { question, detail: inCouncil ? `Verdeckt nach links. Danach: ${events.fellowship.words}` : 'Verdeckt; sonst sieht sie niemand.' }
}

const KINDS: { readonly [K in PromptKind]: (asking: Asking) => Sentence } = {
  window: ({ view, seat, about, offered, chosen }) =>
    (chosen[0] && windowConsequence(view, seat, about, chosen[0])) || windowSentence(view, seat, about, offered),
  'play-cards': playCards,
  'play-second': playSecond,
  pay,
  volunteer,
  accept,
  reward,
  'must-discard': mustDiscard,
  'pass-card': passCard,
  'choose-line': chooseLine,
  'choose-player': choosePlayer,
  'arrange-tiles': arrangeTiles,
}

/** What the table waits for; see `LotrText.decision`. */
export function decision(view: View, seat: number, prompt: Prompt, chosen: readonly string[], faceOf: FaceOf): Sentence {
  return KINDS[prompt.kind as PromptKind](asking(view, seat, nameOf(view, seat), prompt, chosen, faceOf))
}
