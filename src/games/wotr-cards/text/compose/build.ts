/** A language’s words made into the sentences of the game. */
import type { CardsText } from '../types.ts'
import { actorText, decisionText, nextText, passingText, raisedText, storyText } from './asks.ts'
import { choicesText, choiceText } from './choices.ts'
import { endingText, roundsText } from './endings.ts'
import { explainText } from './explain.ts'
import { badgeText, frontText } from './fronts.ts'
import { linesText, standingText, toldText } from './log.ts'
import { lossText } from './losses.ts'
import { refusalText } from './refusals.ts'
import { cardText, locationText } from './rules.ts'
import { placeNoun, type Words } from './words.ts'
import { zonesText } from './zones.ts'

/** Texts of cards and locations never change: each is composed once. */
function once<K, V>(compose: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>()
  return (key) => {
    const found = known.get(key) ?? compose(key)
    known.set(key, found)
    return found
  }
}

const mapped = <K extends string, A, B>(record: { readonly [key in K]: A }, made: (value: A, key: K) => B): { readonly [key in K]: B } =>
  Object.fromEntries((Object.entries(record) as [K, A][]).map(([key, value]) => [key, made(value, key)])) as { readonly [key in K]: B }

export function textOf(words: Words): CardsText {
  const { title, subtitle, labels, sides, types, keywords, scenarios, options, optionValue, help } = words
  return {
    title,
    subtitle,
    labels,
    sides,
    types,
    keywords,
    scenarios,
    options,
    optionValue,
    help,
    seats: mapped(words.names.seats, (noun, id) => ({ name: noun.title, line: words.seatLines[id] })),
    factions: mapped(words.names.factions, ({ name }) => name),
    card: once((id) => cardText(words, id)),
    location: once((id) => locationText(words, id)),
    at: (id) => placeNoun(words, id).at,
    actor: (...rest) => actorText(words, ...rest),
    decision: (...rest) => decisionText(words, ...rest),
    raised: (...rest) => raisedText(words, ...rest),
    choice: (...rest) => choiceText(words, ...rest),
    choices: (...rest) => choicesText(words, ...rest),
    next: (...rest) => nextText(words, ...rest),
    passing: (...rest) => passingText(words, ...rest),
    front: (_, location) => frontText(words, location),
    badge: (...rest) => badgeText(words, ...rest),
    losses: (...rest) => lossText(words, ...rest),
    refusal: (...rest) => refusalText(words, ...rest),
    told: (...rest) => toldText(words, ...rest),
    lines: (...rest) => linesText(words, ...rest),
    story: (...rest) => storyText(words, ...rest),
    standing: (view) => standingText(words, view),
    zones: (view) => zonesText(words, view),
    explain: (topic) => explainText(words, topic),
    ending: (view) => endingText(words, view),
    rounds: (told) => roundsText(words, told),
  }
}
