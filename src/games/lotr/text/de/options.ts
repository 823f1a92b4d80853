/**
 * Die Einstellungen einer Partie auf Deutsch: Titel, eine Zeile dazu, Wörter für die Werte.
 * Die meisten sind Punkte, die verschieden gespielt werden; der erste Wert gilt an diesem Tisch, wenn nichts anderes gesagt ist.
 */
import type { OptionSpec } from '../../../../engine/index.ts'
import type { Options } from '../../types.ts'
import type { LotrText } from '../types.ts'

const YES_NO = { true: 'ja', false: 'nein' }

export const options: LotrText['options'] = {
  sauronStart: {
    title: 'Wo Sauron beginnt',
    line: 'Wer ihm auf dem Weg begegnet, ist verloren. Je näher er beginnt, desto schwerer die Reise.',
    values: {
      15: 'milde, zum Lernen',
      14: 'gelinde',
      13: 'etwas leichter',
      12: 'wie üblich',
      11: 'etwas schwerer',
      10: 'grimmig, für Erfahrene',
    },
  },
  ring_collects: {
    title: 'Ungesehen durch den Ring',
    line: 'Ob ein Weg mit dem Ring gewinnt oder erleidet, was auf den Feldern liegt.',
    values: { none: 'gar nichts', last_space_only: 'nur, wo er endet', all: 'jedes Feld' },
  },
  ring_symbols_for_sam: {
    title: 'Sam mit dem Ring',
    line: 'Wie weit Sams eigener Wurf den Weg des Rings verkürzt.',
    values: { printed: 'um alle Zeichen', reduced_to_one: 'um höchstens eines' },
  },
  ring_with_mithril: {
    title: 'Mithril und der Ring',
    line: 'Schützt Mithril vor dem Wurf des Rings, wie weit rückt der Pfad vor?',
    values: { still_subtract: 'weniger um die Zeichen', move_four: 'volle vier Felder' },
  },
  frodo_wild_scope: {
    title: 'Frodos Joker',
    line: 'Welche weißen Karten Frodo als Joker zählen darf.',
    values: { hobbit_deck_only: 'die aus dem Stapel', all_white_cards: 'auch Freunde und Gaben' },
  },
  new_ring_bearer_draws: {
    title: 'Karten für den Ringträger',
    line: 'Wann der Ringträger am Ende eines Abenteuers zwei Karten zieht.',
    values: { always: 'jedes Mal', only_if_ring_moves: 'nur, wenn der Ring wandert' },
  },
  two_player_feature_deal: {
    title: 'Gaben zu zweit',
    line: 'Wie viele Karten jeder in Bruchtal und Lothlórien bekommt, wenn nur zwei aufbrechen.',
  },
  feature_deal_counts_survivors: {
    title: 'Gaben für die, die noch da sind',
    line: 'In Lothlórien werden die Karten für so viele Hobbits verteilt, wie noch unterwegs sind.',
    values: YES_NO,
  },
  card_symbols_one_line: {
    title: 'Eine Karte, ein Pfad',
    line: 'Alle Zeichen einer Karte bewegen denselben Pfad.',
    values: YES_NO,
  },
  discard_symbols_split: {
    title: 'Zeichen aufteilen beim Zahlen',
    line: 'Mehrere Zeichen einer Karte dürfen Verschiedenes bezahlen.',
    values: YES_NO,
  },
  completed_line_card_unplayable: {
    title: 'Keine Karte ohne Pfad',
    line: 'Eine Karte, deren Pfad vollendet ist, lässt sich nicht spielen.',
    values: YES_NO,
  },
  gollum_die_when: {
    title: 'Gollums Wurf',
    line: 'Wann gewürfelt wird, wenn Gollums Zeichen genutzt werden.',
    values: { after_move: 'nach dem Vorrücken', before_move: 'vor dem Vorrücken' },
  },
  mount_doom_first_roller: {
    title: 'Der Erste an den Schicksalsklüften',
    line: 'Wer zuerst versucht, den Ring zu vernichten.',
    values: { active: 'wer am Zug ist', ringBearer: 'der Ringträger' },
  },
  mount_doom_ringbearer_death_ends_game: {
    title: 'Der Fall des Ringträgers am Feuer',
    line: 'Geht der Ringträger bei dem Versuch verloren, ist alles verloren.',
    values: YES_NO,
  },
  mount_doom_reward: {
    title: 'Lohn des letzten Wurfs',
    line: 'Was der Hobbit bekommt, der den Ring vernichtet, ehe gezählt wird.',
    values: { bigShield: 'einen großen Schild', shield: 'einen Schild', none: 'nichts' },
  },
  athelas_on_items_tile: {
    title: 'Athelas auf der Sonnenuhr',
    line: 'Athelas darf die Marke ersetzen, wo Karte, Marke und Schild verlangt werden.',
    values: YES_NO,
  },
  magic_on_chained_event: {
    title: 'Zauber gegen ein zweites Ereignis',
    line: 'Der Zauber darf auch ein Ereignis aufhalten, das ein anderes nach sich zieht.',
    values: YES_NO,
  },
  gandalf_payer: {
    title: 'Wer Gandalf bezahlt',
    line: 'Wer die fünf Schilde für Gandalfs Hilfe gibt.',
    values: { any_player_alone: 'einer allein, gleich wer' },
  },
  clear_up_discard_timing: {
    title: 'Wann Karten auf die Ablage kommen',
    line: 'Karten auf der Ablage kehren zurück, wenn der Stapel neu gemischt wird.',
    values: { step3: 'am Ende des Zuges', immediate: 'sofort' },
  },
  optional_preparations: {
    title: 'Vorbereitungen',
    line: 'In Beutelsend darf Frodo um vier weitere Karten würfeln.',
    values: YES_NO,
  },
  optional_gandalf_as_discard: {
    title: 'Gandalf als Ersatz',
    line: 'Eine Karte Gandalfs darf auch gekauft werden, um sie wie irgendeine Karte abzugeben.',
    values: YES_NO,
  },
  loss_score_in_havens: {
    title: 'Verloren in einer Zuflucht',
    line: 'Die Punkte, wenn die Reise in Beutelsend, Bruchtal oder Lothlórien endet.',
    values: { '0-0-20': '0, 0 und 20' },
  },
  interrupted_move_on_elimination: {
    title: 'Ein abgebrochener Weg',
    line: 'Geht ein Hobbit mitten auf einem Pfad verloren, was wird aus dem Rest des Weges?',
    values: { stop: 'er verfällt', finish: 'er wird beendet' },
  },
  self_elimination_by_choice: {
    title: 'Sich selbst aufgeben',
    line: 'Ob jemand, der zahlen könnte, einen Verlust wählen darf, den er nicht tragen kann.',
    values: { only_if_forced: 'nein, nur wer nicht zahlen kann', free: 'ja, nach Belieben' },
  },
  foresight_fewer_than_three: {
    title: 'Voraussicht gegen Ende',
    line: 'Wenn weniger als drei Plättchen übrig sind.',
    values: { use_what_is_left: 'die übrigen' },
  },
  magic_on_last_event: {
    title: 'Zauber gegen ein letztes Ereignis',
    line: 'Was folgt, wenn der Zauber das letzte Ereignis von Moria, Helms Klamm oder Kankras Lauer aufhält.',
    values: { scenario_ends: 'das Abenteuer endet', scenario_goes_on: 'das Abenteuer geht weiter' },
  },
  guidance_payment_scope: {
    title: 'Wer mit dem Geleit zahlt',
    line: 'Wessen Zahlung Gandalfs zwei Joker unterstützen dürfen.',
    values: { active_player: 'nur, wer am Zug ist', any_payer: 'wer immer zahlt' },
  },
}

/** A value of an option in words; see `LotrText.optionValue`. */
export function optionValue(spec: OptionSpec, value: boolean | string | number): string {
  const words = options[spec.id as keyof Options]?.values?.[String(value)]
  return words ?? (typeof value === 'boolean' ? YES_NO[`${value}`] : String(value))
}
