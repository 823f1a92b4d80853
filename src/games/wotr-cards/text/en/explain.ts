/** Things explained by themselves, in English: icons, words of the game, kinds of cards. */
import { RULINGS } from '../../data/index.ts'
import type { ExplainWords, IconId } from '../words/explain.ts'
import { begin, digits, list, number } from './nouns.ts'

const NAMES: { readonly [I in IconId]: string } = {
  path: 'path',
  attack: 'attack',
  defense: 'defence',
  leadAttack: 'led attack',
  leadDefense: 'led defence',
  shield: 'shield',
}

export const EXPLAIN: ExplainWords = {
  icons: {
    path: { title: 'Path icon', body: 'Counts on paths: for the attack on Shadow cards, for the defence on free ones.' },
    attack: { title: 'Attack', body: 'Counts on battlegrounds, for the side that attacks there.' },
    defense: { title: 'Defence', body: 'Counts on battlegrounds: what a card cancels if it is lost.' },
    leadAttack: {
      title: 'Leadership, attack',
      body: 'Counts as attack only if an army of the leader’s own faction stands with it. Each army supports one leader.',
    },
    leadDefense: {
      title: 'Leadership, defence',
      body: 'Counts as defence only if an army of the leader’s own faction stands with it. Each army supports one leader.',
    },
    shield: { title: 'Shield', body: 'The place defends itself: each shield cancels one attack icon before any card has to.' },
  },
  terms: {
    'draw-deck': {
      title: 'Draw deck',
      body: 'Your own cards, face down, in an order nobody knows. When it runs out, your cycle pile is shuffled and takes its place.',
    },
    'cycle-pile': {
      title: 'Cycle pile',
      body: 'What you have cycled lies here, face down. You may look through your own at any time. It becomes your new deck.',
    },
    'eliminated-pile': { title: 'Eliminated pile', body: 'Cards here are out of the match. You may look through your own.' },
    reserve: {
      title: 'Reserve',
      body: 'Cards in play that stand nowhere yet. Texts for the reserve work at once; to move, a card must have been here since an earlier round.',
    },
    hand: { title: 'Hand', body: 'Only its seat sees it, not even a teammate. How many cards it holds, everybody sees.' },
    limit: {
      title: 'Carryover limit',
      body: `${number(RULINGS.carryoverLimit)[0]?.toUpperCase()}${number(RULINGS.carryoverLimit).slice(1)} cards, and more by some texts: a seat that holds no more may pass, and no more can be kept when the action step ends.`,
    },
    cycle: { title: 'Cycle', body: 'Put a card face down on your cycle pile. It comes back. With an empty hand you forsake instead.' },
    eliminate: { title: 'Eliminate', body: 'A card goes out of the match for good.' },
    forsake: {
      title: 'Forsake',
      body: 'Eliminate one card of your choice: from hand, from your reserve, or the unseen top of your draw deck.',
    },
    winnow: { title: 'Winnow', body: 'An action: eliminate two cards from hand, then draw one.' },
    'ring-token': {
      title: 'Ring token',
      body: 'In the Trilogy once a match: draw two; kept to the end it is a point. In a Duel once a round: draw three, then eliminate one and cycle one.',
    },
    corruption: {
      title: 'Corruption',
      body: 'Each token is a point for the Shadow. It comes from paths where the attack was not cancelled, and from texts.',
    },
    support: {
      title: 'Support',
      body: 'An army lets one leader of its faction count. It stays so for the whole battle, even if the army falls.',
    },
    'attack-token': { title: 'Attack token', body: 'One more attack. It leaves with its place or card.' },
    'defense-token': { title: 'Defence token', body: 'On a place it cancels like a shield; on a card it is part of the card.' },
    scored: {
      title: 'Scoring area',
      body: 'Places a side has won. A battleground can be fought for again by a text; then it scores for nobody until the battle is over.',
    },
    active: {
      title: 'Active',
      body: 'A location that was activated this round and has not been fought for yet. Any number of battlegrounds, but only one path.',
    },
    'turn-order': {
      title: 'Turn order',
      body: 'Turns go round from the seat that begins the round. The token that says so moves on one place each round.',
    },
    lead: { title: 'The lead', body: 'A side that is ten points ahead after the battles of a round wins at once.' },
  },
  types: {
    army: 'Fights on battlegrounds that show its faction, never on paths. With an army beside them, leaders of its faction count.',
    character: 'Walks paths whose numbers it shows, and fights on battlegrounds that show its faction. Each is there only once.',
    item: 'Goes on a character that may wield it, adds its icons, moves with it and is lost with it.',
    event: 'Carried out once, then gone for good.',
  },
  keywords: {
    nazgul: 'One of the Nine. Some texts and items are for the Nazgûl only.',
    ent: 'A shepherd of the trees. The Ent-draught is for Ents only.',
    weapon: 'A weapon. Only the Bow of the Galadhrim asks for it: with the Bow one wields no other.',
    mount: 'A mount. It can carry its wielder out of reserve.',
    ring: 'One of the Three Rings of the Elves.',
    'ring-bearer': 'He bears the One Ring.',
  },
  printed: (icons) => `Printed: ${icons.map(([icon, n]) => `${NAMES[icon]} ${n}`).join(', ')}.`,
  copies: (n) => `There are ${number(n)} of them.`,
  faction: ({ nom, acc, plural }, at) =>
    at.length
      ? `${begin(nom)} ${plural ? 'fight' : 'fights'} ${at === 'everywhere' ? 'on every battleground' : list(at)}.`
      : `No battleground shows ${acc}.`,
  place: (shields, points) =>
    `${shields ? digits(shields, 'shield').replace(/^1 /, 'One ').replace(/^2 /, 'Two ').replace(/^3 /, 'Three ') : 'No shields'}, worth ${number(points)}.`,
}
