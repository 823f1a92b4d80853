/**
 * The events in English: name, the short form on the slab, the same as a sentence.
 * Our own words; what an event does is decided by the rules, not here.
 */
import type { LotrText } from '../types.ts'

export const events: LotrText['events'] = {
  gandalf: { name: 'Gandalf', terms: '*each* 6 [card]', words: 'Each of you is dealt six cards.' },
  preparations: { name: 'Preparations', terms: '[ring][die] for 4 [card]', words: 'The Ring-bearer may roll for four cards to share out.' },
  nazgul_appears: {
    name: 'Nazgûl Appears',
    terms: '*one* [hiding][hiding] else [eye]',
    words: 'One of you hides all with two [hiding], or Sauron comes a step nearer.',
  },
  elrond: { name: 'Elrond', terms: '*deal* 12 [card]', words: 'The gifts of the valley are dealt, one by one.' },
  council: { name: 'Council', terms: '*each* 1 [card] to the left', words: 'In turn, each passes a card to the left, face down.' },
  fellowship: { name: 'Fellowship', terms: '*each* [friendship] else [die]', words: 'Each of you gives a [friendship], or rolls.' },
  galadriel: { name: 'Galadriel', terms: '*deal* 12 [card]', words: 'The gifts of the Golden Wood are dealt, one by one.' },
  recovery: {
    name: 'Recovery',
    terms: '*each* 2 [shield] for 2 [card] or [heal]',
    words: 'Each of you may pay two shields, to draw two cards or go a step back.',
  },
  test_of_galadriel: { name: 'Test of Galadriel', terms: '*each* [wild] else [die]', words: 'Each of you gives a [wild], or rolls.' },
  speak_friend: {
    name: 'Speak Friend and Enter',
    terms: '*all* [friendship][wild] else [eye]',
    words: 'Together you give a [friendship] and a [wild], or Sauron comes a step nearer.',
  },
  watcher: { name: 'Watcher in the Water', terms: '*each* [hiding] else [die]', words: 'Each of you gives a [hiding], or rolls.' },
  stone_in_well: {
    name: 'Stone in the Well',
    terms: '2 [card] alike else [eye] + next',
    words:
      'A card is turned up. Whoever’s turn it is gives two signs like it and gains the Pipe; or Sauron comes a step nearer and the next event follows.',
  },
  trapped: {
    name: 'Trapped!',
    terms: '[travelling][hiding] full else [eye][eye][ring][die]',
    words: 'If travelling and hiding are both complete, you slip away. If not, Sauron comes two steps nearer and the Ring-bearer rolls.',
  },
  orcs_attack: {
    name: 'Orcs Attack',
    terms: '*all* 5 [fighting] else [eye][eye]',
    words: 'Together you give five [fighting], or Sauron comes two steps nearer.',
  },
  fly_you_fools: {
    name: 'Fly, You Fools!',
    terms: '*one* [dot][dot][dot] else *each* [die]',
    words: 'One of you takes three steps into the dark, or each of you rolls.',
  },
  wormtongue: {
    name: 'Wormtongue Unmasked',
    terms: '*one* [friendship][fighting] else no [card]',
    words: 'One of you gives a [friendship] and a [fighting], or the cards of this place not yet gained are lost.',
  },
  riders_of_rohan: {
    name: 'Riders of Rohan',
    terms: '[friendship] full else [eye][ring][die]',
    words:
      'If friendship is complete, whoever’s turn it is gains the Riders of Rohan. If not, Sauron comes a step nearer and the Ring-bearer rolls.',
  },
  orcs_attack_gate: {
    name: 'Orcs Attack the Gate',
    terms: '[travelling] *first half* else [eye][eye]',
    words: 'If the first half of travelling is done, each of you draws a card. If not, Sauron comes two steps nearer.',
  },
  fire_of_orthanc: {
    name: 'Fire of Orthanc',
    terms: '2 [card] alike else *each* [die]',
    words: 'A card is turned up. Whoever’s turn it is gives two signs like it, or each of you rolls.',
  },
  orcs_storm_forward: {
    name: 'Orcs Storm Forward',
    terms: '*all* [heart][sun][ring] else [eye][eye]',
    words: 'Together you give a heart, a sun and a ring, or Sauron comes two steps nearer.',
  },
  orcs_conquer: {
    name: 'Orcs Conquer',
    terms: '[eye][eye] [travelling] full else [ring][die][die]',
    words: 'Sauron comes two steps nearer. Unless travelling is complete, the Ring-bearer also rolls twice.',
  },
  gollum: {
    name: 'Gollum',
    terms: '*all* 7 [shield] for him, 2 [card]',
    words: 'Together you may pay seven shields: whoever’s turn it is gains Gollum, all others draw two cards.',
  },
  faces_of_the_dead: {
    name: 'Faces of the Dead',
    terms: '*each* [wild] else 3 [shield]',
    words: 'Each of you gives a [wild], or loses three shields; who cannot do either is lost.',
  },
  forbidden_pool: {
    name: 'The Forbidden Pool',
    terms: '*one* 5 [shield] else [eye][eye]',
    words: 'One of you pays five shields and each draws a card, or Sauron comes two steps nearer.',
  },
  nazgul_searches: {
    name: 'The Nazgûl Searches',
    terms: '[ring] 3 [card] alike else *each* [die]',
    words: 'A card is turned up. The Ring-bearer gives three signs like it and goes a step back, or each of you rolls.',
  },
  shelob_appears: {
    name: 'Shelob Appears',
    terms: '*active* [die][die] else [eye][eye]',
    words: 'Whoever’s turn it is rolls twice, or Sauron comes two steps nearer.',
  },
  shelob_attacks: {
    name: 'Shelob Attacks',
    terms: '*all* 7 [fighting] else [eye][eye][eye]',
    words: 'Together you give seven [fighting], or Sauron comes three steps nearer.',
  },
  sam_saves_frodo: {
    name: 'Sam Saves Frodo',
    terms: '*each* 3 [shield] for 2 [card] or [heal]',
    words: 'Each of you may pay three shields, to draw two cards or go a step back.',
  },
  nazgul_attacks: {
    name: 'Lord of the Nazgûl',
    terms: '*one* Éowyn else *each* [die]',
    words: 'One of you gives Éowyn and each draws a card, or each of you rolls.',
  },
  pelennor_fields: {
    name: 'Pelennor Fields',
    terms: '*each* [heart] else [die] 2 [card]',
    words: 'Each of you gives a heart, or rolls and gives up two cards.',
  },
  mouth_of_sauron: {
    name: 'Mouth of Sauron',
    terms: '*each* [sun] else [die] 2 [card]',
    words: 'Each of you gives a sun, or rolls and gives up two cards.',
  },
  surrounded: {
    name: 'Surrounded',
    terms: '*all* 7 [card] else [eye][eye][eye]',
    words: 'Together you give up seven cards, or Sauron comes three steps nearer.',
  },
  ring_is_mine: { name: 'The Ring is Mine!', terms: '*the Ring is lost*', words: 'The Ring-bearer is caught, and all is lost.' },
}
