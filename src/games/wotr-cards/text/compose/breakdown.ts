/** Where the icons of a combat come from, card by card: what the sums are made of. Pure; adds up to what the rules counted. */
import { BATTLEGROUND_DATA, PATH_DATA } from '../../data/index.ts'
import { type CardId, isBattleground, type LocationView, type PieceView, type Support } from '../../types.ts'

export type Part =
  | { readonly from: 'card' | 'led'; readonly card: CardId; readonly n: number }
  | { readonly from: 'tokens' | 'printed' | 'texts'; readonly n: number }

const some = (parts: readonly Part[]): Part[] => parts.filter(({ n }) => n !== 0)
/** Who supports whom: as a combat has settled it, or null for as it stands now. */
type Settled = readonly Support[] | null
/** A character that an army supports; armies have a partner as well, but nothing to lead with. */
const isLed = ({ handle, partner }: PieceView, settled: Settled): boolean =>
  settled ? settled.some(({ character }) => character === handle) : partner !== null

function unitParts(piece: PieceView, role: 'path' | 'attack' | 'defense', settled: Settled): Part[] {
  const { icons, items, face } = piece
  const lead = role === 'attack' ? icons.leadAttack : role === 'defense' ? icons.leadDefense : 0
  return [
    { from: 'card', card: face, n: icons[role] },
    { from: 'led', card: face, n: isLed(piece, settled) ? lead : 0 },
    ...items.map((item): Part => ({ from: 'card', card: item.face, n: item.icons[role] })),
  ]
}

export const attackParts = ({ id, attackers, tokens }: LocationView, settled: Settled): readonly Part[] =>
  some([
    ...attackers.flatMap((piece) => unitParts(piece, isBattleground(id) ? 'attack' : 'path', settled)),
    { from: 'tokens', n: tokens.attack },
  ])

/** What the place itself cancels. `shields` of the view has all of it; what is neither printed nor a token came by a text. */
export function shieldParts({ id, shields, tokens, bare }: LocationView): readonly Part[] {
  const printed = bare ? 0 : (isBattleground(id) ? BATTLEGROUND_DATA[id] : PATH_DATA[id]).shields
  const known = Math.min(shields, printed)
  const counted = Math.min(tokens.defense, shields - known)
  return some([
    { from: 'printed', n: known },
    { from: 'tokens', n: counted },
    { from: 'texts', n: shields - known - counted },
  ])
}

/** What these defenders cancel, or all of them. */
export const defenceParts = ({ id, defenders }: LocationView, settled: Settled, chosen?: readonly number[]): readonly Part[] =>
  some(
    defenders
      .filter(({ handle }) => chosen?.includes(handle) ?? true)
      .flatMap((piece) => unitParts(piece, isBattleground(id) ? 'defense' : 'path', settled)),
  )

export const sumOfParts = (parts: readonly Part[]): number => parts.reduce((sum, { n }) => sum + n, 0)
