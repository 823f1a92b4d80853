/** The table for those who listen: what lies where, as headings and lines. Shows no more than the viewer may see. */
import { attackersOf, otherSide, SCENARIO_DATA } from '../../data/index.ts'
import type { LocationView, PieceView, PlayerView, Side, View } from '../../types.ts'
import type { TextZone } from '../types.ts'
import { frontText } from './fronts.ts'
import { frontsOf } from './preview.ts'
import { placeNoun, type Words } from './words.ts'

const pieces = (words: Words, units: readonly PieceView[]): string =>
  words.list(
    units.map(({ face, items }) => {
      const { title } = words.names.cards[face]
      return items.length ? words.zones.wields(title, words.list(items.map((item) => words.names.cards[item.face].title))) : title
    }),
  ) || words.zones.nobody

function front(words: Words, location: LocationView): TextZone {
  const { line, sum, cost } = frontText(words, location)
  const attackers = attackersOf(location.id)
  const say = words.zones
  return {
    id: location.id,
    title: placeNoun(words, location.id).title,
    lines: [
      line,
      `${sum}: ${cost}`,
      say.attackers(attackers, pieces(words, location.attackers)),
      say.defenders(otherSide(attackers), pieces(words, location.defenders)),
    ],
  }
}

function seatZone(words: Words, view: View, player: PlayerView): TextZone {
  const say = words.zones
  const { hand, limit, deck, cycle, eliminated, reserve, ring, passed, seat } = player
  const acts = view.phase.type === 'action' && view.slots[view.phase.turn] === seat
  const faces = hand.flatMap(({ face }) => (face ? [words.names.cards[face].title] : []))
  const hasRing = SCENARIO_DATA[view.scenario].seats[seat]?.ring !== 'none'
  return {
    id: `seat-${seat}`,
    title: `${words.names.seats[player.id].title}, ${words.sides[player.side]}`,
    lines: [
      ...(acts ? [say.acts] : passed ? [say.passed] : []),
      say.counts(hand.length, limit, deck, cycle.count, eliminated.count),
      say.reserve(pieces(words, reserve)),
      ...(faces.length ? [say.hand(words.list(faces))] : []),
      ...(hasRing ? [say.ring[ring ?? 'none']] : []),
    ],
  }
}

export function zonesText(words: Words, view: View): TextZone[] {
  const say = words.zones
  const { phase, score, scored, decks } = view
  const step = phase.type in words.labels.steps ? words.labels.steps[phase.type as 'action'] : ''
  const scoredZone = (side: Side): TextZone[] =>
    scored[side].length
      ? [{ id: `scored-${side}`, title: say.scored(side), lines: scored[side].map((id) => placeNoun(words, id).title) }]
      : []
  const fronts = frontsOf(view).map((one) => front(words, one))
  return [
    {
      id: 'state',
      title: say.state,
      lines: [
        say.round(view.round, step),
        say.score(score.free, score.shadow),
        say.corruption(view.corruption),
        say.left(view.paths.length, decks.free.length, decks.shadow.length),
        ...(fronts.length ? [] : [say.nothingActive]),
      ],
    },
    ...fronts,
    ...view.players.map((player) => seatZone(words, view, player)),
    ...scoredZone('free'),
    ...scoredZone('shadow'),
  ]
}
