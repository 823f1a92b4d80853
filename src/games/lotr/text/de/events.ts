/**
 * Die Ereignisse auf Deutsch: Name, Kurzform auf der Tafel, dasselbe als Satz.
 * Unsere eigenen Worte; was ein Ereignis tut, entscheiden die Regeln, nicht dieser Text.
 */
import type { LotrText } from '../types.ts'

export const events: LotrText['events'] = {
  gandalf: { name: 'Gandalf', terms: '*jeder* 6 [card]', words: 'Jeder von euch bekommt sechs Karten.' },
  preparations: {
    name: 'Vorbereitungen',
    terms: '[ring][die] für 4 [card]',
    words: 'Der Ringträger darf um vier Karten würfeln, die er verteilt.',
  },
  nazgul_appears: {
    name: 'Ein Nazgûl erscheint',
    terms: '*einer* [hiding][hiding] sonst [eye]',
    words: 'Einer von euch verbirgt alle mit zwei [hiding], oder Sauron kommt einen Schritt näher.',
  },
  elrond: { name: 'Elrond', terms: '*verteilt* 12 [card]', words: 'Die Gaben des Tals werden verteilt, eine nach der anderen.' },
  council: { name: 'Der Rat', terms: '*jeder* 1 [card] nach links', words: 'Reihum gibt jeder verdeckt eine Karte nach links.' },
  fellowship: {
    name: 'Die Gefährten',
    terms: '*jeder* [friendship] sonst [die]',
    words: 'Jeder von euch gibt ein [friendship], oder er würfelt.',
  },
  galadriel: {
    name: 'Galadriel',
    terms: '*verteilt* 12 [card]',
    words: 'Die Gaben des Goldenen Waldes werden verteilt, eine nach der anderen.',
  },
  recovery: {
    name: 'Erholung',
    terms: '*jeder* 2 [shield] für 2 [card] oder [heal]',
    words: 'Jeder von euch darf zwei Schilde zahlen, um zwei Karten zu ziehen oder einen Schritt zurückzugehen.',
  },
  test_of_galadriel: {
    name: 'Galadriels Prüfung',
    terms: '*jeder* [wild] sonst [die]',
    words: 'Jeder von euch gibt ein [wild], oder er würfelt.',
  },
  speak_friend: {
    name: 'Sprich, Freund',
    terms: '*alle* [friendship][wild] sonst [eye]',
    words: 'Gemeinsam gebt ihr ein [friendship] und ein [wild], oder Sauron kommt einen Schritt näher.',
  },
  watcher: {
    name: 'Wächter im Wasser',
    terms: '*jeder* [hiding] sonst [die]',
    words: 'Jeder von euch gibt ein [hiding], oder er würfelt.',
  },
  stone_in_well: {
    name: 'Ein Stein im Brunnen',
    terms: '2 [card] gleich sonst [eye] + weiter',
    words:
      'Eine Karte wird aufgedeckt. Wer am Zug ist, gibt zwei gleiche Zeichen und bekommt die Pfeife; oder Sauron kommt einen Schritt näher und das nächste Ereignis folgt.',
  },
  trapped: {
    name: 'Gefangen!',
    terms: '[travelling][hiding] voll sonst [eye][eye][ring][die]',
    words:
      'Sind Wandern und Verstecken beide vollendet, entkommt ihr. Wenn nicht, kommt Sauron zwei Schritte näher und der Ringträger würfelt.',
  },
  orcs_attack: {
    name: 'Orks greifen an',
    terms: '*alle* 5 [fighting] sonst [eye][eye]',
    words: 'Gemeinsam gebt ihr fünf [fighting], oder Sauron kommt zwei Schritte näher.',
  },
  fly_you_fools: {
    name: 'Flieht, ihr Narren!',
    terms: '*einer* [dot][dot][dot] sonst *jeder* [die]',
    words: 'Einer von euch geht drei Schritte ins Dunkel, oder jeder von euch würfelt.',
  },
  wormtongue: {
    name: 'Schlangenzunge',
    terms: '*einer* [friendship][fighting] sonst keine [card]',
    words: 'Einer von euch gibt ein [friendship] und ein [fighting], oder die noch nicht gewonnenen Karten dieses Ortes sind verloren.',
  },
  riders_of_rohan: {
    name: 'Reiter von Rohan',
    terms: '[friendship] voll sonst [eye][ring][die]',
    words:
      'Ist Freundschaft vollendet, bekommt, wer am Zug ist, die Reiter von Rohan. Wenn nicht, kommt Sauron einen Schritt näher und der Ringträger würfelt.',
  },
  orcs_attack_gate: {
    name: 'Orks am Tor',
    terms: '[travelling] *halb* sonst [eye][eye]',
    words: 'Ist die erste Hälfte von Wandern geschafft, zieht jeder von euch eine Karte. Wenn nicht, kommt Sauron zwei Schritte näher.',
  },
  fire_of_orthanc: {
    name: 'Feuer von Orthanc',
    terms: '2 [card] gleich sonst *jeder* [die]',
    words: 'Eine Karte wird aufgedeckt. Wer am Zug ist, gibt zwei gleiche Zeichen, oder jeder von euch würfelt.',
  },
  orcs_storm_forward: {
    name: 'Orks stürmen vor',
    terms: '*alle* [heart][sun][ring] sonst [eye][eye]',
    words: 'Gemeinsam gebt ihr ein Herz, eine Sonne und einen Ring, oder Sauron kommt zwei Schritte näher.',
  },
  orcs_conquer: {
    name: 'Orks brechen durch',
    terms: '[eye][eye] [travelling] voll sonst [ring][die][die]',
    words: 'Sauron kommt zwei Schritte näher. Ist Wandern nicht vollendet, würfelt außerdem der Ringträger zweimal.',
  },
  gollum: {
    name: 'Gollum',
    terms: '*alle* 7 [shield] für ihn, 2 [card]',
    words: 'Gemeinsam dürft ihr sieben Schilde zahlen: Wer am Zug ist, bekommt Gollum, alle anderen ziehen zwei Karten.',
  },
  faces_of_the_dead: {
    name: 'Gesichter der Toten',
    terms: '*jeder* [wild] sonst 3 [shield]',
    words: 'Jeder von euch gibt ein [wild] oder verliert drei Schilde; wer beides nicht kann, ist verloren.',
  },
  forbidden_pool: {
    name: 'Der verbotene Weiher',
    terms: '*einer* 5 [shield] sonst [eye][eye]',
    words: 'Einer von euch zahlt fünf Schilde und jeder zieht eine Karte, oder Sauron kommt zwei Schritte näher.',
  },
  nazgul_searches: {
    name: 'Der Nazgûl sucht',
    terms: '[ring] 3 [card] gleich sonst *jeder* [die]',
    words:
      'Eine Karte wird aufgedeckt. Der Ringträger gibt drei gleiche Zeichen und geht einen Schritt zurück, oder jeder von euch würfelt.',
  },
  shelob_appears: {
    name: 'Kankra erscheint',
    terms: '*aktiv* [die][die] sonst [eye][eye]',
    words: 'Wer am Zug ist, würfelt zweimal, oder Sauron kommt zwei Schritte näher.',
  },
  shelob_attacks: {
    name: 'Kankra greift an',
    terms: '*alle* 7 [fighting] sonst [eye][eye][eye]',
    words: 'Gemeinsam gebt ihr sieben [fighting], oder Sauron kommt drei Schritte näher.',
  },
  sam_saves_frodo: {
    name: 'Sam rettet Frodo',
    terms: '*jeder* 3 [shield] für 2 [card] oder [heal]',
    words: 'Jeder von euch darf drei Schilde zahlen, um zwei Karten zu ziehen oder einen Schritt zurückzugehen.',
  },
  nazgul_attacks: {
    name: 'Herr der Nazgûl',
    terms: '*einer* Éowyn sonst *jeder* [die]',
    words: 'Einer von euch gibt Éowyn und jeder zieht eine Karte, oder jeder von euch würfelt.',
  },
  pelennor_fields: {
    name: 'Pelennor-Felder',
    terms: '*jeder* [heart] sonst [die] 2 [card]',
    words: 'Jeder von euch gibt ein Herz, oder er würfelt und gibt zwei Karten ab.',
  },
  mouth_of_sauron: {
    name: 'Saurons Mund',
    terms: '*jeder* [sun] sonst [die] 2 [card]',
    words: 'Jeder von euch gibt eine Sonne, oder er würfelt und gibt zwei Karten ab.',
  },
  surrounded: {
    name: 'Umzingelt',
    terms: '*alle* 7 [card] sonst [eye][eye][eye]',
    words: 'Gemeinsam gebt ihr sieben Karten ab, oder Sauron kommt drei Schritte näher.',
  },
  ring_is_mine: {
    name: 'Der Ring ist mein!',
    terms: '*der Ring ist verloren*',
    words: 'Der Ringträger ist gefangen, und alles ist verloren.',
  },
}
