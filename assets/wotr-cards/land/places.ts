// The 41 locations: three colours (sky, middle, near) and what stands in the landscape, far to near.
import type { LocationId } from '../../../src/games/wotr-cards/types'
import type { Palette } from './pen'
import { type Placed, scene } from './scene'

/** CSS pixels of a landscape: wider than most slots, which crop it */
export const BAND = { width: 320, height: 116 }

type Land = readonly [colours: string, ...things: Placed[]]
export const LANDS: Record<LocationId, Land> = {
  // wall across a rainy gorge
  'helms-deep': ['#3C4656 #6C7068 #2E2F2B', 'peaks', 'cliffs', 'keep', 'wall', 'rain'],
  // golden hall on a green hill
  edoras: ['#B9C9C4 #A68B3A #4E5E2C', 'peaks', 'hall'],
  // falls and gables in a valley
  rivendell: ['#A9C2BE #7E9A74 #40543C', 'peaks', 'trees', ['fall', 0.82], 'house', 'pines'],
  // golden mallorn wood at dusk
  lorien: ['#C9A655 #8A8F55 #4F5A28', 'trees', 'lamps'],
  // white city under a mountain
  'minas-tirith': ['#8FA4B8 #C9C4B4 #4B5238', 'peaks', 'city'],
  // sea castle above blue waves
  'dol-amroth': ['#9FBFCB #8C8672 #2F5C70', 'sun', 'water', 'castle'],
  // quays and masts at evening
  pelargir: ['#D2A66A #7A6A4E #3C5560', 'sun', 'domes', 'water', 'ships'],
  // pillared hall lit by fire
  moria: ['#2A211C #6B4A2E #B4552A', 'pillars', 'fire'],
  // black tower over dead firs
  'dol-guldur': ['#2B2530 #57403A #1B1917', 'glow', 'tower', 'pines'],
  // pale city under corpse light
  'minas-morgul': ['#22332F #5E7F70 #18211E', ['moon', 0.86], 'cliffs', 'paleCity', 'flowers'],
  // iron gate between dark cliffs
  morannon: ['#4A2A22 #3A302B #16110F', 'glow', 'gate'],
  // dunes and palms at noon
  harad: ['#E3C07A #C98F4A #7A4E26', 'sun', 'dunes', 'palms'],
  // black sails in a haven
  umbar: ['#7D6E78 #4D4A52 #1E3440', 'castle', 'water', 'ships'],
  // black tower in a ring
  orthanc: ['#6E7A70 #4A4F45 #22211F', 'peaks', 'spire', 'ringWall'],
  // round door under a hill
  'bag-end': ['#BFD3C8 #8FAE5A #4E6A34', 'sun', 'hole'],
  // woodland hall under stars
  'gildors-encampment': ['#26344A #4A5A4C #2A2F22', 'stars', 'trees', 'camp'],
  // ferry on a misty river
  'bucklebury-ferry': ['#7F8C92 #6E7F78 #2E3A3C', 'pines', 'water', 'ferry', 'mist'],
  // crooked trees closing in
  'the-old-forest': ['#6F7A58 #4A5234 #262A1A', 'trees', 'bare'],
  // lit inn windows in rain
  'inn-of-the-prancing-pony': ['#2C3440 #5A4A3A #1E1A18', 'inn', 'rain'],
  // broken ring on a bald hill
  weathertop: ['#4E4A5E #6A5C46 #2A261E', 'stars', 'ruins'],
  // white water between pines
  'fords-of-bruinen': ['#93A9A6 #5E7A78 #2E3E38', 'trees', 'pines', 'rapids'],
  // bridge and falls at dawn
  imladris: ['#D8C49A #86A08C #3E5644', 'sun', 'peaks', 'trees', ['fall', 0.78], ['house', 0.54], 'pines'],
  // porch of seats in autumn
  'the-council-of-elrond': ['#D6A65A #9A6E3A #4A3A22', 'trees', 'porch'],
  // red horn in a blizzard
  caradhras: ['#8E9AA8 #C8CFD2 #6A4E4A', 'peaks', 'horn', 'snow'],
  // hollies, cliff and dark pool
  'the-doors-of-durin': ['#3A4450 #4A4A44 #1C2428', 'door', 'water'],
  // narrow bridge over the abyss
  'khazad-dum': ['#1E1714 #5A3A28 #C0562A', 'pillars', 'narrowBridge', 'fire'],
  // mirror lake beneath three peaks
  'dimrill-dale': ['#A8BAC6 #7C8C8E #3A5260', 'mirror'],
  // green tongue between two rivers
  egladil: ['#CFC27A #8FA05A #4A7078', 'sun', 'trees', 'water'],
  // silver trunks with hanging lamps
  lothlorien: ['#B9A04E #7F8650 #3A4428', 'trees', 'silver', 'lamps'],
  // stone seat above a lake
  'amon-hen': ['#6F8796 #8A8666 #39452E', 'mist', 'seat', 'pines'],
  // grey cliffs in wind
  'emyn-muil': ['#8A8E88 #6C6A60 #38362F', 'cliffs', 'mist'],
  // lights over still pools
  'dead-marshes': ['#4E5A48 #5F6A4A #23291F', 'marsh'],
  // broken domes by a river
  osgiliath: ['#8C8478 #6E675C #2F3A40', ['glow', 0.84], 'domes', 'water', 'brokenCity'],
  // tree ring, headless king
  'the-cross-roads': ['#B5894E #5E5638 #2B2A1C', ['glow', 0.4], 'trees', 'king'],
  // window curtain of falling water
  'henneth-annun': ['#D79A56 #7F9AA0 #2F4648', 'sun', ['fall', 0.62], 'pines'],
  // white flowers, poisoned stream
  'morgul-vale': ['#2C3A36 #4F6A58 #161E1A', 'moon', 'cliffs', 'flowers'],
  // endless stair under a tower
  'cirith-ungol': ['#3A2A30 #4A3A3A #18131A', 'glow', 'cliffs', 'climb', ['tower', 0.8]],
  // webs in a black tunnel
  'shelobs-lair': ['#15131A #34303C #0E0C10', 'dark', 'webs'],
  // thorn slopes above red plain
  morgai: ['#5A2E22 #4A3428 #1E1612', 'glow', 'cliffs', 'thorns'],
  // fire mountain in ash
  orodruin: ['#4A2018 #6A3626 #1A100D', 'volcano'],
  // ledge above molten fire
  'crack-of-doom': ['#2A0F0A #C24A1E #150A08', 'fire', ['dark', 0.1], 'ledge', 'fire'],
}

export function landscape(id: LocationId, w = BAND.width, h = BAND.height): string {
  const [colours, ...things] = LANDS[id]
  return scene(id, w, h, colours.split(' ') as unknown as Palette, things)
}
