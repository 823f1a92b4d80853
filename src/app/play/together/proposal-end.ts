/**
 * How a question to all ended, for a sentence: its sheet goes by itself, and who looked away would not know. What this device
 * took back or brought about by its own last word is said as well: everybody reads the same.
 */
import { useEffect, useRef } from 'react'
import type { OpenProposal, Together } from '../../../session/together.ts'

export type ProposalEnd = 'carried' | 'dropped'

/** `before` was open and is not any more. Pure. */
export function proposalEnd(before: OpenProposal, { holders }: Pick<Together, 'holders'>, wentBack: boolean): ProposalEnd {
  const { what } = before
  if (what.type === 'undo') return wentBack ? 'carried' : 'dropped'
  const isSo = what.changes.every(({ seat, name, playedBy }) =>
    holders.some((holder) => holder.seat === seat && holder.name === name && holder.playedBy === playedBy),
  )
  return isSo ? 'carried' : 'dropped'
}

/** Tells once how each question ended. `epoch`: raised by every way back. */
export function useProposalEnd(
  together: Together | null,
  epoch: number,
  onEnd: (what: OpenProposal['what']['type'], end: ProposalEnd) => void,
): void {
  const open = useRef<{ readonly proposal: OpenProposal; readonly epoch: number } | null>(null)
  useEffect(() => {
    const now = together?.proposal ?? null
    const before = open.current
    if (before && before.proposal.id !== now?.id) {
      open.current = null
      if (together) onEnd(before.proposal.what.type, proposalEnd(before.proposal, together, before.epoch !== epoch))
    }
    if (now && open.current === null) open.current = { proposal: now, epoch }
  }, [together, epoch, onEnd])
}
