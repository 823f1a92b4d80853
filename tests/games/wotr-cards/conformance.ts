/** What the conformance suite needs to know of this game: where matches may begin, and what there is to be covered. */
import { cardInKey } from '../../../src/engine/index.ts'
import type { Entry, Prompt } from '../../../src/engine/types.ts'
import { wotrCardsRules } from '../../../src/games/wotr-cards/index.ts'
import { actionOf } from '../../../src/games/wotr-cards/rules/can-do.ts'
import { BATTLEGROUNDS, CARD_IDS, type CardsEvent, PATHS, PROMPT_KINDS, REFUSALS } from '../../../src/games/wotr-cards/types.ts'
import type { Subject } from '../subject.ts'

/** Beginnings that a random player would hardly reach: full tables, late paths, other rulings, the fourth scenario. */
const SCENES: readonly string[] = [
  'fellowship phase=setup',
  'fellowship phase=location round=4 path=caradhras last=3 free=rivendell shadow=minas-morgul,moria walked=gildors-encampment,the-old-forest,imladris,caradhras aside=gildors-encampment,the-old-forest,imladris | gandalf hand=galadriel,nenya,high-elves,legolas reserve=elrond+vilya,frodo-baggins+sting+elven-cloak path=strider,gimli+dwarven-axe | balrog-of-moria hand=balrog-of-moria,saruman,mordor-orcs path=the-witch-king+morgul-blade reserve=the-reaver+black-breath,ugluk',
  'trilogy ground=minas-tirith:d1,dol-guldur path=egladil:a1 last=4 | frodo hand=theoden,shadowfax,death-ride-ride-to-ruin reserve=gandalf-the-white+narya,ghan-buri-ghan minas-tirith=merry-brandybuck,riders-of-rohan path=frodo-baggins+elven-cloak+mithril-coat | aragorn hand=the-three-hunters,anduril,dead-men-of-dunharrow reserve=aragorn,galadriel+mirror-of-galadriel minas-tirith=denethor,strider,soldiers-of-gondor | witch-king hand=the-day-without-dawn,fell-beast,grond minas-tirith=the-commander,the-warrior,mordor-orcs path=the-hunter+nazguls-mantle reserve=the-witch-king,the-lidless-eye | saruman hand=shelob,palantir-of-orthanc,haradrim-cavalry path=balrog-of-moria,gollum reserve=saruman+woven-of-all-colours,grima-wormtongue',
  'trilogy phase=combat start=2 ground=minas-tirith!:d1,orthanc path=orodruin last=8 free=helms-deep,lorien shadow=edoras corruption=4 | frodo path=frodo-baggins+elven-cloak,smeagol orthanc=treebeard,quickbeam,gandalf-the-white | aragorn minas-tirith=strider,aragorn,dead-men-of-dunharrow,denethor path=legolas | witch-king minas-tirith=the-commander,the-black-easterling,mordor-orcs path=the-witch-king | saruman orthanc=saruman,ugluk,white-hand-orcs path=shelob',
  'duel-2p start=1 ground=helms-deep,morannon path=the-cross-roads last=6 opt.factionBattlegroundMeans=defenderIcon opt.playWithNoWayToPay=illegal opt.textWithoutEffect=allowed | gandalf hand=faramir,smeagol,eowyn,lembas reserve=treebeard+ent-draught,sam-gamgee+phial-of-galadriel ring=turned cycle=merry-brandybuck,pippin-took | witch-king hand=threats-and-promises,grishnakh,the-black-captain,mouth-of-sauron reserve=saruman+palantir-of-orthanc^,the-messenger cycle=the-witch-king,the-reaver',
  'duel-3p ground=pelargir path=cirith-ungol last=8 opt.duel3pEachShadowTwice=true opt.supportedByMeans=armyRequired opt.zeroDefenseDefendersWhenOverrun=cycled opt.optionalCycleWithEmptyHand=cannotPay opt.orthancRecycleMandatory=false | gandalf hand=there-is-another-way,the-red-arrow,prince-imrahil reserve=halbarad,fatty-bolger | witch-king hand=gorbag-and-shagrat reserve=the-destroyer path=the-reaver+black-breath | saruman hand=candles-of-corpses,caradhras-the-cruel reserve=corsairs-of-umbar,the-black-fleet',
  'trilogy phase=location round=5 start=1 last=4 shadow=orthanc,dol-guldur free=lorien,moria walked=bag-end,weathertop,imladris,khazad-dum aside=bag-end,weathertop,imladris,khazad-dum corruption=3 | witch-king cycle=the-witch-king | saruman cycle=saruman,wolf-riders',
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
  function noteEvent(event: CardsEvent): void {
    note('events told', event.type)
    if (event.type === 'activate') note('battlegrounds', event.location)
    if (event.type === 'activate-path') note('paths', event.path)
    if (event.type === 'won') note('won by', event.side)
  }
  function noteAnswer(entry: Entry, prompt: Prompt | null): void {
    if (!prompt || entry.type !== 'answer') return
    note('prompts', prompt.kind)
    for (const key of entry.keys) {
      note('verbs', `${prompt.kind} ${verbOf(key)}`)
      const face = cardInKey(key)?.face
      if (face && verbOf(key) === 'play') note('cards played', face)
      if (face && verbOf(key) === 'use') note('texts used', face)
    }
  }
  const all: Record<string, readonly string[]> = {
    prompts: PROMPT_KINDS,
    'cards played': CARD_IDS,
    'texts used': CARD_IDS.filter((id) => actionOf(id)),
    battlegrounds: BATTLEGROUNDS,
    paths: PATHS,
    verbs: [],
    'events told': [],
  }
  return { seen, all, noteEvent, noteAnswer }
}

export function wotrCardsSubject(): Subject {
  const coverage = covered()
  return {
    rules: wotrCardsRules as unknown as Subject['rules'],
    scenes: SCENES,
    refusalCodes: REFUSALS,
    coverage: {
      event: (event) => coverage.noteEvent(event as CardsEvent),
      answer: coverage.noteAnswer,
      prompt: () => {},
      table: () => ({ seen: coverage.seen, all: coverage.all }),
    },
  }
}
