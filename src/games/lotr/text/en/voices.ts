/**
 * How each event and tile asks its question, in English: one short sentence, with the name of the one asked.
 * What it costs and brings is told by the line below; see decisions.ts.
 */
import type { EventId, TileId } from '../../types.ts'

type Voice = (name: string) => string
export const VOICES: { readonly [A in EventId | TileId]?: Voice } = {
  preparations: (name) => `${name}, will you make ready?`,
  nazgul_appears: () => 'A rider on the road. Who hides the company?',
  fellowship: (name) => `${name}, your hand for the Fellowship?`,
  recovery: (name) => `${name}, will you rest under the trees?`,
  test_of_galadriel: (name) => `${name}, the Lady looks into your heart.`,
  speak_friend: () => 'The doors are shut. Who knows the word?',
  watcher: (name) => `Something stirs in the water. ${name}, hide?`,
  stone_in_well: (name) => `A stone falls in the deep. ${name}, what now?`,
  orcs_attack: () => 'Orcs are upon you. Who fights?',
  fly_you_fools: () => 'The bridge is breaking. Who falls behind?',
  wormtongue: () => 'Whispers at the throne. Who unmasks him?',
  fire_of_orthanc: (name) => `Fire under the wall! ${name}, will you stand?`,
  orcs_storm_forward: () => 'They storm the wall. Who holds them?',
  gollum: () => 'Something creeps after you. Win him over?',
  faces_of_the_dead: (name) => `Pale faces in the water. ${name}, look away?`,
  forbidden_pool: () => 'A fisher at the pool. Who spares him?',
  nazgul_searches: (name) => `The Nazgûl searches. ${name}, stay unseen?`,
  shelob_appears: (name) => `Shelob comes out. ${name}, will you face her?`,
  shelob_attacks: () => 'Shelob attacks. Who fights?',
  sam_saves_frodo: (name) => `${name}, will you take heart again?`,
  nazgul_attacks: () => 'The Lord of the Nazgûl rides. Who dares?',
  pelennor_fields: (name) => `Battle on the Pelennor. ${name}, a heart?`,
  mouth_of_sauron: (name) => `The Mouth of Sauron mocks you. ${name}, a sun?`,
  surrounded: () => 'Dark hosts on every side. Who gives what?',
  sundial3cards: () => 'Three cards between you, or time passes.',
  sundialItems: () => 'A card, a token and a shield, or time passes.',
  sauron: () => 'The Eye searches. Who draws its gaze?',
}
