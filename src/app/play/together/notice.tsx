/**
 * The sheet above the decision on which a table of several devices says what it wants to talk about: a question to all, a
 * wish for a seat, a seat to be handed over, no line to anybody, a table that has stopped. Nothing waits behind it.
 */
import { useCallback, useState } from 'react'
import type { Refusal } from '../../../engine/index.ts'
import type { OpenProposal } from '../../../session/together.ts'
import { Choice } from '../../../ui/button.tsx'
import type { GamePanels } from '../../../ui/game-panels.ts'
import { offerFile } from '../../files.ts'
import { useSettings } from '../../settings-context.tsx'
import { useNow } from '../../use-now.ts'
import type { Table } from '../use-table.ts'
import { noticeOf } from './notices.ts'
import type { TogetherOver } from './over-types.ts'
import { ProposalNotice } from './proposal.tsx'
import { type ProposalEnd, useProposalEnd } from './proposal-end.ts'
import { Sheet } from './sheet.tsx'
import { StoppedNotice } from './stopped.tsx'
import { hasClock } from './waiting.ts'

export interface NoticeAreaProps {
  readonly table: Table
  readonly panels: GamePanels
  readonly onOver: (over: TogetherOver) => void
  readonly onSay: (sentence: string) => void
  readonly onSearch: () => void
}

const NOTHING: ReadonlySet<string> = new Set()

export function NoticeArea({ table, panels, onOver, onSay, onSearch }: NoticeAreaProps) {
  const { settings, text } = useSettings()
  const { table: t, duration, door, proposalDone, proposalDropped } = text.together
  const { together, open, playback } = table
  const actions = open.session.together
  const [putOff, setPutOff] = useState(NOTHING)
  const now = useNow(together !== null && hasClock(together))
  const notice = together ? noticeOf(together, now, putOff) : null
  const tell = useCallback(
    (what: OpenProposal['what']['type'], end: ProposalEnd) => onSay((end === 'carried' ? proposalDone : proposalDropped)(what)),
    [onSay, proposalDone, proposalDropped],
  )
  useProposalEnd(together, playback.snapshot.epoch, tell)
  if (!together || !actions || !notice) return null
  const view = playback.shown.publicView
  const roleOf = (seat: number) => panels.role(view, seat)
  const nameOf = (seat: number) => together.holders.find((one) => one.seat === seat)?.name || roleOf(seat)
  const later = () => setPutOff((before) => new Set([...before, notice.key]))
  const tried = (refusal: Refusal | null) => {
    if (refusal) onSay(panels.refusal(view, refusal))
    else later()
  }
  switch (notice.type) {
    case 'stopped':
      return (
        <StoppedNotice
          stopped={notice.stopped}
          onFile={() => {
            const file = actions.differenceFile()
            if (file === null) onSay(t.stopped.fileMissing)
            else void offerFile(t.stopped.fileName, file)
          }}
          onBack={() => open.session.undoTo(notice.stopped.at)}
          onHandOver={(seat) => tried(actions.takeOver([seat], 'helper', roleOf(seat)))}
        />
      )
    case 'trouble':
      return <Sheet title={t.doorTitle} lines={[door(notice.trouble)]} onLater={later} />
    case 'proposal':
      return (
        <ProposalNotice proposal={notice.proposal} nameOf={nameOf} roleOf={roleOf} onVote={actions.vote} onWithdraw={actions.withdraw} />
      )
    case 'wish': {
      const { wish } = notice
      const line = (wish.isReturn ? t.wish.back : t.wish.fresh)(wish.name, roleOf(wish.seat))
      return (
        <Sheet title={t.wish.title} lines={[line, t.wish.all]}>
          <Choice label={t.wish.no} onPress={() => tried(actions.grant(wish, false))} />
          <Choice primary label={t.wish.yes} onPress={() => tried(actions.grant(wish, true))} />
        </Sheet>
      )
    }
    case 'lost': {
      const { holder } = notice
      const role = roleOf(holder.seat)
      const line = holder.playedBy === 'helper' ? t.lost.helper(role) : t.lost.person(role, holder.name)
      return (
        <Sheet title={t.lost.title} lines={[line]} onLater={later}>
          <Choice
            primary
            label={t.lost.back(role)}
            onPress={() => {
              actions.wish(holder.seat, settings.name || role)
              later()
            }}
          />
        </Sheet>
      )
    }
    case 'alone':
      return (
        <Sheet title={t.alone.title} ticking={t.alone.line(notice.since === null ? null : duration(now - notice.since))} onLater={later}>
          <Choice label={t.alone.codes} onPress={() => onOver('codes')} />
          <Choice label={t.alone.files} onPress={() => onOver('files')} />
          <Choice primary label={t.alone.search} onPress={onSearch} />
        </Sheet>
      )
    case 'gone': {
      const { holder, since } = notice
      const mine = together.holders.find((one) => one.mine && one.playedBy === 'person')?.name ?? ''
      return (
        <Sheet title={t.gone.title(holder.name)} ticking={t.gone.line(roleOf(holder.seat), duration(now - since))}>
          <Choice {...t.gone.wait} onPress={later} />
          <Choice {...t.gone.me} onPress={() => tried(actions.takeOver([holder.seat], 'person', mine))} />
          <Choice {...t.gone.helper} onPress={() => tried(actions.takeOver([holder.seat], 'helper', roleOf(holder.seat)))} />
        </Sheet>
      )
    }
  }
}
