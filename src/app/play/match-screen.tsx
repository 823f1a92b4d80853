/** Opens a match and lays its table. */

import { Loading } from '../app.tsx'
import type { OverlayName } from '../overlay.tsx'

export function MatchScreen({ id }: { readonly id: string; readonly onOpen: (name: OverlayName) => void }) {
  return <Loading words={id} />
}
