/** What a long press shows: a thing with its rule in our own words. Topics as listed at `CardsText.explain`. */
import { BATTLEGROUND_DATA, CARDS, PATH_DATA } from '../../data/index.ts'
import {
  BATTLEGROUNDS,
  CARD_TYPES,
  FACTIONS,
  type Faction,
  isBattleground,
  isCardId,
  isPath,
  KEYWORDS,
  type LocationId,
  SCENARIOS,
  SEAT_IDS,
} from '../../types.ts'
import type { Explanation } from '../types.ts'
import { ICONS, type IconId, TERMS } from '../words/explain.ts'
import { cardText, locationText } from './rules.ts'
import { placeNoun, row, sentence, type Words } from './words.ts'

const among = <T extends string>(list: readonly T[], word: string): T | null => list.find((one) => one === word) ?? null

function card(words: Words, id: string): Explanation | null {
  if (!isCardId(id)) return null
  const { name, kind, place, rules } = cardText(words, id)
  const { count, path, attack, defense, leadAttack, leadDefense } = CARDS[id]
  const icons = Object.entries({ attack, leadAttack, defense, leadDefense, path }).filter(([, n]) => n > 0) as [IconId, number][]
  const { printed, copies } = words.explain
  return { title: name, body: row(sentence(kind), place, ...rules, icons.length ? printed(icons) : '', count > 1 ? copies(count) : '') }
}

function location(words: Words, id: string): Explanation | null {
  if (!isBattleground(id) && !isPath(id)) return null
  const { name, role, rule, factions } = locationText(words, id as LocationId)
  const { shields, points } = isBattleground(id) ? BATTLEGROUND_DATA[id] : PATH_DATA[id]
  return { title: name, body: row(sentence(role), words.explain.place(shields, points), rule, ...factions.map(sentence)) }
}

function faction(words: Words, id: Faction): Explanation {
  const { noun } = words.names.factions[id]
  const grounds = BATTLEGROUNDS.filter((one) => [...BATTLEGROUND_DATA[one].attackers, ...BATTLEGROUND_DATA[one].defenders].includes(id))
  const at = grounds.map((one) => placeNoun(words, one).at)
  return { title: noun.title, body: words.explain.faction(noun, at.length < BATTLEGROUNDS.length ? at : 'everywhere') }
}

export function explainText(words: Words, topic: string): Explanation | null {
  const colon = topic.indexOf(':')
  const [kind, id] = colon < 0 ? ['word', topic] : [topic.slice(0, colon), topic.slice(colon + 1)]
  switch (kind) {
    case 'card':
      return card(words, id)
    case 'battleground':
    case 'path':
      return location(words, id)
    case 'faction': {
      const found = among(FACTIONS, id)
      return found && faction(words, found)
    }
    case 'type': {
      const found = among(CARD_TYPES, id)
      return found && { title: words.types[found], body: words.explain.types[found] }
    }
    case 'keyword': {
      const found = among(KEYWORDS, id)
      return found && { title: words.keywords[found], body: words.explain.keywords[found] }
    }
    case 'seat': {
      const found = among(SEAT_IDS, id)
      return found && { title: words.names.seats[found].title, body: words.seatLines[found] }
    }
    case 'scenario': {
      const found = among(SCENARIOS, id)
      return (
        found && {
          title: words.scenarios[found].name,
          body: row(words.scenarios[found].line, ...words.scenarios[found].notes.map(sentence)),
        }
      )
    }
    case 'icon': {
      const found = among(ICONS, id)
      return found && words.explain.icons[found]
    }
    case 'word': {
      const found = among(TERMS, id)
      return found && words.explain.terms[found]
    }
    default:
      return null
  }
}
