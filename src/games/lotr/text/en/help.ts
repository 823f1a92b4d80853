/**
 * The whole game in English, in short chapters, with the table's own controls at the end.
 * Our own words; numbers follow the data of the base game.
 */
import type { LotrText } from '../types.ts'

export const help: LotrText['help'] = [
  {
    title: 'What it is about',
    body: [
      'You are hobbits, and you play together. You carry the Ring from Bag End to Mount Doom and throw it into the fire. Either all of you win, or nobody does.',
      'On the road into the dark, at the top, each hobbit starts in the light at 0. Sauron comes the other way. A hobbit who meets him is out of the game; if that hobbit bears the Ring, all is lost.',
      'Talk as much as you like. Only do not show your hands, and give each other nothing unless a card or an event says so.',
    ],
  },
  {
    title: 'The journey',
    body: [
      'Seven places lie on the way: Bag End, Rivendell, *Moria*, Lothlórien, *Helm’s Deep*, *Shelob’s Lair* and *Mordor*.',
      'In the three havens a few events happen one after another, led by the Ring-bearer, and you get cards. The four other places are scenarios: there you take turns.',
    ],
  },
  {
    title: 'Your turn',
    body: [
      'First a tile is turned and takes effect. If it shows no sign of a line, another follows, and another, until one does.',
      'Then you play a card, or two: one **white** and one **grey**. Or you play nothing and either draw two cards or go a step back towards the light [heal].',
      'Then the next hobbit to the left has the turn. The Ring-bearer begins in each scenario.',
    ],
  },
  {
    title: 'Lines and what lies on them',
    body: [
      'Each card shows [fighting], [hiding], [travelling] or [friendship], and moves that line one space for each sign. A [wild] moves any line. All the signs of a card go to one line.',
      'Whoever’s turn it is takes whatever lies on each space: shields [shield], tokens [ring] [heart] [sun], a named card, a step back [heal], or a roll [die].',
      'One line is the main line, with printed numbers. When it reaches its end you are through, and nothing more of the place can hurt you.',
    ],
  },
  {
    title: 'Tiles and events',
    body: [
      'Twelve of the 23 tiles move a line one space: good ones. The others hurt.',
      'A [sundial] brings the next of six events of the place. Most ask a price: *all* pay together, *one* pays alone, *each* pays for himself. What comes after *else* happens if nobody can or wants to pay.',
      'Two sundials show three things: give them up between you, and no event comes. The Ring tile costs the Ring-bearer a step. The Eye tile costs one of you two steps, or brings Sauron nearer.',
      'After the sixth event the scenario ends, ready or not. In Mordor the sixth event is the end of everything.',
    ],
  },
  {
    title: 'The die',
    body: [
      'One, two or three dots [dot]: so many steps into the dark for the one who rolled. The Eye [eye]: Sauron comes a step nearer. Two cards [card]: he gives up two cards. One face is blank.',
      'Who must give up cards or shields and has too few gives what he has, and is lost. A price that has an *else* never does that.',
    ],
  },
  {
    title: 'When a scenario ends',
    body: [
      'Each hobbit takes a step for each of the three tokens he lacks: ring [ring], heart [heart], sun [sun]. Having two of a kind does not help.',
      'Whoever has most rings becomes Ring-bearer (on a tie, the first to the left of the old one) and draws two cards. Then all tokens go back. Cards and shields stay with you.',
    ],
  },
  {
    title: 'The Ring',
    body: [
      'Once in each scenario the Ring-bearer may put it on, in anyone’s turn: before a tile acts or around the playing of cards. He rolls and bears it. Then any line he likes moves four spaces, less the signs on the die.',
      'He goes unseen: nothing on the way is gained, and nothing on the way hurts. Use it to pass the worst spaces.',
    ],
  },
  {
    title: 'Gandalf and yellow cards',
    body: [
      'Any one player may pay five shields for one of Gandalf’s five cards; it helps at once and is gone.',
      'Yellow cards move no line. Each has its moment: *Phial* before a tile, *Staff* on a sundial with three items, *Belt* before a roll, *Mithril* after it, *Athelas* where tokens are lacking; *Elessar*, *Lembas* and *Miruvor* almost any time.',
    ],
  },
  {
    title: 'The hobbits',
    body: [
      '**Frodo** may count white cards as wild. **Sam** loses one step or one card at most to a roll. **Pippin** may play any two cards. **Merry** needs only two kinds of token. **Fatty** draws two cards after each scenario.',
      'Two play Frodo and Sam; Pippin, Merry and Fatty join in that order. Alone, you may lead several.',
    ],
  },
  {
    title: 'Mount Doom, and the score',
    body: [
      'When the journey in Mordor reaches 60, whoever’s turn it is rolls once more. If he comes through, the Ring is destroyed. If not, the next hobbit tries.',
      'Won: 60 points and all shields of those who came through. Lost: the number where the main line stands.',
    ],
  },
  {
    title: 'This table',
    body: [
      'What waits for you stands in the band under the board: whose decision it is, what it costs, what it brings. What glows can be touched. Touch something else and the table says why not. Press long, or hover, to read what a thing does.',
      '**Moments to act.** Before tiles, rolls and payments others may step in. If you hold something that could help, the table stops and asks; *Go on* lets it pass. In the settings you choose where it stops for you. *Use a card* takes you back to a moment that was passed over.',
      '**Undo** takes back the last choice. If dice, cards or tiles have been seen since, the table says so first. The **scrubber** shows any earlier moment without changing anything, and the **log** tells what happened.',
      '**Covered hands.** Around one device, a hand stays behind the round door until its player holds the knob. Let go, and it shuts.',
    ],
  },
]
