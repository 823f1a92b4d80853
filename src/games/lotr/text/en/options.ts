/**
 * The options of a match in English: a title, one line of explanation, words for the values.
 * Most are points on which players differ; the first value is what this table plays unless told otherwise.
 */
import type { OptionSpec } from '../../../../engine/index.ts'
import type { Options } from '../../types.ts'
import type { LotrText } from '../types.ts'

const YES_NO = { true: 'yes', false: 'no' }

export const options: LotrText['options'] = {
  sauronStart: {
    title: 'Where Sauron starts',
    line: 'Who meets him on the road is lost. The nearer he starts, the harder the journey.',
    values: {
      15: 'gentle, to learn',
      14: 'mild',
      13: 'a little easier',
      12: 'the usual start',
      11: 'a little harder',
      10: 'grim, for experts',
    },
  },
  ring_collects: {
    title: 'Unseen by the Ring',
    line: 'Whether a move by the Ring gains, or suffers, what lies on its way.',
    values: { none: 'nothing at all', last_space_only: 'only where it ends', all: 'every space' },
  },
  ring_symbols_for_sam: {
    title: 'Sam with the Ring',
    line: 'How much Sam’s own roll shortens the way of the Ring.',
    values: { printed: 'by all its signs', reduced_to_one: 'by one at most' },
  },
  ring_with_mithril: {
    title: 'Mithril and the Ring',
    line: 'If Mithril guards against the Ring’s roll, how far does the line move?',
    values: { still_subtract: 'less the signs rolled', move_four: 'all four spaces' },
  },
  frodo_wild_scope: {
    title: 'Frodo’s wild cards',
    line: 'Which white cards Frodo may count as wild.',
    values: { hobbit_deck_only: 'those of the deck', all_white_cards: 'friends and gifts too' },
  },
  new_ring_bearer_draws: {
    title: 'Cards for the Ring-bearer',
    line: 'When the Ring-bearer draws two cards at the end of a scenario.',
    values: { always: 'every time', only_if_ring_moves: 'only if the Ring changes hands' },
  },
  two_player_feature_deal: {
    title: 'Gifts for two hobbits',
    line: 'How many cards each gets in Rivendell and Lothlórien when only two set out.',
  },
  feature_deal_counts_survivors: {
    title: 'Gifts for those who are left',
    line: 'In Lothlórien the cards are dealt for as many hobbits as are still on the road.',
    values: YES_NO,
  },
  card_symbols_one_line: {
    title: 'One card, one line',
    line: 'All the signs of a card move the same line.',
    values: YES_NO,
  },
  discard_symbols_split: {
    title: 'Split signs when paying',
    line: 'Several signs of one card may pay for different things.',
    values: YES_NO,
  },
  completed_line_card_unplayable: {
    title: 'No card without a line',
    line: 'A card whose line is complete cannot be played.',
    values: YES_NO,
  },
  gollum_die_when: {
    title: 'Gollum’s roll',
    line: 'When the roll for using Gollum’s signs is made.',
    values: { after_move: 'after the move', before_move: 'before the move' },
  },
  mount_doom_first_roller: {
    title: 'First at the Cracks of Doom',
    line: 'Who is the first to try to destroy the Ring.',
    values: { active: 'whoever’s turn it is', ringBearer: 'the Ring-bearer' },
  },
  mount_doom_ringbearer_death_ends_game: {
    title: 'The Ring-bearer’s fall at the fire',
    line: 'If the Ring-bearer is lost in the attempt, all is lost.',
    values: YES_NO,
  },
  mount_doom_reward: {
    title: 'Reward of the last throw',
    line: 'What the hobbit who destroys the Ring takes before points are counted.',
    values: { bigShield: 'a great shield', shield: 'a shield', none: 'nothing' },
  },
  athelas_on_items_tile: {
    title: 'Athelas on the sundial',
    line: 'Athelas may stand in for the token on the tile that asks a card, a token and a shield.',
    values: YES_NO,
  },
  magic_on_chained_event: {
    title: 'Magic on a second event',
    line: 'Magic may also silence an event that another event brings on.',
    values: YES_NO,
  },
  gandalf_payer: {
    title: 'Who pays Gandalf',
    line: 'Who gives the five shields for Gandalf’s help.',
    values: { any_player_alone: 'any one player, alone' },
  },
  clear_up_discard_timing: {
    title: 'When used cards go to the pile',
    line: 'Cards on the pile come back when the deck is shuffled anew.',
    values: { step3: 'at the end of the turn', immediate: 'at once' },
  },
  optional_preparations: {
    title: 'Preparations',
    line: 'At Bag End, Frodo may roll for four more cards.',
    values: YES_NO,
  },
  optional_gandalf_as_discard: {
    title: 'Gandalf as a spare',
    line: 'A Gandalf card may also be bought to be given away as any card.',
    values: YES_NO,
  },
  loss_score_in_havens: {
    title: 'Lost in a haven',
    line: 'The points if the journey ends in Bag End, Rivendell or Lothlórien.',
    values: { '0-0-20': '0, 0 and 20' },
  },
  interrupted_move_on_elimination: {
    title: 'A move cut short',
    line: 'If a hobbit is lost on his way along a line, what happens to the rest of his move?',
    values: { stop: 'it is lost', finish: 'it is finished' },
  },
  self_elimination_by_choice: {
    title: 'Giving oneself up',
    line: 'Whether a player who could pay may choose a loss he cannot bear.',
    values: { only_if_forced: 'no, only if he cannot pay', free: 'yes, freely' },
  },
  foresight_fewer_than_three: {
    title: 'Foresight near the end',
    line: 'If fewer than three tiles are left to look at.',
    values: { use_what_is_left: 'those that are left' },
  },
  magic_on_last_event: {
    title: 'Magic on a last event',
    line: 'What follows when Magic silences the last event of Moria, Helm’s Deep or Shelob’s Lair.',
    values: { scenario_ends: 'the scenario ends', scenario_goes_on: 'the scenario goes on' },
  },
  guidance_payment_scope: {
    title: 'Who pays with Guidance',
    line: 'Whose payments Gandalf’s two wild signs may help.',
    values: { active_player: 'only the player on turn', any_payer: 'whoever pays' },
  },
}

/** A value of an option in words; see `LotrText.optionValue`. */
export function optionValue(spec: OptionSpec, value: boolean | string | number): string {
  const words = options[spec.id as keyof Options]?.values?.[String(value)]
  return words ?? (typeof value === 'boolean' ? YES_NO[`${value}`] : String(value))
}
