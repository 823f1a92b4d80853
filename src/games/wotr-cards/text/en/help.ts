/** The whole game in English, in short pages. Our own words; numbers follow the data. */
import type { HelpPage } from '../types.ts'

export const HELP: readonly HelpPage[] = [
  {
    title: 'What it is about',
    body: [
      'The Free Peoples and the Shadow fight for battlegrounds all over Middle-earth, and for the road of the Ring, from Bag End to the fire.',
      'Every place that is won is worth points. A side that is **ten points ahead** after a round wins at once. Otherwise the last path decides; a tie goes to the Shadow.',
      'There are no dice. Everything is in your cards, and in what you are ready to give up for playing them.',
    ],
  },
  {
    title: 'Seats and sides',
    body: [
      'A **seat** is one deck. The Trilogy has four: Frodo and Aragorn for the Free Peoples, the Witch-king and Saruman for the Shadow. One person may hold two seats of a side; hands and piles of two seats never mix.',
      'Teammates talk openly, but never show a hand. They help each other with items on each other’s characters, by fighting in the same place, and by texts for “each player”.',
    ],
  },
  {
    title: 'A round',
    body: [
      '**Location:** the seat that begins activates a battleground, then a path. **Action:** turn by turn everybody plays, moves and uses cards. **Combat:** every active location is fought for. **Victory:** points are counted. **Draw:** everybody draws.',
      'Then the next seat begins a round. A round has one path number more than the last one had; texts can hurry the story on.',
    ],
  },
  {
    title: 'Locations',
    body: [
      'A **battleground** shows who may defend and who may attack there, its shields and its points. The side that printed it always defends.',
      'A **path** has a number, shields and points. The Shadow attacks there, the Free Peoples defend. Only one path is active at a time, and each is walked once in a match.',
      'When a location is activated, its text is carried out at once.',
    ],
  },
  {
    title: 'Your turn',
    body: [
      'Do one thing: play a card, move one from your reserve, cycle one, winnow, use a text, or use the Ring token. Or pass.',
      'You may **pass** if you hold no more cards than your limit (two, and more by some texts), or fewer than each enemy seat. A seat that has passed may act again later.',
      'The step ends when all have passed and nobody acted in between.',
    ],
  },
  {
    title: 'Playing a card',
    body: [
      'First it goes to its place. Then you **cycle another card** from your hand: that is the price. Only then its text happens.',
      'If it was your last card, you forsake one instead. The same character or item cannot be played twice in a round.',
      'In your reserve, a card cannot move in the same round; its texts for the reserve work at once.',
    ],
  },
  {
    title: 'Four kinds of cards',
    body: [
      '**Armies** go to reserve or to an active battleground that shows their faction. **Characters** too, and on a path whose number they show.',
      '**Items** go on a character in play that may wield them, wherever it stands. They add their icons, move with the wielder and are lost with it.',
      '**Events** are carried out once and are gone.',
    ],
  },
  {
    title: 'Cycling and losing cards',
    body: [
      '**Cycle:** face down on your cycle pile. It comes back, for when your deck runs out the pile is shuffled.',
      '**Eliminate:** gone for good. **Forsake:** eliminate one of your choice, from hand, from reserve, or the unseen top of your deck.',
      '**Winnow:** eliminate two cards from hand and draw one. Some cards have a text that cycles them where others are lost.',
    ],
  },
  {
    title: 'Combat on a path',
    body: [
      'The path icons of all Shadow cards attack, with their items and tokens. The shields of the path cancel first.',
      'What is left the free cards must cancel: some are eliminated until their icons are enough. Using one icon costs the whole card. The others are cycled; all Shadow cards there are gone.',
      'If all is cancelled, the Free Peoples score the path. If not, the Shadow gets **one corruption** for each icon left.',
      'In the Duels it is stricter: the Free Peoples score only if their whole defence is greater than the attack. Equal: nobody scores.',
    ],
  },
  {
    title: 'Combat on a battleground',
    body: [
      'Attack icons of armies, characters and items are added up, less the shields. The defenders cancel the rest with cards, as on a path.',
      'All cancelled: the defenders win, even with no cards at all. If not, the attackers win. All attackers are gone; the defenders who are left are cycled.',
      'A battleground fought for again **out of the other side’s scoring area** has no shields.',
    ],
  },
  {
    title: 'Leaders and support',
    body: [
      'Leadership icons, on a flag, count only if an **army of the same faction** stands with the leader. Each army supports one leader; an army without icons can support too.',
      'Support is settled when the battle begins, and stays, even if the army falls.',
    ],
  },
  {
    title: 'Who falls',
    body: [
      'The cards you lose must cancel all that is left, and they must fall short **without the biggest** of them. So you may choose a dear card in place of two cheap ones, but no card in vain.',
      'If all together are too weak, all are lost. If two seats defend, the first proposes; if the other refuses, the attackers choose.',
    ],
  },
  {
    title: 'The road changes',
    body: [
      'Some cards activate another path in the middle of the action step. Then the old path is **fought for at once**, with all that stands there; the new one is activated afterwards and fought for as usual.',
      'So a path can be scored early, and more than one in a round.',
    ],
  },
  {
    title: 'Rings and corruption',
    body: [
      'Trilogy: each seat has a **Ring token**, once a match, for two cards. Kept to the end it is a point if the last path decides.',
      'Duel: once a round draw three, then eliminate one and cycle one. In the Fellowship there are no tokens.',
      'Each corruption is a point for the Shadow; some texts take it away again.',
    ],
  },
  {
    title: 'Ways to play',
    body: [
      '**Trilogy:** two to four people, nine paths. **Duel for two:** one deck of sixty against the other; what a text asks of each player of a side, its one seat does twice. **Duel for three:** Gandalf has two turns to each Shadow seat’s one.',
      '**The Fellowship of the Ring:** two people, six paths, battles in a set order, four to six rounds.',
    ],
  },
  {
    title: 'On this table',
    body: [
      'Touch a card and then where it goes, or **drag** it there; while you hold it over a place, the sum shows what it would bring. Dropped anywhere else it goes back to your hand. Dropped on your cycle pile it pays.',
      'Touch a **step of a combat** to see how it stood then. Nothing is changed by looking.',
      'Touch the **balance** at the top for the ledger: who has won what, corruption, how many cards each seat may keep, what still lies in the decks. A place you touch there shows its combat again.',
    ],
  },
]
