/** The disk of a simulated device: slow or broken where a test wants it so. What is on it survives the device being closed. */
import type { Below } from '../../engine/index.ts'
import type { MemoryNet } from '../../net/memory-net.ts'
import type { TableKeep } from '../../session/peers/table-node.ts'

export interface Disk {
  keep: TableKeep
  readonly lines: string[]
  /** Milliseconds until something is safe; 0 for a storage that is done at once. */
  slowness: number
  busyUntil: number
  /** Writing fails for now. */
  broken: boolean
}

const FULL = new Error('the disk is full')

/** One write after the other, as they came; none any more once the device `isOpen` no longer. */
export function writeTo(disk: Disk, net: MemoryNet, below: Below, isOpen: () => boolean, write: () => void): void | Promise<void> {
  if (!disk.slowness) {
    if (disk.broken) return Promise.reject(FULL)
    write()
    return
  }
  disk.busyUntil = Math.max(disk.busyUntil, net.now() + below(disk.slowness))
  return new Promise((resolve, reject) => {
    net.schedule(() => {
      if (!isOpen()) return
      if (disk.broken) return reject(FULL)
      write()
      resolve()
    }, disk.busyUntil - net.now())
  })
}
