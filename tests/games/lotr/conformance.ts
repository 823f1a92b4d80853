/** What the conformance suite needs to know of this game: where matches may begin, and what there is to be covered. */
import { cardInKey } from '../../../src/engine/index.ts'
import type { Entry, Prompt } from '../../../src/engine/types.ts'
import { CARDS, PLACE_DATA } from '../../../src/games/lotr/data/index.ts'
import { lotrRules } from '../../../src/games/lotr/index.ts'
import {
  CONTENTS,
  DIE_FACES,
  EVENT_IDS,
  GANDALF_CARDS,
  HOBBIT_CARDS,
  type LotrEvent,
  PROMPT_KINDS,
  REFUSALS,
  TILES,
  WINDOWS,
  YELLOW_CARDS,
} from '../../../src/games/lotr/types.ts'
import type { Subject } from '../subject.ts'

/** Beginnings that a random player would hardly reach: rich hands, late places, optional rules. */
const SCENES: readonly string[] = [
  'helms_deep sauron=15 | frodo 2 shields=9 aragorn,mithril,athelas,white.wild,white.hiding,belt | sam 1 shields=6 phial,lembas,staff,grey.fighting,white.friendship',
  'helms_deep event=4 fighting=6 friendship=6 travelling=8 sauron=13 | frodo 2 r1 h1 shields=5 miruvor,elessar,gimli,white.wild | sam 1 s1 shields=6 arwen,galadriel,boat | pippin 3 shields=5 white.wild,grey.friendship',
  'shelobs_lair sauron=15 | frodo 3 shields=8 athelas,mithril,sting,white.wild,white.wild | sam 2 shields=7 belt,lembas,bow,grey.hiding | pippin 1 shields=4 elessar,gimli',
  'shelobs_lair event=3 fighting=4 hiding=3 travelling=5 sauron=14 opt.optional_gandalf_as_discard=true | frodo 3 shields=9 gollum,gimli,boromir | sam 2 shields=7 anduril,eomer,faramir,phial',
  'mordor sauron=15 | frodo 3 shields=8 athelas,mithril,eowyn,white.wild,white.wild | sam 2 shields=7 belt,lembas,bow,grey.hiding,gollum',
  'mordor event=2 travelling=6 friendship=5 fighting=6 hiding=6 sauron=15 | frodo 3 h1 s1 shields=8 athelas,glamdring,white.wild,white.travelling,elven_rope | sam 2 h1 shields=7 phial,miruvor,theoden,ghan | pippin 1 s2 shields=5 white.travelling,shadowfax,boat,staff | merry 2 h1 white.wild | fatty 4 shields=5 lembas,grey.travelling',
  'mordor event=4 travelling=10 hiding=2 sauron=14 | frodo 3 s1 shields=6 white.travelling,theoden,mithril | sam 5 elven_rope,boat,belt,elessar,white.wild | pippin 4 shields=8 white.wild,white.hiding',
  'mordor phase=mount-doom travelling=13 sauron=6 active=sam | frodo 5 elessar,mithril | sam 5 shields=6 belt | pippin 2 shields=5 white.wild',
  'moria opt.card_symbols_one_line=false opt.completed_line_card_unplayable=false opt.ring_collects=all opt.athelas_on_items_tile=true hiding=2 sauron=15 | frodo 1 shields=5 aragorn,athelas,staff | sam 1 r1 shields=3 mithril,glamdring,miruvor',
  'moria opt.discard_symbols_split=false opt.self_elimination_by_choice=free opt.clear_up_discard_timing=immediate opt.gollum_die_when=before_move hiding=3 sauron=14 | frodo 0 white.wild,white.friendship,gimli | sam 0 h1 white.wild,grey.fighting | pippin 0 white.hiding',
  'moria event=4 hiding=7 travelling=6 sauron=14 | frodo 1 shields=5 gimli,boromir,staff | sam 1 shields=5 anduril,white.fighting,grey.fighting,athelas',
  'moria phase=scenario-end fighting=10 event=3 sauron=15 | frodo 1 r1 athelas | sam 1 r1 h1 shields=5 white.wild | pippin 1 h2 s1 | merry 0 r1 | fatty 2 shields=6 mithril',
  'rivendell event=1 sauron=14 | frodo 1 white.friendship,white.wild | sam 2 shields=5 grey.friendship | pippin 0 grey.hiding | merry 0 white.hiding | fatty 0',
  'lothlorien event=2 sauron=13 | frodo 4 shields=7 white.wild | sam 3 shields=2 mithril | pippin 2 shields=1',
]

const verbOf = (key: string): string => key.split(/[:@]/)[0] as string

/** Things that occurred, by group. */
function covered() {
  const seen = new Map<string, Set<string>>()
  const note = (group: string, item: string): void => {
    const items = seen.get(group)
    if (items) items.add(item)
    else seen.set(group, new Set([item]))
  }
  let during: string | null = null

  function noteEvent(event: LotrEvent): void {
    note('events told', event.type)
    if (event.type === 'tile') note('tiles', event.tile)
    if (event.type === 'roll') note('die', `${event.face}`)
    if (event.type === 'event') {
      note('board events', event.event)
      during = event.event
      return
    }
    if (during && !['show', 'reshuffle', 'lapsed', 'discard', 'call', 'use', 'draw'].includes(event.type)) {
      note('branches', `${during} > ${event.type}`)
      during = null
    }
  }

  function noteAnswer(entry: Entry, prompt: Prompt | null): void {
    if (!prompt || entry.type !== 'answer') return
    note('prompts', prompt.kind)
    for (const key of entry.keys) {
      note('verbs', `${prompt.kind} ${verbOf(key)}`)
      const face = cardInKey(key)?.face
      if (face) note(verbOf(key) === 'play' ? 'cards played' : verbOf(key) === 'use' ? 'yellow used' : 'cards given or discarded', face)
      if (key.startsWith('call:')) note('Gandalf', key.slice('call:'.length))
    }
  }

  const notePrompt = (prompt: Prompt): void => {
    if (prompt.kind === 'window') note('windows', String(prompt.about?.window))
  }
  const noteSpace = (content: string): void => note('spaces', content)

  const playable = Object.entries(CARDS).flatMap(([id, { color }]) => (color === 'yellow' ? [] : [id]))
  const all: Record<string, readonly string[]> = {
    prompts: PROMPT_KINDS,
    windows: WINDOWS,
    tiles: TILES,
    die: DIE_FACES,
    'board events': EVENT_IDS,
    spaces: CONTENTS.filter((content) => content !== 'none'),
    'cards played': playable,
    'cards given or discarded': [...HOBBIT_CARDS],
    'yellow used': YELLOW_CARDS,
    Gandalf: GANDALF_CARDS,
    branches: [],
    verbs: [],
    'events told': [],
  }
  return { seen, all, noteEvent, noteAnswer, notePrompt, noteSpace }
}

export function lotrSubject(): Subject {
  const coverage = covered()
  let place: keyof typeof PLACE_DATA = 'bag_end'
  return {
    rules: lotrRules as unknown as Subject['rules'],
    scenes: SCENES,
    refusalCodes: REFUSALS,
    coverage: {
      event(raw) {
        const event = raw as LotrEvent
        if (event.type === 'arrived' || event.type === 'event') place = event.place
        if (event.type === 'marker') {
          const content = PLACE_DATA[place].lines[event.line]?.spaces[event.to - 1]?.content
          if (content) coverage.noteSpace(content)
        }
        coverage.noteEvent(event)
      },
      answer: coverage.noteAnswer,
      prompt: coverage.notePrompt,
      table: () => ({ seen: coverage.seen, all: coverage.all }),
    },
  }
}
