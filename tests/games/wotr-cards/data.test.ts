import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { CARDS, CARDS_OPTIONS, OPEN_VALUES } from '../../../src/games/wotr-cards/data/index.ts'
import { CARD_IDS } from '../../../src/games/wotr-cards/types.ts'

const game = new URL('../../../src/games/wotr-cards/', import.meta.url)
const rules = new URL('rules/', game)
const source = readdirSync(rules)
  .map((name) => readFileSync(new URL(name, rules), 'utf8'))
  .join('\n')

/** Where each open value stands in the facts, from the card or path on. */
const PLACES: Readonly<Record<keyof typeof OPEN_VALUES, string>> = {
  'morgul-blade pathIcons': 'morgul-blade path',
  'sting pathIcons': 'sting path',
  'fell-beast pathIcons': 'fell-beast path',
  'black-riders-mount attack': 'black-riders-mount attack',
  'theoden leadAttack': 'theoden leadAttack',
  'theoden leadDefense': 'theoden leadDefense',
  'candles-of-corpses pathIcons': 'candles-of-corpses effects 0 mod pathIcons',
  'strider zone': 'strider effects 0 zone',
  'faramir pathNumber': 'faramir effects 0 if pathNumber',
  'phial-of-galadriel locationDefense': 'phial-of-galadriel effects 0 mod locationDefense',
  'morgai text': 'morgai onActivate 0',
  'eowyn zone': 'eowyn effects 0 do 0 target zone',
  'treebeard zone': 'treebeard effects 1 do 0 from zone',
  'the-black-easterling leadDefense': 'the-black-easterling effects 0 mod leadDefense',
  'shadowfax ignorePlayedThisRound': 'shadowfax effects 0 do 1 ignorePlayedThisRound',
}

/** Every place below a value that holds a mark. */
function placesOf(value: unknown, isMark: (value: unknown) => boolean, at: readonly string[] = []): (readonly [unknown, string])[] {
  if (isMark(value)) return [[value, at.join(' ')]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => placesOf(inner, isMark, [...at, key]))
}

describe('open points', () => {
  it('every ruling is carried out at a place that names it, and no place names another', () => {
    const settled = [...readFileSync(new URL('data/rulings.md', game), 'utf8').matchAll(/^- `(\w+)`: \S/gm)].map(([, id]) => id)
    const options = CARDS_OPTIONS.map(({ id }) => id).filter((id) => id !== 'two_seats')
    const marked = new Set([...source.matchAll(/\bruling (\w+)/g)].map(([, id]) => id))
    expect([...marked].sort()).toEqual([...options, ...settled].sort())
  })

  it('every option is read', () => {
    const read = (id: string): boolean => source.includes(`options.${id}`) || source.includes(`{ ${id} }`)
    const single = CARDS_OPTIONS.filter((spec) => spec.type === 'choice' && spec.values.length === 1).map(({ id }) => id)
    expect(CARDS_OPTIONS.filter(({ id }) => !read(id) && !single.includes(id))).toEqual([])
  })

  it('every open value is in force: the facts have it at one place, and take it from the list', async () => {
    // with a mark instead of each value, the facts show where they read it
    const marks = Object.fromEntries(Object.keys(OPEN_VALUES).map((key) => [key, `open ${key}`]))
    vi.resetModules()
    vi.doMock('../../../src/games/wotr-cards/data/open-values.ts', () => ({ OPEN_VALUES: marks }))
    const facts = await import('../../../src/games/wotr-cards/data/index.ts')
    vi.doUnmock('../../../src/games/wotr-cards/data/open-values.ts')
    vi.resetModules()
    const isMark = (value: unknown): boolean => Object.values(marks).includes(value as string)
    const found = [...placesOf(facts.CARDS, isMark), ...placesOf(facts.PATH_DATA, isMark), ...placesOf(facts.BATTLEGROUND_DATA, isMark)]
    const expected = Object.entries(PLACES).map(([key, place]) => [`open ${key}`, place])
    expect(expected).toHaveLength(15)
    expect(found.map(String).sort()).toEqual(expected.map(String).sort())
  })
})

/** Icons as printed, typed in once more: path / attack / defence / leadership attack / leadership defence, and where a character goes. */
const PRINTED = `
dead-men-of-dunharrow 1 dunedain army 0/0/0/0/0
knights-of-dol-amroth 1 dunedain army 0/1/1/0/0
guards-of-the-citadel 1 dunedain army 0/1/1/0/0
soldiers-of-gondor 1 dunedain army 0/1/1/0/0
the-great-gate 1 dunedain army 0/0/0/0/0
aragorn 1 dunedain character 0/1/1/1/1
boromir 1 dunedain character 1/0/1/1/0 3456
denethor 1 dunedain character 0/0/0/1/1
faramir 1 dunedain character 1/0/1/1/0 78
halbarad 1 dunedain character 1/0/1/1/0 23
prince-imrahil 1 dunedain character 0/0/1/1/0
strider 1 dunedain character 2/1/1/0/0 23456
anduril 1 dunedain item 1/1/1/0/0
blade-of-westernesse 1 dunedain item 1/1/1/0/0
paths-of-the-dead 1 dunedain event 0/0/0/0/0
the-red-arrow 1 dunedain event 0/0/0/0/0
the-three-hunters 1 dunedain event 0/0/0/0/0
gimli 1 dwarf character 1/1/1/0/0 3456789
dwarven-axe 1 dwarf item 1/1/1/0/0
high-elves 2 elf army 0/2/2/0/0
arwen 1 elf character 0/0/0/0/1
elrond 1 elf character 2/1/1/1/1 3
galadriel 1 elf character 2/1/1/1/1 5
legolas 1 elf character 1/1/1/0/0 3456789
bow-of-the-galadhrim 1 elf item 1/1/1/0/0
elven-cloak 1 elf item 1/0/0/0/0
lembas 1 elf item 0/0/0/0/0
mirror-of-galadriel 1 elf item 0/0/0/0/0
nenya 1 elf item 1/1/1/0/0
phial-of-galadriel 1 elf item 0/0/0/0/0
vilya 1 elf item 1/1/1/0/0
frodo-baggins 1 hobbit character 1/0/0/0/0 123456789
merry-brandybuck 1 hobbit character 1/0/0/0/1 123456789
pippin-took 1 hobbit character 1/0/0/0/1 123456789
sam-gamgee 1 hobbit character 1/0/0/0/0 123456789
bilbo-baggins 1 hobbit character 1/0/0/0/0 3
fatty-bolger 1 hobbit character 0/0/0/0/0
herbs-and-stewed-rabbit 1 hobbit item 0/0/0/0/0
sting 1 hobbit item 0/0/0/0/0
mithril-coat 1 hobbit item 2/0/0/0/0
there-is-another-way 1 hobbit event 0/0/0/0/0
riders-of-rohan 2 rohan army 0/2/1/0/0
village-militia 1 rohan army 0/1/1/0/0
eomer 1 rohan character 0/1/0/0/1
eowyn 1 rohan character 0/1/0/0/1
ghan-buri-ghan 1 rohan character 0/0/0/0/1
theoden 1 rohan character 0/0/0/0/0
shadowfax 1 rohan item 0/1/1/0/0
death-ride-ride-to-ruin 1 rohan event 0/0/0/0/0
gandalf-the-grey 1 wizard character 3/2/2/0/0 123456789
gandalf-the-white 1 wizard character 0/2/3/0/0
treebeard 1 wizard character 1/1/1/0/0 56
quickbeam 1 wizard character 1/0/0/0/0 56
smeagol 1 wizard character 1/0/0/0/0 6789
gandalfs-staff 1 wizard item 1/1/1/0/0
glamdring 1 wizard item 1/1/1/0/0
narya 1 wizard item 1/1/1/0/0
ent-draught 1 wizard item 0/0/0/0/0
devilry-of-saruman 1 isengard army 0/3/0/0/0
fighting-uruk-hai 1 isengard army 0/1/2/0/0
wolf-riders 1 isengard army 0/2/1/0/0
white-hand-orcs 2 isengard army 0/1/1/0/0
grima-wormtongue 1 isengard character 1/0/0/0/0 1256
saruman 1 isengard character 2/1/1/1/1 56
ugluk 1 isengard character 1/0/0/1/1 56
palantir-of-orthanc 1 isengard item 0/0/0/0/0
sarumans-staff 1 isengard item 1/1/1/0/0
woven-of-all-colours 1 isengard item 0/0/0/0/0
threats-and-promises 1 isengard event 0/0/0/0/0
goblins-of-the-misty-mountains 2 monstrous army 0/1/1/0/0
barrow-wights 1 monstrous character 1/0/0/0/0 123
flocks-of-crebain 1 monstrous character 1/0/0/0/0 1234567
hill-troll 1 monstrous character 1/1/1/0/0 23456789
balrog-of-moria 1 monstrous character 2/2/2/0/0 45
caradhras-the-cruel 1 monstrous character 1/0/0/0/0 45
cave-troll 1 monstrous character 1/1/1/0/0 489
candles-of-corpses 1 monstrous character 1/0/0/0/0 67
gollum 1 monstrous character 1/0/0/0/0 6789
shelob 1 monstrous character 1/0/0/0/0 789
whip-of-many-thongs 1 monstrous item 1/1/1/0/0
grond 1 mordor army 0/3/0/0/0
olog-hai 1 mordor army 0/2/2/0/0
trolls-of-udun 1 mordor army 0/1/2/0/0
black-uruks 1 mordor army 0/2/1/0/0
mordor-orcs 5 mordor army 0/1/1/0/0
the-witch-king 1 mordor character 2/2/0/0/0 12356789
the-reaver 1 mordor character 1/0/0/1/0 12356789
the-beguiler 1 mordor character 1/0/0/1/0 12356789
the-hunter 1 mordor character 1/0/0/1/0 12356789
the-messenger 1 mordor character 1/0/0/1/0 12356789
the-black-easterling 1 mordor character 1/0/0/1/1 12356789
the-commander 1 mordor character 1/0/0/1/0 12356789
the-destroyer 1 mordor character 1/0/0/1/0 12356789
the-warrior 1 mordor character 1/0/0/1/0 12356789
grishnakh 1 mordor character 1/0/0/1/0 67
mouth-of-sauron 1 mordor character 1/0/0/1/1 789
gorbag-and-shagrat 1 mordor character 0/0/0/1/1 89
the-lidless-eye 1 mordor character 1/0/0/0/0 9
nazguls-mantle 1 mordor item 0/0/0/0/0
black-breath 1 mordor item 0/0/0/0/0
black-riders-mount 1 mordor item 1/0/0/0/0
fell-beast 1 mordor item 0/1/0/0/0
morgul-blade 1 mordor item 0/0/0/0/0
the-black-captain 1 mordor event 0/0/0/0/0
the-ringwraiths-are-abroad 1 mordor event 0/0/0/0/0
the-day-without-dawn 1 mordor event 0/0/0/0/0
haradrim-mumakil 1 southron army 0/2/1/0/0
coastal-raiders 1 southron army 0/1/1/0/0
haradrim-cavalry 1 southron army 0/1/1/0/0
the-black-fleet 1 southron army 0/1/1/0/0
corsairs-of-umbar 1 southron army 0/1/1/0/0
haradrim-regulars 1 southron army 0/1/1/0/0`

describe('printed numbers', () => {
  it('of every card are what the list says', () => {
    const rows = CARD_IDS.map((id) => {
      const { count, faction, type, path, attack, defense, leadAttack, leadDefense, paths } = CARDS[id]
      return `${id} ${count} ${faction} ${type} ${[path, attack, defense, leadAttack, leadDefense].join('/')} ${paths.join('')}`.trim()
    })
    expect(rows).toEqual(PRINTED.trim().split('\n'))
  })
})
