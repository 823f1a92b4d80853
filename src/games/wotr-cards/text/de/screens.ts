/** Szenarien und Sitze auf Deutsch, für den Bildschirm vor einer Partie. */
import type { SeatId } from '../../types.ts'
import type { CardsText } from '../types.ts'

export const SCENARIOS: CardsText['scenarios'] = {
  trilogy: {
    name: 'Trilogie',
    line: 'Vier Sitze, neun Pfade, der ganze Krieg.',
    notes: ['30 Karten je Sitz · eine Ringmarke je Partie', 'Zu dritt spielt einer beide Schattensitze'],
  },
  'duel-2p': {
    name: 'Duell zu zweit',
    line: 'Ein großes Deck gegen das andere.',
    notes: ['60 Karten je Sitz · jede Runde eine Ringmarke', 'Gleichstand auf einem Pfad wertet niemand'],
  },
  'duel-3p': {
    name: 'Duell zu dritt',
    line: 'Gandalf ist doppelt so oft am Zug wie jeder Schattensitz.',
    notes: ['60 Karten gegen 30 und 30', 'Gleichstand auf einem Pfad wertet niemand'],
  },
  fellowship: {
    name: 'Die Gefährten',
    line: 'Die kurze Geschichte: sechs Pfade, feste Kämpfe.',
    notes: ['30 Karten je Sitz · keine Ringmarken', 'Vier bis sechs Runden'],
  },
}

export const SEAT_LINES: { readonly [S in SeatId]: string } = {
  frodo: 'Hobbits, Zwerge, Rohan und die Zauberer: der Weg, und die Reiter, die im Morgengrauen kommen.',
  'witch-king': 'Die Heere Mordors, und die Neun.',
  aragorn: 'Dúnedain und Elben: Gondors Mauern, und die alten Mächte des Westens.',
  saruman: 'Isengart, die Ungeheuer und die Südländer.',
  gandalf: 'Alle Freien Völker in einer Hand.',
  'balrog-of-moria': 'Was die Gefährten jagt, vom Auenland bis zum Amon Hen.',
}
