/** What the table asks, in English. */
import { type AskWords, forKinds, type Source } from '../words/asks.ts'
import type { Noun } from '../words/nouns.ts'
import { begin, count, list, number } from './nouns.ts'

const chooses = ({ nom }: Noun): string => `${begin(nom)} chooses`
const by = (source: Source, otherwise = 'A text'): string => source?.title ?? otherwise
const which = (n: number): string => (n === 1 ? 'Which card' : `Which ${number(n)} cards`)
const turn = ({ gen }: Noun): string => `It is ${gen} turn.`
const picks = ({ nom }: Noun): string => `${begin(nom)} has something to choose.`

export const ASKS: AskWords = {
  actor: forKinds(chooses, {
    action: ({ gen }) => `${begin(gen)} turn`,
    cycle: ({ nom }) => `${begin(nom)} cycles`,
    eliminate: ({ nom }) => `${begin(nom)} eliminates cards`,
    forsake: ({ nom }) => `${begin(nom)} forsakes`,
    take: ({ nom }) => `${begin(nom)} searches`,
    dig: ({ nom }) => `${begin(nom)} draws for a text`,
    casualties: ({ nom }) => `${begin(nom)} proposes the losses`,
    agree: ({ nom }) => `${begin(nom)} answers`,
    fight: ({ nom }) => `${begin(nom)} orders the battles`,
  }),
  action: {
    question: ({ title }) => `${title}, what will you do?`,
    event: ({ nom }) => `Play ${nom}?`,
    item: ({ nom }) => `Who shall carry ${nom}?`,
    where: ({ nom, plural }) => `Where ${plural ? 'do' : 'does'} ${nom} go?`,
    use: ({ nom }) => `Use ${nom}?`,
  },
  passing: {
    atLimit: (hand, limit) => `You may pass: ${hand} in hand, your limit is ${limit}.`,
    fewest: (hand) => `You may pass: with ${hand} in hand you hold fewer than each enemy.`,
    notYet: (hand, limit, enemies, side) =>
      `No pass yet: ${hand} in hand, your limit is ${limit}, and ${side === 'free' ? 'the Free Peoples hold' : 'the Shadow holds'} ${list(enemies)}.`,
  },
  price: {
    cycle: 'Then you cycle another card.',
    forsake: 'It is your last card: then you forsake one.',
    rest: 'The rest of the drawn cards is cycled and pays for it.',
  },
  cycle: {
    setup: (n) => `${which(n)} do you cycle?`,
    cost: (_, source) => `Which card do you cycle to pay for ${source?.acc ?? 'it'}?`,
    text: (n, source) => `${by(source)}: ${which(n).toLowerCase()} do you cycle?`,
    ring: (n) => `The Ring token: ${which(n).toLowerCase()} do you cycle?`,
    limit: (n) => `${n === 1 ? 'One card' : `${count(n, 'card')}`} above your limit: ${which(n).toLowerCase()} do you cycle?`,
    'draw-step': (n) => `${which(n)} do you cycle after drawing?`,
  },
  cycleDetail: (reason, n, kept) =>
    reason === 'setup'
      ? `You keep ${number(kept)}. What you cycle comes back when your deck runs out.`
      : `Face down on your cycle pile; ${n === 1 ? 'it comes' : 'they come'} back when your deck runs out.`,
  eliminate: {
    text: (n, source) => `${by(source)}: ${which(n).toLowerCase()} do you eliminate?`,
    winnow: (n) => `Winnow: ${which(n).toLowerCase()} do you eliminate?`,
    ring: (n) => `The Ring token: ${which(n).toLowerCase()} do you eliminate?`,
  },
  eliminateDetail: 'Face down, and never again in this match. Only you see which.',
  forsake: (source, reason) =>
    reason === 'cost' ? `No card is left to cycle: what do you forsake for ${source?.acc ?? 'it'}?` : `${by(source)}: what do you forsake?`,
  forsakeDetail: (more) =>
    `From hand, from your reserve, or the unseen top of your deck; it is gone for good.${more ? ` Then ${number(more)} more.` : ''}`,
  may: (source) => `${by(source)}: will you?`,
  take: (n, from) =>
    `${n === 1 ? 'Which card' : `Up to ${number(n)} cards:`} ${n === 1 ? 'do you take' : 'which do you take'}${from.includes('cycle') && from.length === 1 ? ' back' : ''}?`,
  takeDetail: (from, found) =>
    found
      ? `You show what you take.${from.includes('draw') ? ' Then your deck is shuffled.' : ''}`
      : `Nothing of the kind is there.${from.includes('draw') ? ' Your deck is shuffled.' : ''}`,
  dig: (n, drawn) =>
    `Of ${drawn === 1 ? 'the card' : `the ${number(drawn)} cards`} drawn, ${n === 1 ? 'which do you play' : `play up to ${number(n)}: which`}?`,
  digDetail: 'The rest is cycled and pays for what you play.',
  examine: 'Where does each of these cards go?',
  examineDetail: 'One to hand, one to your cycle pile, one out of the game. Nobody else sees them.',
  path: (source) => (source ? `${source.title}: which path do you take?` : 'Which path do you take?'),
  pathDetail: (active) =>
    active
      ? `First ${active.nom} ${active.plural ? 'are' : 'is'} fought for, at once; then the new path is activated.`
      : 'It is activated at once.',
  ground: (source) => (source ? `${source.title}: where shall the war go?` : 'Where shall the war go?'),
  groundDetail: 'It is active at once and its text is carried out. A scored one scores for nobody until it is fought for again.',
  place: (source) => `${by(source)}: where?`,
  placeDetail: 'It counts in the coming combat.',
  target: (source) => `${by(source)}: which card?`,
  targetDetail: (min, max) =>
    max > 1
      ? `Choose ${min === max ? number(max) : min ? `${number(min)} to ${number(max)}` : `up to ${number(max)}`}. They are gone for good.`
      : 'It is gone for good, unless a text saves it.',
  option: (source) => `${by(source)}: which of the two?`,
  fight: 'Where is the next battle?',
  fightDetail: (left) => `${left === 1 ? 'One front' : `${begin(number(left))} fronts`} still to be fought; you choose one at a time.`,
  support: ({ at }, n, wanted) => `Who leads ${at}? ${wanted} could, ${number(n)} may.`,
  supportDetail: 'Each army supports one leader; it stays so for this battle, even if the army falls.',
  casualties: ({ at }) => `Who shall fall ${at}?`,
  casualtiesDetail: (left) => `${left} to cancel. One icon used costs the whole card; the rest is cycled.`,
  agree: (proposed) => `Shall ${proposed} fall?`,
  agreeDetail: (sum) => `${sum}. If you refuse, the attackers choose.`,
  replacement: (card) => `Which text saves ${card?.acc ?? 'it'}?`,
  replacementDetail: 'They differ in what becomes of the items.',
  story: forKinds<(seat: Noun, source: Source) => string>(picks, {
    action: turn,
    cycle: ({ gen }, source) =>
      source ? `${begin(gen)} hand is asked for a card: ${source.title}.` : `${begin(gen)} hand is asked for a card.`,
    forsake: ({ nom }, source) => `${begin(nom)} has to forsake a card${source ? `: ${source.title}` : ''}.`,
    may: ({ nom }, source) => `${begin(nom)} is asked${source ? `: ${source.title}` : ''}.`,
    take: ({ nom }) => `${begin(nom)} searches among face-down cards.`,
    dig: ({ nom }) => `${begin(nom)} has drawn cards for a text.`,
    examine: ({ nom }) => `${begin(nom)} looks at face-down cards.`,
    casualties: ({ nom }) => `${begin(nom)} has to say who falls.`,
    agree: ({ nom }) => `${begin(nom)} must agree to the losses, or refuse.`,
    fight: ({ nom }) => `${begin(nom)} chooses the next battle.`,
  }),
}
