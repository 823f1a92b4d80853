/** A question to all: what somebody would like to happen, who has answered, and this device's own word. */
import type { OpenProposal } from '../../../session/together.ts'
import { Choice } from '../../../ui/button.tsx'
import { useText } from '../../settings-context.tsx'
import type { TogetherText } from '../../text/together-types.ts'
import { Sheet } from './sheet.tsx'

export interface ProposalWords {
  readonly line: string
  readonly answers: string
}

/** The question as sentences. Pure. */
export function proposalWords(
  proposal: OpenProposal,
  text: TogetherText,
  list: (words: readonly string[]) => string,
  nameOf: (seat: number) => string,
  roleOf: (seat: number) => string,
): ProposalWords {
  const p = text.table.proposal
  const { what, by, mine, missing, yes } = proposal
  const names = (seats: readonly number[]) => [...new Set(seats.map(nameOf))]
  const answers = [yes.some((seat) => seat !== by) ? p.agreed(names(yes.filter((seat) => seat !== by))) : '', p.missing(names(missing))]
  return { line: what.type === 'undo' ? undoLine() : seatsLine(), answers: answers.filter(Boolean).join(' ') }

  function undoLine(): string {
    if (what.type !== 'undo') return ''
    const [choices, seen] = [p.choices(what.note.choices), p.seen(what.note.revealed)]
    return mine ? p.undoMine(choices, seen) : p.undo(nameOf(by), choices, seen)
  }
  function seatsLine(): string {
    if (what.type !== 'seats') return ''
    const changes = list(what.changes.map((change) => p.change(change, roleOf(change.seat))))
    return mine ? p.seatsMine(changes) : p.seats(nameOf(by), changes)
  }
}

export interface ProposalNoticeProps {
  readonly proposal: OpenProposal
  readonly nameOf: (seat: number) => string
  readonly roleOf: (seat: number) => string
  readonly onVote: (yes: boolean) => void
  readonly onWithdraw: () => void
}

export function ProposalNotice({ proposal, nameOf, roleOf, onVote, onWithdraw }: ProposalNoticeProps) {
  const text = useText()
  const p = text.together.table.proposal
  const { line, answers } = proposalWords(proposal, text.together, text.list, nameOf, roleOf)
  return (
    <Sheet title={p.title} lines={[line, answers]}>
      {proposal.mayVote ? (
        <>
          <Choice label={p.no} onPress={() => onVote(false)} />
          <Choice primary label={p.yes} onPress={() => onVote(true)} />
        </>
      ) : null}
      {proposal.mine ? <Choice label={p.withdraw} onPress={onWithdraw} /> : null}
    </Sheet>
  )
}
