/**
 * The cards in English: name and what each does, in our own words.
 * Numbers of signs stand here because they are part of the sentence; a test compares them with the data.
 */
import type { CardId } from '../../types.ts'
import type { LotrText } from '../types.ts'

const symbols = (signs: string, color: 'white' | 'grey', extra = ''): string =>
  `A ${color} card with ${signs}: plays on ${signs.includes('wild') ? 'any open line' : 'its line'} or pays that many signs.${extra}`

const WITH_THE: readonly CardId[] = [
  'staff',
  'belt',
  'phial',
  'book',
  'pipe',
  'bow',
  'elven_rope',
  'boat',
  'elven_cloak',
  'brooch',
  'box_of_earth',
  'riders_of_rohan',
  'army_of_the_dead',
]
/** A card within a sentence: "the Staff", "Gimli". */
export const theCard = (card: CardId): string => (WITH_THE.includes(card) ? `the ${cards[card].name}` : cards[card].name)

export const cards: LotrText['cards'] = {
  'white.hiding': { name: 'Hiding', rule: symbols('one [hiding]', 'white') },
  'white.travelling': { name: 'Travelling', rule: symbols('one [travelling]', 'white') },
  'white.fighting': { name: 'Fighting', rule: symbols('one [fighting]', 'white') },
  'white.friendship': { name: 'Friendship', rule: symbols('one [friendship]', 'white') },
  'white.wild': { name: 'Wild', rule: symbols('one [wild]', 'white', ' A [wild] stands for any sign.') },
  'grey.hiding': { name: 'Hiding', rule: symbols('one [hiding]', 'grey') },
  'grey.travelling': { name: 'Travelling', rule: symbols('one [travelling]', 'grey') },
  'grey.fighting': { name: 'Fighting', rule: symbols('one [fighting]', 'grey') },
  'grey.friendship': { name: 'Friendship', rule: symbols('one [friendship]', 'grey') },
  aragorn: { name: 'Aragorn', rule: symbols('two [wild]', 'white') },
  boromir: { name: 'Boromir', rule: symbols('two [fighting]', 'white') },
  gimli: { name: 'Gimli', rule: symbols('two [fighting]', 'white') },
  legolas: { name: 'Legolas', rule: symbols('two [hiding]', 'white') },
  gandalf_companion: { name: 'Gandalf', rule: symbols('two [travelling]', 'white') },
  anduril: { name: 'Andúril', rule: symbols('two [fighting]', 'grey') },
  glamdring: { name: 'Glamdring', rule: symbols('two [wild]', 'grey') },
  sting: { name: 'Sting', rule: symbols('one [wild]', 'grey') },
  athelas: {
    name: 'Athelas',
    rule: 'One player is spared, once, for life tokens he lacks: when a scenario ends, at Pelennor Fields or before the Mouth of Sauron.',
  },
  miruvor: { name: 'Miruvor', rule: 'One player hands a card to another, almost at any time.' },
  mithril: { name: 'Mithril', rule: 'Right after a roll: one player is spared what the die shows.' },
  staff: {
    name: 'Staff',
    rule: 'Takes away a sundial tile that shows three items, before it acts. The event marker stays; another tile is turned.',
  },
  arwen: { name: 'Arwen', rule: symbols('two [wild]', 'grey') },
  galadriel: { name: 'Galadriel', rule: symbols('two [wild]', 'grey') },
  box_of_earth: { name: 'Box of Earth', rule: symbols('one [wild]', 'grey') },
  bow: { name: 'Bow', rule: symbols('one [fighting]', 'grey') },
  elven_rope: { name: 'Elven Rope', rule: symbols('two [travelling]', 'grey') },
  boat: { name: 'Boat', rule: symbols('one [travelling]', 'grey') },
  elven_cloak: { name: 'Elven Cloak', rule: symbols('two [hiding]', 'grey') },
  brooch: { name: 'Brooch', rule: symbols('one [friendship]', 'grey') },
  belt: { name: 'Belt', rule: 'Before a roll: one player need not roll that die. Not when the Ring is put on.' },
  elessar: { name: 'Elessar', rule: 'One hobbit goes a step back towards the light, almost at any time.' },
  lembas: { name: 'Lembas', rule: 'One player draws until he holds six cards, almost at any time.' },
  phial: { name: 'Phial', rule: 'Before a tile is turned: no tile this time. The turn goes straight on to the cards.' },
  book: { name: 'Book', rule: symbols('one [hiding]', 'grey') },
  pipe: { name: 'Pipe', rule: symbols('two [friendship]', 'grey') },
  theoden: { name: 'Théoden', rule: symbols('two [travelling]', 'white') },
  shadowfax: { name: 'Shadowfax', rule: symbols('two [travelling]', 'grey') },
  eomer: { name: 'Éomer', rule: symbols('two [fighting]', 'white') },
  riders_of_rohan: { name: 'Riders of Rohan', rule: symbols('two [fighting]', 'grey') },
  gollum: {
    name: 'Gollum',
    rule: symbols('three [wild]', 'white', ' Using his signs costs you a roll afterwards; given away as a plain card, he costs none.'),
  },
  faramir: { name: 'Faramir', rule: symbols('two [travelling]', 'white') },
  army_of_the_dead: { name: 'Army of the Dead', rule: symbols('two [fighting]', 'grey') },
  ghan: { name: 'Ghân', rule: symbols('two [travelling]', 'white') },
  eowyn: { name: 'Éowyn', rule: symbols('two [wild]', 'white', ' She alone stops the Lord of the Nazgûl in Mordor.') },
}
