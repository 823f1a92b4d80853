/**
 * Wie jedes Ereignis und Plättchen auf Deutsch fragt: ein kurzer Satz, mit dem Namen dessen, der gefragt ist.
 * Was es kostet und bringt, sagt die Zeile darunter; siehe decisions.ts.
 */
import type { EventId, TileId } from '../../types.ts'

type Voice = (name: string) => string
export const VOICES: { readonly [A in EventId | TileId]?: Voice } = {
  preparations: (name) => `${name}, willst du dich rüsten?`,
  nazgul_appears: () => 'Ein Reiter auf der Straße. Wer verbirgt euch?',
  fellowship: (name) => `${name}, deine Hand für die Gefährten?`,
  recovery: (name) => `${name}, willst du unter den Bäumen rasten?`,
  test_of_galadriel: (name) => `${name}, die Herrin sieht dir ins Herz.`,
  speak_friend: () => 'Das Tor ist zu. Wer kennt das Wort?',
  watcher: (name) => `Etwas regt sich im Wasser. Versteckst du dich, ${name}?`,
  stone_in_well: (name) => `Ein Stein fällt in die Tiefe. Was nun, ${name}?`,
  orcs_attack: () => 'Orks fallen über euch her. Wer kämpft?',
  fly_you_fools: () => 'Die Brücke bricht. Wer bleibt zurück?',
  wormtongue: () => 'Geflüster am Thron. Wer entlarvt ihn?',
  fire_of_orthanc: (name) => `Feuer unter dem Wall! Hältst du stand, ${name}?`,
  orcs_storm_forward: () => 'Sie stürmen den Wall. Wer hält sie auf?',
  gollum: () => 'Etwas schleicht euch nach. Gewinnt ihr ihn?',
  faces_of_the_dead: (name) => `Bleiche Gesichter im Wasser. Siehst du weg, ${name}?`,
  forbidden_pool: () => 'Ein Fischer am Weiher. Wer verschont ihn?',
  nazgul_searches: (name) => `Der Nazgûl sucht. Bleibst du ungesehen, ${name}?`,
  shelob_appears: (name) => `Kankra kommt hervor. Stellst du dich ihr, ${name}?`,
  shelob_attacks: () => 'Kankra greift an. Wer kämpft?',
  sam_saves_frodo: (name) => `${name}, fasst du neuen Mut?`,
  nazgul_attacks: () => 'Der Herr der Nazgûl naht. Wer wagt es?',
  pelennor_fields: (name) => `Schlacht auf dem Pelennor. Gibst du ein Herz, ${name}?`,
  mouth_of_sauron: (name) => `Saurons Mund verhöhnt euch. Gibst du eine Sonne, ${name}?`,
  surrounded: () => 'Dunkle Heere ringsum. Wer gibt was?',
  sundial3cards: () => 'Drei Karten von euch, oder die Zeit vergeht.',
  sundialItems: () => 'Karte, Marke und Schild, oder die Zeit vergeht.',
  sauron: () => 'Das Auge sucht. Wer zieht seinen Blick auf sich?',
}
