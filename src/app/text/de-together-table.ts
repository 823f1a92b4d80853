/** German, at a table of several devices, and its settings. */
import { big, list, number, of, some } from './de-counting.ts'
import type { TogetherSettingsText, TogetherTableText } from './together-table-types.ts'

export const table: TogetherTableText = {
  waitsFor: (what, name) =>
    ({
      choose: `${name} entscheidet.`,
      chance: `Der nächste Wurf wartet auf das Gerät ${of(name)}.`,
      vote: `${name} hat noch nicht geantwortet.`,
    })[what],
  waitsForMany: (what, names) =>
    ({
      choose: `${list(names)} entscheiden.`,
      chance: `Der nächste Wurf wartet auf die Geräte ${of(list(names))}.`,
      vote: `${list(names)} haben noch nicht geantwortet.`,
    })[what],
  yourChance: 'Dieses Gerät gibt seinen Teil zum nächsten Wurf.',
  yourVote: 'Auf dein Wort wird gewartet.',
  away: (name, duration) => `${name} ist seit ${duration} weg.`,
  left: (name, duration) => `${name} ist vor ${duration} gegangen.`,
  unseen: (name) => `${name} ist noch nicht gekommen.`,
  settling: 'Die Geräte werden sich einig, was als Nächstes geschieht …',
  listening: 'Dieses Gerät hört erst, was seine Plätze anderswo gesagt haben …',
  watching: 'Du siehst zu.',
  mark: { choose: 'wählt', chance: 'würfelt', vote: 'antwortet', away: 'weg', slow: 'langsam' },
  peopleTitle: 'Wer am Tisch sitzt',
  peopleLine: 'Alle sehen, auf wen der Tisch wartet und warum.',
  peopleTool: (away) => (away ? `Wer am Tisch sitzt: ${away} weg` : 'Wer am Tisch sitzt'),
  onThisDevice: 'an diesem Gerät',
  plays: (person, role) => `${person} spielt ${role}`,
  helperPlays: 'ein Helfer spielt',
  watchersTitle: 'Sehen zu',
  refusedTitle: 'Abgewiesen',
  refusedLine: (name, reason, count, cutOff) =>
    `${name || 'Ein Gerät'} ${reason}${count > 1 ? `, ${count}-mal` : ''}. Das wurde abgewiesen${cutOff ? ' und die Leitung gekappt' : ''}; die Partie ist unversehrt.`,
  lostLine: (duration) => `Die Leitung riss vor ${duration}.`,
  askBack: 'Zurück erbitten',
  askBackTitle: 'Um Zurückgehen bitten?',
  askBackLine: 'Es geschieht, wenn alle am Tisch zustimmen.',
  askBackHere: 'Bis hierher zurück erbitten',
  proposal: {
    title: 'Eine Frage an alle',
    undo: (by, choices, seen) => `${by} möchte zurückgehen: ${choices}, seitdem ${seen ? `${seen} gesehen` : 'nichts Verdecktes gesehen'}.`,
    undoMine: (choices, seen) =>
      `Du bittest darum, zurückzugehen: ${choices}, seitdem ${seen ? `${seen} gesehen` : 'nichts Verdecktes gesehen'}.`,
    seats: (by, what) => `${by} schlägt vor: ${what}.`,
    seatsMine: (what) => `Du schlägst vor: ${what}.`,
    change: ({ name, playedBy }, role) => (playedBy === 'helper' ? `ein Helfer spielt ${role}` : `${name} spielt ${role}`),
    choices: (n) => some(n, 'eine Entscheidung', 'Entscheidungen'),
    seen: ({ rolls, cards, tiles }) =>
      list([
        ...(rolls ? [some(rolls, 'ein Wurf', 'Würfe')] : []),
        ...(cards ? [some(cards, 'eine Karte', 'Karten')] : []),
        ...(tiles ? [some(tiles, 'ein aufgedecktes Plättchen', 'aufgedeckte Plättchen oder Karten')] : []),
      ]) || null,
    missing: (names) => (names.length ? `Noch keine Antwort: ${list(names)}.` : 'Alle haben geantwortet.'),
    agreed: (names) => `${list(names)} ${names.length > 1 ? 'stimmen' : 'stimmt'} zu.`,
    yes: 'Zustimmen',
    no: 'Nein',
    withdraw: 'Zurückziehen',
  },
  doorTitle: 'Ein Wort zu diesem Tisch',
  lost: {
    title: 'Willkommen zurück',
    helper: (role) => `Während du fort warst, haben die anderen ${role} einem Helfer gegeben.`,
    person: (role, name) => `Während du fort warst, haben die anderen ${role} an ${name} gegeben.`,
    back: (role) => `${role} zurücknehmen`,
  },
  wish: {
    title: 'Jemand bittet um einen Platz',
    back: (name, role) => `${name} ist wieder da und möchte ${role} zurück.`,
    fresh: (name, role) => `${name} möchte ${role} spielen.`,
    all: 'Mit deinem Ja werden auch alle anderen gefragt.',
    yes: 'Ja',
    no: 'Nein',
    ask: (role) => `Um ${role} bitten`,
    askBack: (role) => `${role} zurück erbitten`,
    asked: 'Gefragt. Jemand am Tisch muss Ja sagen.',
  },
  gone: {
    title: (name) => `${name} kommt nicht zurück?`,
    line: (role, duration) =>
      `Der Platz ${of(role)} ist seit ${duration} verlassen. Er lässt sich bis zur Rückkehr übergeben; alle anderen müssen zustimmen.`,
    helper: { label: 'Ein Helfer', hint: 'das Gerät spielt' },
    me: { label: 'Ich spiele ihn mit', hint: 'an diesem Gerät' },
    wait: { label: 'Warten', hint: 'sie kommen schon' },
    offered: 'Den Platz übergeben',
  },
  alone: {
    title: 'Keine Leitung zu irgendwem',
    line: (duration) =>
      `${duration ? `Die letzte Leitung riss vor ${duration}. ` : ''}Eure Partie ist hier gespeichert; sie geht weiter, sobald jemand wieder da ist.`,
    search: 'Noch einmal suchen',
    codes: 'Durch Codes',
    files: 'Als Datei',
    later: 'Nicht jetzt',
  },
  stopped: {
    title: 'Der Tisch steht still',
    line: (stopped) =>
      ({
        difference: `Ab Entscheidung ${stopped.at + 1} hat das Gerät ${of(stopped.name || 'jemand anderem')} einen anderen Stand als dieses.`,
        'two-answers': `${stopped.name} gab auf Entscheidung ${stopped.at + 1} zwei verschiedene Antworten. Beide sind als Beleg aufbewahrt.`,
        'chance-used-up': `Das Gerät ${of(stopped.name)} hat keine Zufallswerte mehr: Der Platz muss neu besetzt werden.`,
        'rules-failed': `Mathoms Regeln versagten bei Entscheidung ${stopped.at + 1}${'detail' in stopped ? ` (${stopped.detail})` : ''}. Das ist unser Fehler und von niemandem am Tisch.`,
      })[stopped.code],
    todo: (stopped) =>
      ({
        difference:
          'Geht gemeinsam vor diese Entscheidung zurück, oder schickt uns beide Chroniken als eine Datei: Sie zeigt, was schiefging.',
        'two-answers': 'Die anderen können den Platz jemand anderem geben und weiterspielen.',
        'chance-used-up': 'Übergebt den Platz, an einen Helfer oder wieder an dieselbe Person.',
        'rules-failed': 'Geht gemeinsam vor diese Entscheidung zurück und wählt anders, und sagt es uns bitte.',
      })[stopped.code],
    file: { label: 'Beide Chroniken', hint: 'als eine Datei' },
    fileMissing: 'Die andere Chronik ist noch nicht angekommen.',
    fileName: 'mathom-unterschied.json',
    back: 'Davor zurück erbitten',
  },
  share: {
    title: 'Dieser Tisch',
    line: 'Dasselbe Wort führt nach allem hierher zurück: nach dem Neuladen, an einem anderen Abend, von einem anderen Gerät.',
  },
  files: {
    title: 'Als Datei',
    line: 'Wo keine Leitung hält, reist der Tisch als Datei: Gib deinen aus und lies ein, was die anderen schicken. Nichts geht verloren; Bekanntes wird übergangen.',
    give: { label: 'Ausgeben', hint: 'den ganzen Tisch' },
    take: { label: 'Einlesen', hint: 'eine Datei der anderen' },
    taken: (n) => (n === 0 ? 'Es stand nichts Neues darin.' : n === 1 ? 'Ein Eintrag war neu.' : big(`${number(n)} Einträge waren neu.`)),
  },
  move: {
    title: 'Meinen Platz umziehen',
    line: 'Der Link enthält den Schlüssel des Platzes: Wer ihn öffnet, antwortet für den Platz. Dieses Gerät sieht danach nur noch zu. Schick ihn niemandem außer dir selbst.',
    pick: 'Welcher Platz?',
    do: (role) => `${role} umziehen`,
    shown: 'Öffne dies auf dem anderen Gerät:',
    failed: 'Dieser Platz kann jetzt nicht umziehen.',
    once: 'Öffne ihn nur auf einem Gerät: Dieses hier hat den Platz vergessen.',
  },
  copy: {
    title: 'Allein weiterspielen',
    line: 'Eine Kopie dieser Partie, wie sie steht, kommt auf dieses Gerät und wird an ihm gespielt, mit allen Händen: Wer allein weiterspielt, sieht sie. Der Tisch der anderen geht ohne sie weiter.',
    do: 'Kopie anlegen',
    failed: 'Die Kopie ließ sich nicht anlegen.',
  },
  leave: {
    title: 'Den Tisch verlassen?',
    line: 'Die anderen erfahren es. Der Tisch lebt weiter, dein Platz wartet, und sein Wort führt dich zurück.',
    do: 'Verlassen',
  },
  menu: {
    people: { label: 'Wer am Tisch sitzt', line: 'Wer was spielt und wie gut die Leitungen sind.' },
    share: { label: 'Wort, Link und Code', line: 'Für alle, die kommen oder wiederkommen.' },
    codes: { label: 'Ohne Internet', line: 'Verbinden, indem ihr einander Codes zeigt.' },
    files: { label: 'Als Datei', line: 'Den Tisch ausgeben, ihn einlesen.' },
    move: { label: 'Meinen Platz umziehen', line: 'Auf ein anderes Gerät von dir.' },
    copy: { label: 'Allein weiterspielen', line: 'Eine Kopie auf diesem Gerät.' },
    leave: { label: 'Den Tisch verlassen', line: 'Die anderen erfahren es; er lebt weiter.' },
    again: { label: 'Alle noch einmal suchen', line: 'Baut jede Leitung neu auf.' },
  },
}

export const settings: TogetherSettingsText = {
  title: 'Zusammen spielen',
  line: 'Die Geräte sprechen ohne Spielserver miteinander. Nur jemand muss sie einander vorstellen.',
  name: 'Dein Name',
  server: 'Wer die Geräte vorstellt',
  servers: { auto: 'wie diese Seite', public: 'öffentlicher Dienst', own: 'mein eigener' },
  serverLines: {
    auto: 'Der Server, von dem diese Seite kam, wenn er es kann (npm start); sonst der öffentliche PeerJS-Dienst.',
    public: 'Der öffentliche PeerJS-Dienst. Er sieht, dass sich zwei Geräte treffen, nicht, was sie sagen.',
    own: 'Ein eigener PeerServer. Alle am Tisch brauchen denselben.',
  },
  own: 'Adresse des Servers',
  ownHint: 'https://peer.example.org:9000/pfad',
  stun: 'STUN-Server, einer je Zeile',
  stunHint: 'stun:stun.example.org:3478',
  turn: 'TURN-Server mit Name und Passwort, einer je Zeile',
  turnHint: 'turn:turn.example.org:3478 name passwort',
  ice: 'Durch strenge Netze',
  iceLine:
    'In einem WLAN braucht es nichts davon. STUN sagt einem Gerät seine Adresse im Internet; TURN gibt alles weiter, wo keine gerade Leitung hält.',
  serverProblem: {
    empty: 'Gib die Adresse deines Servers ein.',
    scheme: 'Die Adresse beginnt mit https:// oder http:// oder mit dem Namen des Servers.',
    host: 'Das ist nicht der Name eines Servers.',
    port: 'Nach dem Doppelpunkt steht der Port: eine Zahl bis 65535.',
    path: 'Im Pfad steht ein Zeichen, das es in keinem Pfad gibt.',
    key: 'Der Schlüssel besteht nur aus Buchstaben, Ziffern, - und _.',
  },
  iceProblem: ({ line, problem }) =>
    `Zeile ${line}: ${
      {
        scheme: 'Sie muss mit stun: oder turn: beginnen.',
        host: 'Das ist nicht der Name eines Servers.',
        port: 'Der Port ist eine Zahl bis 65535.',
        credentials: 'Nach der Adresse kommen ein Name und ein Passwort.',
        'too-many': 'Acht Server genügen.',
      }[problem]
    }`,
  later: 'Gilt für den nächsten Tisch, der eröffnet oder betreten wird.',
}
