/** The decision's place while others choose: for whom the table waits, and why. */
import type { Together } from '../../../session/together.ts'
import type { Shape } from '../../../table/contract.ts'
import { DecisionBand } from '../../../ui/decision-band.tsx'
import type { GamePanels } from '../../../ui/game-panels.ts'
import { useText } from '../../settings-context.tsx'
import { useNow } from '../../use-now.ts'
import { MEDAL_SIZE } from '../shape.ts'
import type { Table } from '../use-table.ts'
import { hasClock, waitingWords } from './waiting.ts'

export interface TogetherBandProps {
  readonly table: Table
  readonly together: Together
  readonly panels: GamePanels
  readonly shape: Shape
}

export function TogetherBand({ table, together, panels, shape }: TogetherBandProps) {
  const text = useText()
  const now = useNow(hasClock(together))
  const { question, detail, spoken } = waitingWords(together, text.together, now)
  const first = together.waits.find(({ seat }) => !together.mine.includes(seat))
  const actor = first ? panels.medal(table.view, first.seat, MEDAL_SIZE[shape]) : null
  return (
    <DecisionBand
      label={text.table.decision}
      actor={actor}
      question={question}
      detail={table.open.problem() ? text.table.notSaved : detail}
      spoken={spoken}
      choices={[]}
    />
  )
}
