/**
 * Warum etwas nicht geht, auf Deutsch: Jeder Satz nennt die Regel.
 * Die Codes kommen aus REFUSALS des Spiels und ENGINE_REFUSALS der Maschine.
 */
import type { EngineRefusal, Refusal } from '../../../../engine/index.ts'
import { GANDALF_COST } from '../../data/index.ts'
import type { RefusalCode, View } from '../../types.ts'
import { nameOf, wen, zahl } from './words.ts'

type Data = Refusal['data']
type Reason = string | ((view: View, data: Data) => string)
const numberIn = (data: Data, key: string): number | null => {
  const value = data?.[key]
  return typeof value === 'number' ? value : null
}

const REASONS: { readonly [C in RefusalCode | EngineRefusal]: Reason } = {
  'not-now': 'Das geht in diesem Augenblick nicht.',
  'not-your-card': 'Diese Karte ist nicht in deiner Hand.',
  'yellow-not-played': 'Gelbe Karten bewegen keinen Pfad; jede hat ihren eigenen Augenblick, den ihr Text nennt.',
  'line-complete': 'Dieser Pfad ist vollendet; weiter geht es dort nicht.',
  'line-absent': 'Diesen Pfad gibt es an diesem Ort nicht.',
  'colours-must-differ': 'Zwei Karten in einem Zug müssen eine weiße und eine graue sein. Nur Pippin darf zwei beliebige spielen.',
  'only-two-cards': 'Mehr als zwei Karten erlaubt ein Zug nicht.',
  'drawing-only-instead-of-cards': 'Zwei Karten ziehen oder zurückgehen darfst du nur, wenn du in deinem Zug keine Karte spielst.',
  'staff-needs-items': 'Der Stab hält nur Sonnenuhren auf, die drei Dinge zeigen.',
  'magic-needs-sundial': 'Der Zauber wirkt nur, solange eine Sonnenuhr offen liegt.',
  'magic-not-on-last': 'Das letzte Ereignis von Mordor hält kein Zauber auf.',
  'phial-before-reveal': 'Die Phiole muss leuchten, bevor ein Plättchen aufgedeckt wird.',
  'mithril-needs-die': 'Mithril schützt nur vor dem, was ein Würfel gerade gezeigt hat.',
  'belt-before-roll': 'Der Gürtel hilft nur unmittelbar vor einem Wurf.',
  'belt-not-with-ring': 'Den Wurf für den Ring kann der Gürtel nicht ersparen.',
  'athelas-only-tokens': 'Athelas hilft nur, wo einem Einzelnen Lebensmarken fehlen oder er welche geben soll.',
  'athelas-not-here': 'Für Marken, die ihr gemeinsam gebt, kann Athelas nicht einstehen.',
  'foresight-not-here': 'Die Voraussicht gilt den Plättchen, also nur während der Züge eines Abenteuers.',
  'gandalf-too-dear': (view, data) => {
    const have = numberIn(data, 'shields') ?? (view.viewer === null ? null : (view.players[view.viewer]?.shields ?? null))
    return `Gandalf verlangt ${wen(GANDALF_COST, 'shield')} von einem allein${have === null ? '' : `; du hast ${wen(have, 'shield')}`}.`
  },
  'gandalf-gone': 'Diese Hilfe hat Gandalf schon gegeben; jede seiner Karten dient nur einmal.',
  'guidance-not-here': 'Das Geleit bewegt während eines Zuges einen Pfad oder zahlt Zeichen, die der gibt, der am Zug ist.',
  'ring-used': 'Der Ring darf in jedem Abenteuer nur einmal angesteckt werden.',
  'ring-not-bearer': (view) => `Nur der Ringträger darf den Ring anstecken, und das ist jetzt ${nameOf(view, view.ringBearer)}.`,
  'ring-not-here':
    'Den Ring steckt man nur während der Züge eines Abenteuers an: ehe ein Plättchen wirkt, oder vor und nach dem Ausspielen von Karten.',
  'does-not-cover': 'Das reicht nicht für das, was verlangt wird.',
  'more-than-needed': 'Das ist mehr, als verlangt wird; nimm etwas zurück.',
  'does-not-help': 'Damit lässt sich hier nichts bezahlen.',
  'no-such-choice': 'So etwas gibt es hier nicht zu wählen.',
  'cannot-refuse-what-you-can-pay': 'Verloren geben darfst du dich nur, wenn du nicht zahlen kannst; hier kannst du es.',
  'nobody-there': 'Es ist niemand da, für den das möglich wäre.',
  'spare-not-agreed': 'Eine Karte Gandalfs nur zum Abgeben zu kaufen, wurde für diese Partie nicht vereinbart.',
  'match-over': 'Die Geschichte ist erzählt; diese Partie ist zu Ende.',
  'not-asked': (view, data) => {
    const seat = numberIn(data, 'seat')
    return seat === null ? 'Gefragt ist gerade jemand anders.' : `${nameOf(view, seat)} ist gerade nicht gefragt.`
  },
  'already-answered': (view, data) => {
    const seat = numberIn(data, 'seat')
    return seat === null ? 'Das ist schon beantwortet.' : `${nameOf(view, seat)} hat schon geantwortet.`
  },
  'chance-due': 'Zuerst müssen Würfel oder Karten sprechen.',
  'answer-due': 'Zuerst muss jemand wählen.',
  'too-few': (_, data) => {
    const min = numberIn(data, 'min')
    return min === null ? 'Wähle mehr.' : `Wähle mindestens ${zahl(min)}.`
  },
  'too-many': (_, data) => {
    const max = numberIn(data, 'max')
    return max === null ? 'Wähle weniger.' : `Wähle höchstens ${zahl(max)}.`
  },
  twice: 'Dasselbe lässt sich nicht zweimal wählen.',
  'no-pass-here': 'Hier muss geantwortet werden; Übergehen gilt nicht.',
  'bad-chance': 'Was Würfel oder Karten sagten, passt nicht zu dieser Partie.',
}

/** A refusal as a sentence; see `LotrText.refusal`. */
export function refusal(view: View, { code, data }: Refusal): string {
  const reason: Reason | undefined = REASONS[code as RefusalCode]
  if (reason === undefined) return 'Das geht nicht.'
  return typeof reason === 'string' ? reason : reason(view, data)
}
