/** Names in English: places, seats, factions. */

import type { BattlegroundId, PathId, SeatId } from '../../types.ts'
import type { NameWords, Noun, PlaceNoun } from '../words/nouns.ts'
import { FREE_CARDS } from './cards-free.ts'
import { SHADOW_CARDS } from './cards-shadow.ts'
import { many, place, proper, the } from './nouns.ts'

const battlegrounds: { readonly [B in BattlegroundId]: PlaceNoun } = {
  'helms-deep': place('Helm’s Deep', 'at'),
  edoras: place('Edoras', 'at'),
  rivendell: place('Rivendell', 'in'),
  lorien: place('Lórien', 'in'),
  'minas-tirith': place('Minas Tirith', 'at'),
  'dol-amroth': place('Dol Amroth', 'at'),
  pelargir: place('Pelargir', 'at'),
  moria: place('Moria', 'in'),
  'dol-guldur': place('Dol Guldur', 'at'),
  'minas-morgul': place('Minas Morgul', 'at'),
  morannon: place('The Morannon', 'at', 'Morannon'),
  harad: place('Harad', 'in'),
  umbar: place('Umbar', 'at'),
  orthanc: place('Orthanc', 'at'),
}
const paths: { readonly [P in PathId]: PlaceNoun } = {
  'bag-end': place('Bag End', 'at'),
  'gildors-encampment': place('Gildor’s Encampment', 'at', 'Gildor’s Camp'),
  'bucklebury-ferry': place('Bucklebury Ferry', 'at', 'The Ferry'),
  'the-old-forest': place('The Old Forest', 'in', 'Old Forest'),
  'inn-of-the-prancing-pony': place('The Inn of the Prancing Pony', 'at', 'Prancing Pony'),
  weathertop: place('Weathertop', 'on'),
  'fords-of-bruinen': place('The Fords of Bruinen', 'at', 'Bruinen', true),
  imladris: place('Imladris', 'in'),
  'the-council-of-elrond': place('The Council of Elrond', 'at', 'The Council'),
  caradhras: place('Caradhras', 'on'),
  'the-doors-of-durin': place('The Doors of Durin', 'at', 'Durin’s Doors', true),
  'khazad-dum': place('Khazad-dûm', 'in'),
  'dimrill-dale': place('Dimrill Dale', 'in'),
  egladil: place('Egladil', 'in'),
  lothlorien: place('Lothlórien', 'in'),
  'amon-hen': place('Amon Hen', 'on'),
  'emyn-muil': place('The Emyn Muil', 'in', 'Emyn Muil'),
  'dead-marshes': place('The Dead Marshes', 'in', 'Dead Marshes', true),
  osgiliath: place('Osgiliath', 'in'),
  'the-cross-roads': place('The Cross-roads', 'at', 'Cross-roads', true),
  'henneth-annun': place('Henneth Annûn', 'at'),
  'morgul-vale': place('The Morgul Vale', 'in', 'Morgul Vale'),
  'cirith-ungol': place('Cirith Ungol', 'at'),
  'shelobs-lair': place('Shelob’s Lair', 'in'),
  morgai: place('The Morgai', 'in', 'Morgai'),
  orodruin: place('Orodruin', 'on'),
  'crack-of-doom': place('The Crack of Doom', 'at', 'Crack of Doom'),
}
const seats: { readonly [S in SeatId]: Noun } = {
  frodo: proper('Frodo'),
  'witch-king': the('Witch-king'),
  aragorn: proper('Aragorn'),
  saruman: proper('Saruman'),
  gandalf: proper('Gandalf'),
  'balrog-of-moria': the('Balrog of Moria', 'Balrog'),
}

export const NAMES: NameWords = {
  cards: { ...FREE_CARDS, ...SHADOW_CARDS },
  battlegrounds,
  paths,
  seats,
  factions: {
    dunedain: { name: 'Dúnedain', noun: many('Dúnedain', undefined, 'the') },
    dwarf: { name: 'Dwarf', noun: many('Dwarves', undefined, 'the') },
    elf: { name: 'Elf', noun: many('Elves', undefined, 'the') },
    hobbit: { name: 'Hobbit', noun: many('Hobbits', undefined, 'the') },
    rohan: { name: 'Rohan', noun: proper('Rohan') },
    wizard: { name: 'Wizard', noun: many('Wizards', undefined, 'the') },
    isengard: { name: 'Isengard', noun: proper('Isengard') },
    monstrous: { name: 'Monstrous', noun: many('Monsters', undefined, 'the') },
    mordor: { name: 'Mordor', noun: proper('Mordor') },
    southron: { name: 'Southron', noun: many('Southrons', undefined, 'the') },
  },
}
