/**
 * What no source settles, each value in one line: the card and the field, and the value in force. Change it here and nowhere else.
 */
export const OPEN_VALUES = {
  /** Every weapon whose icons are known has one of each. */
  'morgul-blade pathIcons': 0,
  'sting pathIcons': 0,
  'fell-beast pathIcons': 0,
  'black-riders-mount attack': 0,
  /** Base icons besides the ones he has while a Gandalf is in play. */
  'theoden leadAttack': 0,
  'theoden leadDefense': 0,
  /** As on Balrog and Shelob on their own paths. */
  'candles-of-corpses pathIcons': 1,
  /** Where he uses his action: on any path. */
  'strider zone': 'path',
  /** The number of the path on which he may lead elsewhere. */
  'faramir pathNumber': 7,
  /** A standing bonus of the path the wielder is on. */
  'phial-of-galadriel locationDefense': 2,
  /** May be meant as corruption. */
  'morgai text': { op: 'token', kind: 'attack', on: 'thisPath', n: 1 },
  /** How far she reaches. */
  'eowyn zone': 'inPlay',
  /** Where the army may be. */
  'treebeard zone': 'inPlay',
  /** Could be plain defence. */
  'the-black-easterling leadDefense': 1,
  /** Whether a Gandalf may ride in the round he came into the reserve. */
  'shadowfax ignorePlayedThisRound': true,
} as const
