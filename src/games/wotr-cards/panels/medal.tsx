/** A seat as a medal, as the portrait on the door, and as a niche of the lobby. Decoration; names stand beside. */
import { art } from '../../../ui/art.ts'
import { cx } from '../../../ui/class-names.ts'
import { landscape, medal } from '../text/pictures.ts'
import type { LocationId, SeatId } from '../types.ts'
import './medal.css'

export function Medal({ id, size }: { readonly id: SeatId; readonly size: number }) {
  return <img className="seat-medal" alt="" src={art(medal(id))} width={size} height={size} />
}

export function Portrait({ id }: { readonly id: SeatId }) {
  return <img className="seat-portrait" alt="" src={art(medal(id))} width={200} height={200} />
}

const HOMES: { readonly [S in SeatId]: LocationId } = {
  frodo: 'bag-end',
  'witch-king': 'minas-morgul',
  aragorn: 'minas-tirith',
  saruman: 'orthanc',
  gandalf: 'rivendell',
  'balrog-of-moria': 'moria',
}

export function Niche({ id, taken }: { readonly id: SeatId; readonly taken: boolean }) {
  return (
    <span className={cx('seat-home', !taken && 'seat-home-free')}>
      <img alt="" src={art(landscape(HOMES[id]))} />
      <img className="seat-home-medal" alt="" src={art(medal(id))} width={58} height={58} />
    </span>
  )
}
