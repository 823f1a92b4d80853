/**
 * Die Karten auf Deutsch: wie sie heißen und was sie tun, in unseren eigenen Worten.
 * Die Zahl der Zeichen steht hier, weil sie zum Satz gehört; ein Test vergleicht sie mit den Daten.
 */
import type { CardId } from '../../types.ts'
import type { LotrText } from '../types.ts'

const symbols = (signs: string, color: 'weiße' | 'graue', extra = ''): string =>
  `Eine ${color} Karte mit ${signs}: bewegt ${signs.includes('wild') ? 'einen beliebigen offenen Pfad' : 'ihren Pfad'} oder zahlt so viele Zeichen.${extra}`

const ARTICLES: { readonly [C in CardId]?: 'den' | 'die' | 'das' } = {
  staff: 'den',
  belt: 'den',
  phial: 'die',
  book: 'das',
  pipe: 'die',
  bow: 'den',
  elven_rope: 'das',
  boat: 'das',
  elven_cloak: 'den',
  brooch: 'die',
  box_of_earth: 'das',
  riders_of_rohan: 'die',
  army_of_the_dead: 'das',
}
/** A card as object within a sentence: "den Stab", "Gimli". */
export const denCard = (card: CardId): string => `${ARTICLES[card] ?? ''} ${cards[card].name}`.trim()

export const cards: LotrText['cards'] = {
  'white.hiding': { name: 'Verstecken', rule: symbols('einem [hiding]', 'weiße') },
  'white.travelling': { name: 'Wandern', rule: symbols('einem [travelling]', 'weiße') },
  'white.fighting': { name: 'Kampf', rule: symbols('einem [fighting]', 'weiße') },
  'white.friendship': { name: 'Freundschaft', rule: symbols('einem [friendship]', 'weiße') },
  'white.wild': { name: 'Joker', rule: symbols('einem [wild]', 'weiße', ' Ein [wild] steht für jedes Zeichen.') },
  'grey.hiding': { name: 'Verstecken', rule: symbols('einem [hiding]', 'graue') },
  'grey.travelling': { name: 'Wandern', rule: symbols('einem [travelling]', 'graue') },
  'grey.fighting': { name: 'Kampf', rule: symbols('einem [fighting]', 'graue') },
  'grey.friendship': { name: 'Freundschaft', rule: symbols('einem [friendship]', 'graue') },
  aragorn: { name: 'Aragorn', rule: symbols('zwei [wild]', 'weiße') },
  boromir: { name: 'Boromir', rule: symbols('zwei [fighting]', 'weiße') },
  gimli: { name: 'Gimli', rule: symbols('zwei [fighting]', 'weiße') },
  legolas: { name: 'Legolas', rule: symbols('zwei [hiding]', 'weiße') },
  gandalf_companion: { name: 'Gandalf', rule: symbols('zwei [travelling]', 'weiße') },
  anduril: { name: 'Andúril', rule: symbols('zwei [fighting]', 'graue') },
  glamdring: { name: 'Glamdring', rule: symbols('zwei [wild]', 'graue') },
  sting: { name: 'Stich', rule: symbols('einem [wild]', 'graue') },
  athelas: {
    name: 'Athelas',
    rule: 'Einer bleibt einmal verschont, wenn ihm Lebensmarken fehlen: am Ende eines Abenteuers, auf den Pelennor-Feldern oder vor Saurons Mund.',
  },
  miruvor: { name: 'Miruvor', rule: 'Einer gibt einem anderen eine Karte, fast jederzeit.' },
  mithril: { name: 'Mithril', rule: 'Gleich nach einem Wurf: Einer bleibt verschont von dem, was der Würfel zeigt.' },
  staff: {
    name: 'Stab',
    rule: 'Nimmt eine Sonnenuhr mit drei Dingen fort, ehe sie wirkt. Der Zeiger bleibt stehen; ein weiteres Plättchen wird aufgedeckt.',
  },
  arwen: { name: 'Arwen', rule: symbols('zwei [wild]', 'graue') },
  galadriel: { name: 'Galadriel', rule: symbols('zwei [wild]', 'graue') },
  box_of_earth: { name: 'Kästchen Erde', rule: symbols('einem [wild]', 'graue') },
  bow: { name: 'Bogen', rule: symbols('einem [fighting]', 'graue') },
  elven_rope: { name: 'Elbenseil', rule: symbols('zwei [travelling]', 'graue') },
  boat: { name: 'Boot', rule: symbols('einem [travelling]', 'graue') },
  elven_cloak: { name: 'Elbenmantel', rule: symbols('zwei [hiding]', 'graue') },
  brooch: { name: 'Brosche', rule: symbols('einem [friendship]', 'graue') },
  belt: { name: 'Gürtel', rule: 'Vor einem Wurf: Einer braucht diesen Würfel nicht zu werfen. Nicht, wenn der Ring angesteckt wird.' },
  elessar: { name: 'Elessar', rule: 'Ein Hobbit geht einen Schritt zurück zum Licht, fast jederzeit.' },
  lembas: { name: 'Lembas', rule: 'Einer zieht, bis er sechs Karten hat, fast jederzeit.' },
  phial: { name: 'Phiole', rule: 'Bevor ein Plättchen aufgedeckt wird: diesmal keines. Der Zug geht gleich mit den Karten weiter.' },
  book: { name: 'Buch', rule: symbols('einem [hiding]', 'graue') },
  pipe: { name: 'Pfeife', rule: symbols('zwei [friendship]', 'graue') },
  theoden: { name: 'Théoden', rule: symbols('zwei [travelling]', 'weiße') },
  shadowfax: { name: 'Schattenfell', rule: symbols('zwei [travelling]', 'graue') },
  eomer: { name: 'Éomer', rule: symbols('zwei [fighting]', 'weiße') },
  riders_of_rohan: { name: 'Reiter von Rohan', rule: symbols('zwei [fighting]', 'graue') },
  gollum: {
    name: 'Gollum',
    rule: symbols('drei [wild]', 'weiße', ' Wer seine Zeichen nutzt, würfelt danach; als bloße Karte abgegeben, kostet er keinen Wurf.'),
  },
  faramir: { name: 'Faramir', rule: symbols('zwei [travelling]', 'weiße') },
  army_of_the_dead: { name: 'Heer der Toten', rule: symbols('zwei [fighting]', 'graue') },
  ghan: { name: 'Ghân', rule: symbols('zwei [travelling]', 'weiße') },
  eowyn: { name: 'Éowyn', rule: symbols('zwei [wild]', 'weiße', ' Nur sie hält in Mordor den Herrn der Nazgûl auf.') },
}
