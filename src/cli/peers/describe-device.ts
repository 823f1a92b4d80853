/** Where a simulated device stands, for whoever has to find out why a table does not go on. */
import type { SimDevice } from './sim-device.ts'

export function describeDevice({ id, running, session, node }: SimDevice): string {
  if (!session) return `${id} ${running ? 'in the lobby' : 'closed'}`
  const { history } = session.replica
  const { together, save } = session.getSnapshot()
  const waits = together?.waits.map(({ seat, what }) => `${what} ${seat}`).join(', ')
  const holders = together?.holders.map(({ seat, playedBy, device, presence }) => `${seat} ${playedBy} ${device} ${presence.state}`)
  const tags = [...node.hub.devices.values()].map((device) => `${device.id} ${device.tag}`)
  return [
    `${id} at ${history.match.log.length} (${history.fingerprints.at(-1)}) of branch ${history.here.id} ${history.place}/${history.path.length - 1}`,
    `mine ${session.replica.mine.join(' ')}, waits for ${waits || 'nobody'}, stopped ${JSON.stringify(together?.stopped)}, ${save}`,
    `proposal ${JSON.stringify(together?.proposal)}, wishes ${JSON.stringify(together?.wishes)}`,
    `holders ${holders?.join('; ')}`,
    `refused ${JSON.stringify(together?.refused)}, tags ${tags.join('; ')}`,
  ].join('\n    ')
}
