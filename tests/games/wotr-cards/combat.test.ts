import { describe, expect, it } from 'vitest'
import { table } from './table.ts'

describe('the combat step', () => {
  it('[wotr-cards C1] every active location is fought, in the order the starting seat chooses, with cards or without', () => {
    const t = table('trilogy start=1 phase=combat ground=orthanc,harad path=weathertop')
    expect(t.offers('witch-king')).toEqual(['fight:orthanc', 'fight:harad', 'fight:weathertop'])
    t.does('witch-king', 'fight:harad').does('witch-king', 'fight:weathertop')
    expect(t.told('combat').map(({ location }) => location)).toEqual(['harad', 'weathertop', 'orthanc'])
  })

  it('[wotr-cards C2] tokens on a location count with its shields, those on a card with the card', () => {
    const t = table(
      'trilogy ground=helms-deep:a1:d2 path=weathertop:a1:d1 | frodo helms-deep=riders-of-rohan path=frodo-baggins | saruman helms-deep=wolf-riders | witch-king path=gorbag-and-shagrat:a2',
    )
    expect(t.view(null).battlegrounds[0]?.forecast).toMatchObject({ attack: 3, shields: 4, left: 0, defense: 1 })
    expect(t.view(null).path?.forecast).toMatchObject({ attack: 3, shields: 1, left: 2, defense: 1 })
  })
})

const EGLADIL =
  'trilogy phase=combat path=egladil | witch-king path=the-commander+black-riders-mount,the-destroyer | frodo path=gimli | aragorn path=legolas+bow-of-the-galadhrim'

describe('combat on a path', () => {
  it('[wotr-cards PC1] the attack is the path icons of all Shadow cards and their items, and attack tokens', () => {
    expect(table(EGLADIL.replace('egladil', 'egladil:a1')).told('count')[0]?.attack).toBe(4)
  })

  it('[wotr-cards PC2] shields, bonuses and defence tokens of the path are taken off first', () => {
    expect(table(EGLADIL.replace('egladil', 'egladil:d1')).told('count')[0]).toMatchObject({ attack: 3, shields: 2, left: 1 })
    const phial = table(
      'trilogy phase=combat path=weathertop | frodo path=frodo-baggins+phial-of-galadriel | witch-king path=the-witch-king',
    )
    expect(phial.told('count')[0]).toMatchObject({ attack: 2, shields: 2, left: 0 })
  })

  it('[wotr-cards PC3] the free side loses cards until their icons reach what is left; one icon costs the whole card', () => {
    const t = table(EGLADIL)
    expect(t.offers('frodo')).toEqual(['lose:gimli', 'lose:legolas'])
    expect(t.refuses('frodo', 'lose:gimli')).toBe('falls-short')
    // Gimli first and then Legolas whole would be legal as well
    expect(t.refuses('frodo', 'lose:gimli', 'lose:legolas')).toBeNull()
    expect(t.prompt('frodo').keys.some((key) => key.includes('bow'))).toBe(false) // items cannot absorb alone
  })

  it('[wotr-cards PC4, SEED7] what is left of the free cards is cycled to its owners, items too', () => {
    const t = table('trilogy phase=combat path=bag-end | frodo path=sam-gamgee+mithril-coat+phial-of-galadriel')
    expect(t.cycled('frodo')).toEqual(['sam-gamgee', 'mithril-coat'])
    expect(t.cycled('aragorn')).toEqual(['phial-of-galadriel'])
  })

  it('[wotr-cards PC5] all Shadow cards there are eliminated', () => {
    const t = table('trilogy phase=combat path=egladil:d5 | witch-king path=the-commander+black-riders-mount | saruman path=shelob')
    expect(t.gone('witch-king')).toEqual(['the-commander', 'black-riders-mount'])
    expect(t.gone('saruman')).toEqual(['shelob'])
  })

  it('[wotr-cards PC6] all cancelled: the free side scores it; else a corruption token for each icon, and the path is void', () => {
    const won = table('trilogy phase=combat path=weathertop | frodo path=gandalf-the-grey | witch-king path=the-witch-king')
    expect(won.told('path-ended')[0]).toMatchObject({ side: 'free', points: 2, corruption: 0 })
    const lost = table('trilogy phase=combat path=weathertop | witch-king path=the-witch-king | frodo path=frodo-baggins')
    expect(lost.told('path-ended')[0]).toMatchObject({ side: 'shadow', points: 0, corruption: 1 })
    expect(lost.view(null).score).toEqual({ free: 0, shadow: 1 })
    expect(lost.state.scored.shadow).toEqual(['weathertop'])
  })

  it('[wotr-cards PC7] in the duels the free side must have more; equal is nobody’s', () => {
    const ended = (gandalf: string, king: string) =>
      table(`duel-2p phase=combat path=egladil | gandalf ${gandalf} | witch-king ${king}`).told('path-ended')[0]
    expect(ended('path=gimli', 'path=the-hunter')).toMatchObject({ side: 'free', points: 1 })
    expect(ended('path=gimli', 'path=the-witch-king')).toMatchObject({ side: null, points: 0, corruption: 0 })
    expect(ended('path=gimli', 'path=the-witch-king,the-hunter')).toMatchObject({ side: 'shadow', corruption: 1 })
    // total defence is counted before casualties
    const tie = table('duel-2p phase=combat path=weathertop | gandalf hand=arwen')
    expect(tie.state.aside).toEqual(['weathertop'])
  })

  it('[wotr-cards X1] Egladil: three attack, two left, Legolas with the Bow is lost, Gimli cycled, the path scored', () => {
    const t = table(EGLADIL)
    expect(t.told('count')[0]).toMatchObject({ attack: 3, shields: 1, left: 2 })
    t.does('frodo', 'lose:legolas').does('aragorn', 'agree')
    expect(t.gone('aragorn')).toEqual(['legolas', 'bow-of-the-galadhrim'])
    expect(t.cycled('frodo')).toEqual(['gimli'])
    expect(t.state.scored.free).toEqual(['egladil'])
    const empty = table(EGLADIL.replace(' | frodo path=gimli | aragorn path=legolas+bow-of-the-galadhrim', ''))
    expect(empty.state.corruption).toBe(2)
  })

  it('[wotr-cards SEED8] path combat in its order: count, shields, casualties, the rest cycled, the Shadow eliminated, the path scored', () => {
    const t = table(EGLADIL).does('frodo', 'lose:legolas').does('aragorn', 'agree')
    const told = t.events.flatMap((event) =>
      ['combat', 'count', 'casualties', 'eliminate', 'cycle', 'path-ended'].includes(event.type) ? [event.type] : [],
    )
    expect(told.slice(0, 8)).toEqual(['combat', 'count', 'casualties', 'eliminate', 'cycle', 'eliminate', 'eliminate', 'path-ended'])
  })
})

const DOL_GULDUR =
  'trilogy phase=combat ground=dol-guldur | aragorn dol-guldur=galadriel+nenya,high-elves | witch-king dol-guldur=mordor-orcs,olog-hai,gorbag-and-shagrat'

describe('combat on a battleground', () => {
  it('[wotr-cards BC1, SEED10] roles are printed: the side that printed it defends, however it was activated', () => {
    const t = table(
      'trilogy phase=combat ground=minas-tirith! | witch-king minas-tirith=mordor-orcs | aragorn minas-tirith=soldiers-of-gondor',
    )
    expect(t.told('count')[0]).toMatchObject({ attack: 1, shields: 0, left: 1 })
    expect(t.gone('aragorn')).toEqual(['soldiers-of-gondor'])
    expect(t.told('won')[0]).toMatchObject({ side: 'free' })
  })

  it('[wotr-cards BC2, SEED9] leadership needs an army of its faction, one for each character', () => {
    const attack = (there: string) =>
      table(`trilogy ground=minas-tirith | witch-king minas-tirith=${there}`).view(null).battlegrounds[0]?.forecast.attack
    expect(attack('the-hunter,the-warrior')).toBe(0)
    expect(attack('the-hunter,the-warrior,mordor-orcs')).toBe(2)
    expect(attack('the-hunter,the-warrior,mordor-orcs,grond')).toBe(6)
    const other = table('trilogy ground=minas-tirith | witch-king minas-tirith=the-hunter | saruman minas-tirith=coastal-raiders')
    expect(other.view(null).battlegrounds[0]?.forecast.attack).toBe(1)
  })

  it('[wotr-cards BC2] with fewer armies than leaders the controller chooses, for the whole combat', () => {
    const scene =
      'trilogy phase=combat ground=minas-tirith | aragorn minas-tirith=denethor,aragorn,soldiers-of-gondor | witch-king minas-tirith=grond,black-uruks,olog-hai'
    const t = table(scene)
    expect(t.prompt('aragorn')).toMatchObject({ kind: 'support', min: 1, max: 1, about: { location: 'minas-tirith' } })
    expect(t.offers('aragorn')).toEqual(['support:aragorn', 'support:denethor'])
    t.does('aragorn', 'support:denethor')
    expect(t.told('support')[0]?.support).toEqual([{ army: t.handle('soldiers-of-gondor'), character: t.handle('denethor') }])
    // two and two: each of the two armies leads one of the three
    const two = table(
      scene.replace('denethor,', 'denethor,faramir,').replace('soldiers-of-gondor', 'soldiers-of-gondor,guards-of-the-citadel'),
    )
    expect(two.asked()).not.toContain('support') // Faramir leads attacks only
    const pippin = table(scene.replace('| aragorn', '| frodo minas-tirith=pippin-took | aragorn'))
    expect(pippin.refuses('aragorn', 'support:denethor', 'support:pippin-took')).toBe('too-many')
  })

  it('[wotr-cards BC2] nobody is asked where it makes no difference, as among equal leaders of an attack', () => {
    const t = table('trilogy phase=combat ground=minas-tirith | witch-king minas-tirith=the-hunter,the-warrior,mordor-orcs')
    expect(t.told('count')[0]?.attack).toBe(2)
    expect(t.told('support')[0]?.support).toHaveLength(1)
  })

  it('[wotr-cards BC2] while support is decided the sum counts what is fixed, and for who is still to decide what would be best', () => {
    const scene =
      'trilogy phase=combat ground=minas-tirith | aragorn minas-tirith=denethor,aragorn,soldiers-of-gondor | witch-king minas-tirith=the-hunter,the-messenger,mordor-orcs,trolls-of-udun'
    const t = table(scene)
    const now = table(scene.replace('phase=combat', 'turn=0')).view(null).battlegrounds[0]?.forecast
    expect(t.asked()).toBe('aragorn support')
    expect(now?.attack).toBe(4)
    expect(t.state.combat?.support).toHaveLength(2)
    expect(t.told('support').map(({ support }) => support)).toEqual([t.state.combat?.support])
    for (const seat of ['aragorn', 'witch-king', null] as const) expect(t.view(seat).battlegrounds[0]?.forecast).toEqual(now)
    t.does('aragorn', 'support:aragorn')
    expect(t.told('count')[0]).toMatchObject({ attack: now?.attack, left: now?.left })
    expect(t.view(null).battlegrounds[0]?.forecast).toEqual(now)
  })

  it('[wotr-cards BC2] attackers decide first, and the defenders see it', () => {
    const t = table(
      'trilogy phase=combat ground=morannon | aragorn morannon=dead-men-of-dunharrow,strider,denethor | witch-king morannon=mordor-orcs,mouth-of-sauron,the-black-easterling',
    )
    const forecast = () => t.view('witch-king').battlegrounds[0]?.forecast
    const best = forecast()
    expect(t.asked()).toBe('aragorn support')
    expect(t.state.combat?.support).toEqual([])
    t.does('aragorn', 'support:denethor')
    expect(t.asked()).toBe('witch-king support')
    const fixed = [{ army: t.handle('dead-men-of-dunharrow'), character: t.handle('denethor') }]
    expect(t.view('witch-king').combat?.support).toEqual(fixed)
    expect(t.told('support').map(({ support }) => support)).toEqual([fixed])
    expect(forecast()?.attack).toBeLessThan(best?.attack ?? 0)
    expect(forecast()?.defense).toBe(best?.defense)
    t.does('witch-king', 'support:mouth-of-sauron')
    expect(t.told('support')).toHaveLength(2)
    expect(t.state.combat?.support.slice(0, 1) ?? fixed).toEqual(fixed)
  })

  it('[wotr-cards BC3] attack icons of armies, characters, leadership, items and tokens', () => {
    const t = table('trilogy phase=combat ground=dol-guldur:a1 | aragorn dol-guldur=galadriel+nenya,high-elves')
    expect(t.told('count')[0]?.attack).toBe(6)
  })

  it('[wotr-cards BC4, SEED10] shields and tokens are taken off, but no shields of a bare one', () => {
    expect(table('trilogy phase=combat ground=dol-guldur:d1 | aragorn dol-guldur=high-elves').told('count')[0]).toMatchObject({
      shields: 3,
      left: 0,
    })
    expect(table('trilogy phase=combat ground=dol-guldur!:d1 | aragorn dol-guldur=high-elves').told('count')[0]).toMatchObject({
      shields: 1,
      left: 1,
    })
  })

  it('[wotr-cards BC5] army and supported character are lost apart, and leadership still counts after the army is gone', () => {
    const t = table(DOL_GULDUR)
    expect(t.offers('witch-king')).toEqual(['lose:mordor-orcs', 'lose:olog-hai', 'lose:gorbag-and-shagrat'])
    t.does('witch-king', 'lose:olog-hai', 'lose:gorbag-and-shagrat')
    expect(t.gone('witch-king')).toEqual(['olog-hai', 'gorbag-and-shagrat'])
    expect(t.told('won')[0]).toMatchObject({ side: 'shadow' })
  })

  it('[wotr-cards BC6] defenders that are left are cycled, attackers eliminated, items with their wielders', () => {
    const t = table(DOL_GULDUR).does('witch-king', 'lose:mordor-orcs', 'lose:olog-hai')
    expect(t.cycled('witch-king')).toEqual(['gorbag-and-shagrat'])
    expect(t.gone('aragorn')).toEqual(['galadriel', 'nenya', 'high-elves'])
  })

  it('[wotr-cards BC7] if all is cancelled the defender wins, also with no cards at all; else the attacker', () => {
    expect(table('trilogy phase=combat ground=pelargir').told('won')[0]).toMatchObject({ side: 'free', points: 1 })
    expect(table('trilogy phase=combat ground=pelargir | saruman pelargir=coastal-raiders').told('won')[0]).toMatchObject({ side: 'free' })
    const lost = table('trilogy phase=combat ground=pelargir | saruman pelargir=the-black-fleet')
    expect(lost.told('won')[0]).toMatchObject({ side: 'shadow' })
    expect(lost.state.scored.shadow).toEqual(['pelargir'])
  })

  it('[wotr-cards X2] Dol Guldur: five attack, three left, Orcs and Olog-hai are lost, Gorbag and Shagrat cycled, the Shadow wins', () => {
    const t = table(DOL_GULDUR)
    expect(t.told('count')[0]).toMatchObject({ attack: 5, shields: 2, left: 3 })
    // Orcs and Gorbag & Shagrat alone fall short, so that Olog-hai would be dragged along
    expect(t.refuses('witch-king', 'lose:mordor-orcs', 'lose:gorbag-and-shagrat')).toBe('falls-short')
    expect(t.refuses('witch-king', 'lose:mordor-orcs', 'lose:gorbag-and-shagrat', 'lose:olog-hai')).toBeNull()
    t.does('witch-king', 'lose:mordor-orcs', 'lose:olog-hai')
    expect(t.told('won')[0]).toMatchObject({ location: 'dol-guldur', side: 'shadow', points: 1 })
  })
})

describe('casualties', () => {
  it('[wotr-cards CA] a set must cancel all and fall short without its biggest', () => {
    const t = table(
      'trilogy phase=combat ground=helms-deep | frodo helms-deep=riders-of-rohan,village-militia,gandalf-the-white | saruman helms-deep=devilry-of-saruman',
    )
    expect(t.told('count')[0]?.left).toBe(1)
    expect(t.refuses('frodo', 'lose:riders-of-rohan', 'lose:village-militia')).toBe('more-than-needed')
    expect(t.refuses('frodo', 'lose:gandalf-the-white')).toBeNull()
  })

  it('[wotr-cards CA] what cannot be cancelled costs every card, even those that cancel nothing; cycling them is an option', () => {
    const scene = (option: string) =>
      table(
        `trilogy ${option} phase=combat ground=helms-deep | frodo helms-deep=theoden,village-militia | saruman helms-deep=devilry-of-saruman,wolf-riders`,
      )
    expect(scene('').gone('frodo').sort()).toEqual(['theoden', 'village-militia'])
    const agreed = scene('opt.zeroDefenseDefendersWhenOverrun=cycled')
    expect([agreed.gone('frodo'), agreed.cycled('frodo')]).toEqual([['village-militia'], ['theoden']])
  })

  it('[wotr-cards CA] a card that cancels nothing is no casualty while others can', () => {
    const t = table(
      'trilogy phase=combat ground=helms-deep | frodo helms-deep=theoden,village-militia,riders-of-rohan | saruman helms-deep=devilry-of-saruman',
    )
    expect(t.offers('frodo')).toEqual(['lose:village-militia', 'lose:riders-of-rohan'])
    expect(t.refuses('frodo', 'lose:theoden')).toBe('cancels-nothing')
  })

  it('[wotr-cards CA] of two defending seats the first proposes and the other agrees, or the attackers choose', () => {
    const scene =
      'trilogy phase=combat path=egladil | frodo path=gimli,merry-brandybuck | aragorn path=legolas | witch-king path=the-witch-king | saruman path=ugluk'
    const t = table(scene).does('frodo', 'lose:legolas', 'lose:gimli')
    expect(t.prompt('aragorn')).toMatchObject({
      kind: 'agree',
      about: { left: 2, proposal: [t.handle('legolas'), t.handle('gimli')] },
    })
    expect(t.state.combat?.proposal).toHaveLength(2)
    t.does('aragorn', 'refuse')
    expect(t.asked()).toBe('witch-king casualties')
    t.does('witch-king', 'lose:gimli', 'lose:merry-brandybuck')
    expect(t.gone('frodo')).toEqual(['gimli'])
    expect(t.cycled('frodo')).toEqual(['merry-brandybuck']) // replacements apply afterwards, card by card
    expect(t.state.scored.free).toEqual(['egladil'])
  })
})
