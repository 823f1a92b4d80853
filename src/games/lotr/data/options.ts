/** What can be agreed before a match: the difficulty, and every point the sources leave open, with what we take by default. */
import type { OptionSpec } from '../../../engine/types.ts'

const flag = (id: string, standard: boolean): OptionSpec => ({ id, type: 'flag', default: standard })
/** The first value is the default. */
const choice = (id: string, ...values: [string, ...string[]]): OptionSpec => ({ id, type: 'choice', values, default: values[0] })

/** Introductory, standard and expert starts of Sauron; any step between is fine tuning. */
export const SAURON_STARTS = { introductory: 15, standard: 12, expert: 10 } as const

export const LOTR_OPTIONS: readonly OptionSpec[] = [
  { id: 'sauronStart', type: 'number', min: 10, max: 15, default: SAURON_STARTS.standard },
  choice('ring_collects', 'none', 'last_space_only', 'all'),
  choice('ring_symbols_for_sam', 'printed', 'reduced_to_one'),
  choice('ring_with_mithril', 'still_subtract', 'move_four'),
  choice('frodo_wild_scope', 'hobbit_deck_only', 'all_white_cards'),
  choice('new_ring_bearer_draws', 'always', 'only_if_ring_moves'),
  { id: 'two_player_feature_deal', type: 'number', min: 4, max: 6, default: 4 },
  flag('feature_deal_counts_survivors', true),
  flag('card_symbols_one_line', true),
  flag('discard_symbols_split', true),
  flag('completed_line_card_unplayable', true),
  choice('gollum_die_when', 'after_move', 'before_move'),
  choice('mount_doom_first_roller', 'active', 'ringBearer'),
  flag('mount_doom_ringbearer_death_ends_game', false),
  choice('mount_doom_reward', 'bigShield', 'shield', 'none'),
  flag('athelas_on_items_tile', false),
  flag('magic_on_chained_event', true),
  choice('gandalf_payer', 'any_player_alone'),
  choice('clear_up_discard_timing', 'step3', 'immediate'),
  flag('optional_preparations', true),
  flag('optional_gandalf_as_discard', false),
  choice('loss_score_in_havens', '0-0-20'),
  choice('interrupted_move_on_elimination', 'stop', 'finish'),
  choice('self_elimination_by_choice', 'only_if_forced', 'free'),
  choice('foresight_fewer_than_three', 'use_what_is_left'),
  choice('magic_on_last_event', 'scenario_ends', 'scenario_goes_on'),
  choice('guidance_payment_scope', 'active_player', 'any_payer'),
]
