/** Namen: Orte, Sitze, Völker. */
import type { BattlegroundId, PathId, SeatId } from '../../types.ts'
import type { NameWords, Noun, PlaceNoun } from '../words/nouns.ts'
import { FREE_CARDS } from './cards-free.ts'
import { SHADOW_CARDS } from './cards-shadow.ts'
import { der, nach, name, ort, viele } from './nouns.ts'

const battlegrounds: { readonly [B in BattlegroundId]: PlaceNoun } = {
  'helms-deep': ort('Helms Klamm', 'in Helms Klamm', 'nach Helms Klamm'),
  edoras: nach('Edoras'),
  rivendell: nach('Bruchtal'),
  lorien: nach('Lórien'),
  'minas-tirith': nach('Minas Tirith'),
  'dol-amroth': nach('Dol Amroth'),
  pelargir: nach('Pelargir'),
  moria: nach('Moria'),
  'dol-guldur': nach('Dol Guldur'),
  'minas-morgul': nach('Minas Morgul'),
  morannon: ort('Morannon', 'am Morannon', 'zum Morannon'),
  harad: nach('Harad'),
  umbar: nach('Umbar'),
  orthanc: ort('Orthanc', 'am Orthanc', 'zum Orthanc', 'Orthanc', { nom: 'der Orthanc', acc: 'den Orthanc', dat: 'dem Orthanc' }),
}
const paths: { readonly [P in PathId]: PlaceNoun } = {
  'bag-end': nach('Beutelsend'),
  'gildors-encampment': ort('Gildors Lager', 'in Gildors Lager', 'zu Gildors Lager'),
  'bucklebury-ferry': ort('Die Bockenburger Fähre', 'an der Bockenburger Fähre', 'zur Bockenburger Fähre', 'Die Fähre', {
    nom: 'die Bockenburger Fähre',
    acc: 'die Bockenburger Fähre',
  }),
  'the-old-forest': ort('Der Alte Wald', 'im Alten Wald', 'zum Alten Wald', 'Alter Wald', { nom: 'der Alte Wald', acc: 'den Alten Wald' }),
  'inn-of-the-prancing-pony': ort('Gasthaus Zum Tänzelnden Pony', 'im Tänzelnden Pony', 'zum Tänzelnden Pony', 'Tänzelndes Pony', {
    nom: 'das Tänzelnde Pony',
    acc: 'das Tänzelnde Pony',
  }),
  weathertop: ort('Die Wetterspitze', 'auf der Wetterspitze', 'zur Wetterspitze', 'Wetterspitze', {
    nom: 'die Wetterspitze',
    acc: 'die Wetterspitze',
  }),
  'fords-of-bruinen': ort('Die Bruinenfurt', 'an der Bruinenfurt', 'zur Bruinenfurt', 'Bruinenfurt', {
    nom: 'die Bruinenfurt',
    acc: 'die Bruinenfurt',
  }),
  imladris: nach('Imladris'),
  'the-council-of-elrond': ort('Der Rat Elronds', 'beim Rat Elronds', 'zum Rat Elronds', 'Elronds Rat', {
    nom: 'der Rat Elronds',
    acc: 'den Rat Elronds',
  }),
  caradhras: ort('Caradhras', 'am Caradhras', 'zum Caradhras', 'Caradhras', { nom: 'der Caradhras', acc: 'den Caradhras' }),
  'the-doors-of-durin': ort('Durins Tor', 'vor Durins Tor', 'zu Durins Tor'),
  'khazad-dum': nach('Khazad-dûm'),
  'dimrill-dale': ort('Das Schattenbachtal', 'im Schattenbachtal', 'ins Schattenbachtal', 'Schattenbachtal', {
    nom: 'das Schattenbachtal',
    acc: 'das Schattenbachtal',
  }),
  egladil: nach('Egladil'),
  lothlorien: nach('Lothlórien'),
  'amon-hen': ort('Amon Hen', 'am Amon Hen', 'zum Amon Hen', 'Amon Hen', { nom: 'der Amon Hen', acc: 'den Amon Hen' }),
  'emyn-muil': ort('Emyn Muil', 'im Emyn Muil', 'ins Emyn Muil', 'Emyn Muil', { nom: 'das Emyn Muil', acc: 'das Emyn Muil' }),
  'dead-marshes': ort('Die Totensümpfe', 'in den Totensümpfen', 'in die Totensümpfe', 'Totensümpfe', {
    nom: 'die Totensümpfe',
    acc: 'die Totensümpfe',
    plural: true,
  }),
  osgiliath: nach('Osgiliath'),
  'the-cross-roads': ort('Der Scheideweg', 'am Scheideweg', 'zum Scheideweg', 'Scheideweg', {
    nom: 'der Scheideweg',
    acc: 'den Scheideweg',
  }),
  'henneth-annun': nach('Henneth Annûn'),
  'morgul-vale': ort('Das Morgultal', 'im Morgultal', 'ins Morgultal', 'Morgultal', { nom: 'das Morgultal', acc: 'das Morgultal' }),
  'cirith-ungol': nach('Cirith Ungol'),
  'shelobs-lair': ort('Kankras Lauer', 'in Kankras Lauer', 'in Kankras Lauer'),
  morgai: ort('Die Morgai', 'in der Morgai', 'in die Morgai', 'Morgai', { nom: 'die Morgai', acc: 'die Morgai' }),
  orodruin: ort('Orodruin', 'am Orodruin', 'zum Orodruin', 'Orodruin', { nom: 'der Orodruin', acc: 'den Orodruin' }),
  'crack-of-doom': ort('Die Schicksalsklüfte', 'an den Schicksalsklüften', 'zu den Schicksalsklüften', 'Schicksalsklüfte', {
    nom: 'die Schicksalsklüfte',
    acc: 'die Schicksalsklüfte',
    plural: true,
  }),
}
const seats: { readonly [S in SeatId]: Noun } = {
  frodo: name('Frodo'),
  'witch-king': der('Hexenkönig'),
  aragorn: name('Aragorn'),
  saruman: name('Saruman'),
  gandalf: name('Gandalf'),
  'balrog-of-moria': { ...der('Balrog von Moria', 'Balrog'), gen: 'des Balrogs von Moria' },
}

export const NAMES: NameWords = {
  cards: { ...FREE_CARDS, ...SHADOW_CARDS },
  battlegrounds,
  paths,
  seats,
  factions: {
    dunedain: { name: 'Dúnedain', noun: viele('Dúnedain') },
    dwarf: { name: 'Zwerge', noun: viele('Zwerge', undefined, 'Zwergen') },
    elf: { name: 'Elben', noun: viele('Elben') },
    hobbit: { name: 'Hobbits', noun: viele('Hobbits') },
    rohan: { name: 'Rohan', noun: name('Rohan') },
    wizard: { name: 'Zauberer', noun: viele('Zauberer', undefined, 'Zauberern') },
    isengard: { name: 'Isengart', noun: name('Isengart') },
    monstrous: { name: 'Ungeheuer', noun: viele('Ungeheuer', undefined, 'Ungeheuern') },
    mordor: { name: 'Mordor', noun: name('Mordor') },
    southron: { name: 'Südländer', noun: viele('Südländer', undefined, 'Südländern') },
  },
}
