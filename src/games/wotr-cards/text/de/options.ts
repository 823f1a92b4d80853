/** Die Optionen einer Partie auf Deutsch: ein Titel, eine Zeile, Wörter für die Werte. */
import type { OptionSpec } from '../../../../engine/types.ts'
import type { CardsText } from '../types.ts'

const JA_NEIN = { true: 'ja', false: 'nein' }

export const OPTIONS: CardsText['options'] = {
  two_seats: {
    title: 'Das Spiel zu zweit',
    line: 'Ein großes Deck gegen das andere, oder die kurze Geschichte der Gefährten.',
    values: { duel: 'Duell', fellowship: 'Die Gefährten' },
  },
  factionBattlegroundMeans: {
    title: 'Das Schlachtfeld eines Volkes',
    line: 'Sagt ein Text „ein Schlachtfeld Mordors“: wo muss Mordor dort stehen?',
    values: { anyIcon: 'als Angreifer oder Verteidiger', defenderIcon: 'nur als Verteidiger' },
  },
  excessAtEndOfActionStep: {
    title: 'Zu viele Karten am Ende',
    line: 'Wer mit mehr als seiner Grenze passte, weil alle Feinde noch mehr hielten,',
    values: { cycleDownToLimit: 'gibt bis zur Grenze in den Umlauf', keep: 'behält sie' },
  },
  forsakeCostMayPickCardJustPlayed: {
    title: 'Die Karte bezahlt sich selbst',
    line: 'Als letzte der Hand gespielt, darf eine Karte für ihren eigenen Preis preisgegeben werden.',
    values: JA_NEIN,
  },
  playWithNoWayToPay: {
    title: 'Nichts mehr zum Bezahlen',
    line: 'Wer nirgends mehr eine andere Karte hat,',
    values: { allowedFree: 'spielt umsonst', illegal: 'kann nicht spielen' },
  },
  zeroDefenseDefendersWhenOverrun: {
    title: 'Die Wehrlosen, wenn alles fällt',
    line: 'Können die Verteidiger nicht alles aufheben, so gilt für die ohne Verteidigung:',
    values: { eliminated: 'sie fallen mit', cycled: 'in den Umlauf' },
  },
  tokensOnReactivatedStillCount: {
    title: 'Marken ohne Schilde',
    line: 'Auf einem Schlachtfeld ohne seine Schilde zählen Verteidigungsmarken doch.',
    values: JA_NEIN,
  },
  strictPathTie: {
    title: 'Gleichstand auf dem Pfad im Duell',
    line: 'Sind Angriff und Verteidigung eines Pfades gleich, so wertet ihn niemand.',
    values: { pathSetAsideNoPoints: 'beiseitegelegt' },
  },
  duel3pUnusedShadowRingTokenScores: {
    title: 'Bewahrte Ringmarken im Duell zu dritt',
    line: 'Eine ungenutzte Ringmarke eines Schattensitzes ist zuletzt ein Punkt.',
    values: JA_NEIN,
  },
  orthancRecycleMandatory: {
    title: 'Orthanc mischt',
    line: 'Wird Orthanc aktiviert, so muss der Umlauf ins Deck gemischt werden.',
    values: JA_NEIN,
  },
  duel3pEachShadowTwice: {
    title: 'Jeder im Schatten, zweimal',
    line: 'Im Duell zu dritt tut auch der Schatten zweimal, was ein Text von jedem verlangt.',
    values: JA_NEIN,
  },
  supportedByMeans: {
    title: 'Heere eines anderen Volkes',
    line: 'Merry, Pippin und die drei Jäger bei Heeren, die nicht die ihren sind:',
    values: { supportAllowed: 'solche Heere dürfen ihnen beistehen', armyRequired: 'sie kommen nur, wo eines steht' },
  },
  armySupportsNonLeaders: {
    title: 'Beistand ohne Führung',
    line: 'Ein Heer darf dem beistehen, der niemanden führt: die Toten folgen Streicher.',
    values: JA_NEIN,
  },
  textWithoutEffect: {
    title: 'Texte, die nichts bewirken',
    line: 'Ein Ereignis oder eine Aktion, die jetzt nichts ändern könnte,',
    values: { notOffered: 'ist nicht wählbar', allowed: 'ist trotzdem wählbar' },
  },
  optionalCycleWithEmptyHand: {
    title: 'Umlauf aus leerer Hand',
    line: 'Darf man für etwas eine Karte in den Umlauf geben und hat keine:',
    values: { forsakeInstead: 'man gibt eine preis', cannotPay: 'man kann es nicht' },
  },
  permissionSourceMayUseItself: {
    title: 'Ghân-buri-Ghân führt sich selbst',
    line: 'Er lässt Rohan nach Minas Tirith; er darf auch selbst dorthin.',
    values: JA_NEIN,
  },
}

export function optionValue(spec: OptionSpec, value: boolean | string | number): string {
  const text = OPTIONS[spec.id as keyof CardsText['options']]
  return text?.values?.[String(value)] ?? (value === true ? 'ja' : value === false ? 'nein' : String(value))
}
