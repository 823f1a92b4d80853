/** The cards of the Monstrous: icons, ranges, wielders and texts as effects (see `effects.ts`). Facts only. */

import { type CardsOf, cardsOf } from './card.ts'
import { OPEN_VALUES } from './open-values.ts'

const { army, character, item } = cardsOf('monstrous')

export const MONSTROUS: CardsOf<'monstrous'> = {
  'goblins-of-the-misty-mountains': army({ count: 2, icons: { attack: 1, defense: 1 } }),
  'barrow-wights': character({
    paths: [1, 2, 3],
    icons: { path: 1 },
    effects: [
      { when: 'action', zone: 'reserve', cost: [{ op: 'eliminate', target: 'this' }], do: [{ op: 'forsake', who: 'eachFree', n: 1 }] },
    ],
  }),
  'flocks-of-crebain': character({
    paths: [1, 2, 3, 4, 5, 6, 7],
    icons: { path: 1 },
    effects: [{ when: 'action', zone: 'path', do: [{ op: 'activatePath', mode: 'sameNumber' }] }],
  }),
  'hill-troll': character({
    paths: [2, 3, 4, 5, 6, 7, 8, 9],
    icons: { path: 1, attack: 1, defense: 1 },
    effects: [
      { when: 'action', zone: 'reserve', cost: [{ op: 'eliminate', target: 'this' }], do: [{ op: 'forsake', who: 'eachFree', n: 1 }] },
    ],
  }),
  'balrog-of-moria': character({
    paths: [4, 5],
    icons: { path: 2, attack: 2, defense: 2 },
    effects: [
      { when: 'static', zone: 'path', if: { location: 'khazad-dum' }, mod: { pathIcons: 1 } },
      { when: 'playedOrMoved', where: 'pathOrBattleground', do: [{ op: 'forsake', who: 'eachFree', n: 1 }] },
    ],
  }),
  'caradhras-the-cruel': character({
    paths: [4, 5],
    icons: { path: 1 },
    effects: [
      { when: 'played', where: 'path:caradhras', do: [{ op: 'activatePath', mode: 'sameNumber' }] },
      { when: 'action', zone: 'reserve', cost: [{ op: 'eliminate', target: 'this' }], do: [{ op: 'forsake', who: 'eachFree', n: 1 }] },
    ],
  }),
  'cave-troll': character({
    paths: [4, 8, 9],
    icons: { path: 1, attack: 1, defense: 1 },
    effects: [
      { when: 'action', zone: 'reserve', cost: [{ op: 'eliminate', target: 'this' }], do: [{ op: 'forsake', who: 'eachFree', n: 1 }] },
    ],
  }),
  'candles-of-corpses': character({
    paths: [6, 7],
    icons: { path: 1 },
    effects: [
      { when: 'static', zone: 'path', if: { location: 'dead-marshes' }, mod: { pathIcons: OPEN_VALUES['candles-of-corpses pathIcons'] } },
      { when: 'action', zone: 'reserve', cost: [{ op: 'eliminate', target: 'this' }], do: [{ op: 'forsake', who: 'eachFree', n: 1 }] },
    ],
  }),
  gollum: character({
    paths: [6, 7, 8, 9],
    icons: { path: 1 },
    effects: [
      { when: 'action', zone: 'path', do: [{ op: 'activatePath', mode: 'sameNumber' }] },
      { when: 'replace', event: 'eliminated', scope: 'pathCombat', instead: 'cycle', items: 'cycled' },
    ],
  }),
  shelob: character({
    paths: [7, 8, 9],
    icons: { path: 1 },
    effects: [
      { when: 'static', zone: 'path', if: { location: 'shelobs-lair' }, mod: { pathIcons: 1 } },
      { when: 'playedOrMoved', where: 'pathOrBattleground', do: [{ op: 'forsake', who: 'eachFree', n: 1 }] },
    ],
  }),
  'whip-of-many-thongs': item({
    icons: { path: 1, attack: 1, defense: 1 },
    wielders: ['balrog-of-moria'],
    effects: [{ when: 'played', do: [{ op: 'draw', who: 'self', n: 1 }] }],
  }),
}
