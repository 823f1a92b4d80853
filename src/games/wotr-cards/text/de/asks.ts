/** Was der Tisch fragt, auf Deutsch. */
import { type AskWords, forKinds, type Source } from '../words/asks.ts'
import type { Noun } from '../words/nouns.ts'
import { gross, karten, liste, zahl } from './nouns.ts'

const by = (source: Source, otherwise = 'Ein Text'): string => source?.title ?? otherwise
const welche = (n: number): string => (n === 1 ? 'Welche Karte' : `Welche ${zahl(n)} Karten`)
const klein = (text: string): string => text.slice(0, 1).toLocaleLowerCase('de') + text.slice(1)

export const ASKS: AskWords = {
  actor: forKinds<(seat: Noun) => string>(({ nom }) => `${gross(nom)} wählt`, {
    action: ({ gen }) => (/^(des|der) /.test(gen) ? `Zug ${gen}` : `${gross(gen)} Zug`),
    cycle: ({ nom }) => `${gross(nom)} gibt in den Umlauf`,
    eliminate: ({ nom }) => `${gross(nom)} vernichtet Karten`,
    forsake: ({ nom }) => `${gross(nom)} gibt preis`,
    take: ({ nom }) => `${gross(nom)} sucht`,
    dig: ({ nom }) => `${gross(nom)} zieht für einen Text`,
    casualties: ({ nom }) => `${gross(nom)} schlägt die Verluste vor`,
    agree: ({ nom }) => `${gross(nom)} antwortet`,
    fight: ({ nom }) => `${gross(nom)} ordnet die Kämpfe`,
  }),
  action: {
    question: ({ title }) => `${title}, was tust du?`,
    event: ({ acc }) => `${gross(acc)} spielen?`,
    item: ({ acc }) => `Wer soll ${acc} tragen?`,
    where: ({ nom, plural }) => `Wohin ${plural ? 'sollen' : 'soll'} ${nom}?`,
    use: ({ acc }) => `${gross(acc)} nutzen?`,
  },
  passing: {
    atLimit: (hand, limit) => `Du darfst passen: ${hand} auf der Hand, deine Grenze ist ${limit}.`,
    fewest: (hand) => `Du darfst passen: mit ${hand} auf der Hand hast du weniger als jeder Feind.`,
    notYet: (hand, limit, enemies, side) =>
      `Noch kein Passen: ${hand} auf der Hand, deine Grenze ist ${limit}, und ${side === 'free' ? 'die Freien Völker haben' : 'der Schatten hat'} ${liste(enemies)}.`,
  },
  price: {
    cycle: 'Danach gibst du eine andere Karte in den Umlauf.',
    forsake: 'Es ist deine letzte Karte: danach gibst du eine preis.',
    rest: 'Der Rest der gezogenen Karten geht in den Umlauf und bezahlt.',
  },
  cycle: {
    setup: (n) => `${welche(n)} gibst du in den Umlauf?`,
    cost: (_, source) => `Welche Karte gibst du für ${source?.acc ?? 'sie'} in den Umlauf?`,
    text: (n, source) => `${by(source)}: ${klein(welche(n))} gibst du in den Umlauf?`,
    ring: (n) => `Ringmarke: ${klein(welche(n))} gibst du in den Umlauf?`,
    limit: (n) => `${gross(karten(n))} über der Grenze: ${klein(welche(n))} gibst du in den Umlauf?`,
    'draw-step': (n) => `${welche(n)} gibst du nach dem Ziehen in den Umlauf?`,
  },
  cycleDetail: (reason, n, kept) =>
    reason === 'setup'
      ? `${gross(zahl(kept))} behältst du. Die anderen kommen wieder, wenn dein Deck zu Ende geht.`
      : `Verdeckt in deinen Umlauf; ${n === 1 ? 'sie kommt' : 'sie kommen'} wieder, wenn dein Deck zu Ende geht.`,
  eliminate: {
    text: (n, source) => `${by(source)}: ${klein(welche(n))} vernichtest du?`,
    winnow: (n) => `Sichten: ${klein(welche(n))} vernichtest du?`,
    ring: (n) => `Ringmarke: ${klein(welche(n))} vernichtest du?`,
  },
  eliminateDetail: 'Verdeckt, und nie wieder in dieser Partie. Nur du siehst, was es ist.',
  forsake: (source, reason) =>
    reason === 'cost' ? `Die Hand ist leer: was gibst du für ${source?.acc ?? 'sie'} preis?` : `${by(source)}: was gibst du preis?`,
  forsakeDetail: (more) =>
    `Von der Hand, aus deiner Reserve oder ungesehen oben vom Deck; sie ist für immer fort.${more ? ` Danach noch ${zahl(more)}.` : ''}`,
  may: (source) => `${by(source)}: willst du?`,
  take: (n, from) =>
    `${n === 1 ? 'Welche Karte nimmst du' : `Bis zu ${zahl(n)} Karten: welche nimmst du`}${from.includes('cycle') && from.length === 1 ? ' zurück' : ''}?`,
  takeDetail: (from, found) =>
    found
      ? `Was du nimmst, zeigst du vor.${from.includes('draw') ? ' Danach wird dein Deck gemischt.' : ''}`
      : `Nichts dergleichen ist da.${from.includes('draw') ? ' Dein Deck wird gemischt.' : ''}`,
  dig: (n, drawn) =>
    `Von ${drawn === 1 ? 'der gezogenen Karte' : `den ${zahl(drawn)} gezogenen Karten`}: ${n === 1 ? 'welche spielst du' : `bis zu ${zahl(n)}, welche spielst du`}?`,
  digDetail: 'Der Rest geht in den Umlauf und bezahlt, was du spielst.',
  examine: 'Wohin mit diesen Karten?',
  examineDetail: 'Eine auf die Hand, eine in deinen Umlauf, eine aus dem Spiel. Niemand sonst sieht sie.',
  path: (source) => (source ? `${source.title}: welchen Pfad nimmst du?` : 'Welchen Pfad nimmst du?'),
  pathDetail: (active) =>
    active ? `Zuerst wird sofort um ${active.acc} gekämpft, dann wird der neue Pfad aktiviert.` : 'Er wird sofort aktiviert.',
  ground: (source) => (source ? `${source.title}: wohin soll der Krieg?` : 'Wohin soll der Krieg?'),
  groundDetail: 'Es ist sofort aktiv, sein Text geschieht. War es gewertet, zählt es für niemanden, bis wieder gekämpft ist.',
  place: (source) => `${by(source)}: wo?`,
  placeDetail: 'Es zählt im kommenden Kampf.',
  target: (source) => `${by(source)}: welche Karte?`,
  targetDetail: (min, max) =>
    max > 1
      ? `Wähle ${min === max ? zahl(max) : min ? `${zahl(min)} bis ${zahl(max)}` : `bis zu ${zahl(max)}`}. Sie sind für immer fort.`
      : 'Sie ist für immer fort, wenn kein Text sie rettet.',
  option: (source) => `${by(source)}: was von beidem?`,
  fight: 'Wo wird als Nächstes gekämpft?',
  fightDetail: (left) => `${gross(left === 1 ? 'eine Front' : `${zahl(left)} Fronten`)} noch offen; du wählst eine nach der anderen.`,
  support: ({ at }, n, wanted) => `Wer führt ${at}? ${gross(zahl(wanted))} könnten, ${n === 1 ? 'einer darf' : `${zahl(n)} dürfen`}.`,
  supportDetail: 'Jedes Heer steht einem Anführer bei; das gilt für diesen Kampf, auch wenn das Heer fällt.',
  casualties: ({ at }) => `Wer soll ${at} fallen?`,
  casualtiesDetail: (left) => `${left} aufzuheben. Schon ein Symbol kostet die ganze Karte; der Rest geht in den Umlauf.`,
  agree: (proposed) => `Sollen sie fallen: ${proposed}?`,
  agreeDetail: (sum) => `${sum}. Lehnst du ab, wählen die Angreifer.`,
  replacement: (card) => `Welcher Text rettet ${card?.acc ?? 'sie'}?`,
  replacementDetail: 'Der Unterschied: was aus den Gegenständen wird.',
  story: forKinds<(seat: Noun, source: Source) => string>(({ nom }) => `${gross(nom)} hat etwas zu wählen.`, {
    action: ({ nom }) => `${gross(nom)} ist am Zug.`,
    cycle: ({ nom }, source) => `${gross(nom)} soll eine Karte in den Umlauf geben${source ? `: ${source.title}` : ''}.`,
    forsake: ({ nom }, source) => `${gross(nom)} muss eine Karte preisgeben${source ? `: ${source.title}` : ''}.`,
    may: ({ nom }, source) => `${gross(nom)} wird gefragt${source ? `: ${source.title}` : ''}.`,
    take: ({ nom }) => `${gross(nom)} sucht unter verdeckten Karten.`,
    dig: ({ nom }) => `${gross(nom)} hat Karten für einen Text gezogen.`,
    examine: ({ nom }) => `${gross(nom)} sieht verdeckte Karten an.`,
    casualties: ({ nom }) => `${gross(nom)} muss sagen, wer fällt.`,
    agree: ({ nom }) => `${gross(nom)} muss den Verlusten zustimmen oder ablehnen.`,
    fight: ({ nom }) => `${gross(nom)} wählt den nächsten Kampf.`,
  }),
}
