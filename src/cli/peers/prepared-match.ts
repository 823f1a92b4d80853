/**
 * A match played quickly by one device that holds every seat, and each place in it where a table could be asked to wait: for
 * tests that need to be in the middle of something.
 */
import { generator, type MatchSetup, mixSeeds, policies, type Seat } from '../../engine/index.ts'
import type { AnyRules } from '../../games/index.ts'
import { chanceChain } from '../../session/peers/chance-chain.ts'
import { type Genesis, matchIdOf, shortHash } from '../../session/peers/genesis.ts'
import { History } from '../../session/peers/history.ts'
import { readItem } from '../../session/peers/items.ts'
import type { SeatSecret } from '../../session/peers/own-seats.ts'
import { TableNode } from '../../session/peers/table-node.ts'
import { quickSigning } from './quick-signing.ts'

/** A decision or a chance that is due: what kind, whom it needs, and how many lines lead there. */
export interface Place {
  readonly kind: string
  readonly seats: readonly Seat[]
  readonly lines: number
  /** Length of the log. */
  readonly at: number
}
export interface PreparedMatch {
  readonly genesis: Genesis
  readonly secrets: readonly SeatSecret[]
  readonly lines: readonly string[]
  readonly places: readonly Place[]
}

export function prepareMatch(rules: AnyRules, setup: MatchSetup, seed: number): PreparedMatch {
  const secrets = Array.from({ length: setup.seats }, (_, seat): SeatSecret => {
    const bytes = Uint8Array.from(shortHash(`${seed} seat ${seat}`, 32), (letter) => letter.charCodeAt(0))
    return { seat, secret: quickSigning.secret(bytes), chance: `chance of the table ${seed}, seat ${seat}` }
  })
  const genesis: Genesis = {
    format: 'mathom-table-1',
    game: rules.id,
    rulesVersion: rules.version,
    options: { ...setup.options },
    seats: secrets.map(({ seat, secret, chance }) => ({
      name: `player ${seat}`,
      key: quickSigning.publicKey(secret),
      chance: chance && chanceChain(chance).commitment,
      playedBy: 'person',
    })),
    nonce: shortHash(`${seed} nonce`, 20),
  }
  const lines = playAlone(rules, genesis, secrets, seed)
  return { genesis, secrets, lines, places: placesOf(rules, genesis, lines) }
}

function playAlone(rules: AnyRules, genesis: Genesis, secrets: readonly SeatSecret[], seed: number): string[] {
  const below = generator(mixSeeds(seed, 3))
  const lines: string[] = []
  let now = 1_000_000
  const node = new TableNode({
    self: 'somebody',
    app: '1.0.0',
    word: 'HTMRX',
    name: 'somebody',
    signing: quickSigning,
    random: () => shortHash(`${seed} random`, 32),
    now: () => now,
    seatsOf: () => rules.seats,
    rulesFor: () => rules,
    helper: () => [],
    send: () => undefined,
    close: () => undefined,
    keep: () => undefined,
    save: (fresh) => void lines.push(...fresh),
    sitDown: false,
    kept: { genesis, lobby: null, secrets },
    lines: [],
    onSession: () => undefined,
  })
  const { session } = node
  // Nobody else is there: after a while it goes on alone.
  for (let i = 0; i < 6; i++) {
    now += 1000
    node.tick()
  }
  for (let i = 0; session && i < 20_000; i++) {
    const one = session.getSnapshot().decision?.seats[0]
    if (!one) break
    session.choose(one.seat, policies.random({ seat: one.seat, prompt: () => one.prompt }, below) ?? [])
  }
  node.dispose()
  return lines
}

function placesOf(rules: AnyRules, genesis: Genesis, lines: readonly string[]): Place[] {
  const history = new History({ rules, genesis, match: matchIdOf(genesis), signing: quickSigning })
  const places: Place[] = []
  let before = -1
  for (let count = 0; count <= lines.length; count++) {
    const item = count > 0 ? readItem(lines[count - 1] ?? '') : null
    if (item && history.add(item, null, true) === 'new') history.settle(() => undefined)
    const { length } = history.match.log
    const request = history.match.pending
    if (!request || length === before) continue
    before = length
    if (request.type !== 'ask') {
      places.push({ kind: `chance: ${request.type}`, seats: genesis.seats.map((_, seat) => seat), lines: count, at: length })
      continue
    }
    for (const { seat, pass, prompt } of request.asked) {
      const { kind, about } = prompt()
      places.push({ kind: pass === undefined ? kind : `window: ${about?.window ?? kind}`, seats: [seat], lines: count, at: length })
    }
  }
  return places
}
