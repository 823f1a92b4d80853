/** German, playing together. */
import { big, list, number, of } from './de-counting.ts'
import { settings, table } from './de-together-table.ts'
import type { TogetherText } from './together-types.ts'

export const de: TogetherText = {
  duration: (ms) => {
    const s = Math.max(0, Math.floor(ms / 1000))
    if (s < 60) return `${s} s`
    if (s < 3600) return `${Math.floor(s / 60)} min`
    return s < 172_800 ? `${Math.floor(s / 3600)} h` : `${Math.floor(s / 86_400)} Tagen`
  },
  number,
  seat: 'Platz',
  severalDevices: 'an mehreren Geräten',

  join: {
    title: 'An ihren Tisch',
    cardTitle: 'Zu Freunden',
    cardLine: 'Gib das Wort ihres Tisches ein.',
    word: 'Das Wort des Tisches',
    letter: (n) => `Buchstabe ${n} von 5`,
    go: 'Dazu',
    otherWays: 'Andere Wege',
    scan: { label: 'Ihren Code scannen', hint: 'mit dieser Kamera' },
    codes: { label: 'Ohne Internet', hint: 'Codes hin und her' },
    name: 'Dein Name',
    nameHint: 'so sehen ihn die anderen',
    nameMissing: 'Die anderen möchten wissen, wer kommt: Gib einen Namen ein.',
    watch: { label: 'Nur zusehen', line: 'Ohne Platz. Du siehst, was offen auf dem Tisch liegt, und keine Hand.' },
    privacyTitle: 'Bevor du dazukommst',
    privacy: [
      'Zwischen euch steht kein Server: Die Geräte eines Tisches sprechen miteinander und erfahren so die Netzadresse der anderen.',
      'Fremde Hände werden nicht gezeigt. In dieser Version könnte aber, wer die App auf seinem Gerät verändert, hineinsehen: Spielt mit Leuten, denen ihr traut.',
    ],
    notAWord:
      'Das ist kein Wort eines Tisches. Es hat fünf Buchstaben; B, G, I, L, O, Q, S, U, V und Z kommen nie vor, weil sie anderen ähneln.',
    wordMissing: 'Das Wort hat fünf Buchstaben.',
    notALink: 'Dieser Code führt an keinen Tisch.',
    joining: 'Auf dem Weg …',
    seatTitle: 'Ein Platz zieht auf dieses Gerät',
    seatLine:
      'Dieser Link trägt einen Platz eines Tisches. Von nun an antwortet dieses Gerät für ihn, und das bisherige sieht nur noch zu.',
    seatDo: 'Platz übernehmen',
    notASeat: 'Dieser Link trägt keinen Platz. Vielleicht wurde er unterwegs abgeschnitten: Kopiere ihn noch einmal.',
    tableFile: { label: 'Aus einer Datei', hint: 'ein ausgegebener Tisch' },
    codesNeedTable: 'Zwei Geräte finden zusammen, indem sie einander einen Code zeigen.',
  },

  lobby: {
    tableOf: (name) => `Tisch ${of(name)}`,
    unnamedTable: 'Ein Tisch',
    wordTitle: 'Das Wort dieses Tisches',
    wordIs: (word) => `Das Wort dieses Tisches: ${word.split('').join(' ')}`,
    wordLine: 'Freunde geben es an ihrem Regal ein oder scannen dies:',
    qrLabel: 'Der Link zu diesem Tisch als Code für die Kamera',
    copy: { label: 'Link kopieren', hint: 'zum Verschicken' },
    copied: 'Der Link ist kopiert.',
    copyFailed: 'Dieser Browser wollte nicht kopieren. Hier steht der Link:',
    share: 'Link teilen',
    codes: { label: 'Ohne Internet', hint: 'Codes hin und her' },
    noServer: 'Kein Server bewahrt eure Partie: Jedes Gerät hier hat sie ganz.',
    seats: 'Plätze',
    you: 'du, an diesem Gerät',
    anotherOfYours: 'auch an diesem Gerät',
    helperOf: (name) => `ein Helfer auf dem Gerät ${of(name)}`,
    rename: (name) => (name ? `${name}: Namen ändern` : 'Namen ändern'),
    renameTitle: 'Dein Name',
    renameDo: 'So heiße ich',
    free: (role, keeper) =>
      keeper
        ? `Ein freier Platz. Noch kann jemand kommen, ein Helfer kann ihn spielen, oder ${role} bleibt daheim.`
        : 'Ein freier Platz. Noch kann jemand kommen, oder ein Helfer spielt ihn.',
    sit: { label: 'Hier sitzen', hint: 'du spielst' },
    sitMore: { label: 'Auch hier', hint: 'an diesem Gerät' },
    helper: { label: 'Helfer', hint: 'das Gerät spielt' },
    leaveOut: (left) => ({ label: 'Weglassen', hint: `dann ${left}` }),
    leftSeats: (word, n) => (n === 1 ? 'ein Platz' : `${word} Plätze`),
    addSeat: 'Ein Platz mehr',
    more: (name) => `Mehr zum Platz ${of(name)}`,
    moreTitle: (name) => `Platz ${of(name)}`,
    removeSeat: { label: 'Platz freimachen', line: 'Jemand anderes kann sich setzen; die Person bleibt am Tisch.' },
    removeAll: { label: 'Vom Tisch wegschicken', line: 'Alle Plätze dieses Geräts werden frei.' },
    giveHelper: { label: 'Einen Helfer spielen lassen', line: 'Dieses Gerät spielt an ihrer Stelle.' },
    standUp: { label: 'Aufstehen', line: 'Der Platz wird frei; du bleibst am Tisch.' },
    askName: { label: 'Namen ändern', line: 'So sehen ihn die anderen.' },
    keeps: 'hütet den Tisch',
    straight: 'geradewegs zu dir',
    relay: 'über einen Vermittler',
    passedOn: 'von den anderen weitergesagt',
    unknownWay: 'am eigenen Gerät',
    sitting: 'setzt sich gerade …',
    quality: { table: 'am Tisch', good: 'gut', fair: 'ordentlich', slow: 'langsam', way: 'kommt dazu', away: 'weg', left: 'gegangen' },
    milliseconds: (ms) => `${Math.round(ms)} ms`,
    since: (duration) => `seit ${duration}`,
    lookingForWay: 'sucht einen Weg',
    watching: (names) => `${list(names)} ${names.length > 1 ? 'sehen' : 'sieht'} zu.`,
    nobodyWatches: 'Niemand sieht zu.',
    laterLine: 'Wer später kommt, kann zusehen oder einen freien Platz nehmen.',
    sitName: (role) => `Wer spielt ${role}?`,
    sitNameLine: 'Eine zweite Person an diesem Gerät bekommt einen eigenen Namen; mit demselben Namen bist es wieder du.',
    sitDo: 'Hinsetzen',
    band: {
      away: (name, duration) => `${name} ist seit ${duration} weg.`,
      joining: (name) => `${name} kommt dazu.`,
      free: (n) => (n === 1 ? 'Ein Platz ist frei.' : big(`${number(n)} Plätze sind frei.`)),
      full: 'Alle sind da.',
      slow: (name) => `Die Leitung ${of(name)} ist langsam, aber sie hält.`,
      nobodySits: 'Noch hat niemand einen Platz: Setz dich, oder warte auf die anderen.',
      tooFew: 'Für dieses Spiel müssen mehr Plätze besetzt sein.',
      waitForThem: (name) => `Es kann losgehen, wenn ${name} wieder da ist oder der Platz frei wird.`,
      keeperStarts: (name) => `${name} hütet den Tisch und beginnt die Partie.`,
      ready: 'Es kann losgehen.',
      without: (roles) => `Ihr könnt ohne ${list(roles)} beginnen.`,
      takeSeat: 'Nimm einen freien Platz, oder sieh zu.',
    },
    start: (n) =>
      n === 1 ? 'Allein beginnen' : n === 2 ? 'Zu zweit beginnen' : n === 3 ? 'Zu dritt beginnen' : `Zu ${number(n)}t beginnen`,
    startWhen: (name) => `sobald ${name} da ist`,
    startNow: 'alle Hände werden ausgeteilt',
    test: { label: 'Leitungen prüfen', hint: 'was geht, in einfachen Worten' },
    looking: {
      title: (word) => `Der Tisch ${word} wird gesucht`,
      since: (duration) => `seit ${duration}`,
      line: 'Sobald jemand dort antwortet, erscheinen hier seine Plätze.',
    },
    longTitle: 'Es dauert lange. Woran es liegen kann:',
    long: [
      'Jemand muss den Tisch offen haben, an irgendeinem Gerät, das dazugehört.',
      'Beide Geräte brauchen Internet oder dasselbe Mathom daheim: Die Adresse im Browser muss dieselbe sein, oder beide müssen denselben Vermittlungsserver benutzen (Einstellungen, Zusammen spielen).',
      'Vergleiche das Wort noch einmal mit der Person, die den Tisch eröffnet hat.',
      'In einem Raum ohne Internet können die beiden Geräte einander stattdessen Codes zeigen.',
    ],
    again: 'Noch einmal suchen',
    leave: 'Den Tisch verlassen',
    leaveTitle: 'Diesen Tisch verlassen?',
    leaveLine: (keeper) =>
      keeper ? 'Deine Plätze werden frei, und jemand anderes hütet den Tisch.' : 'Deine Plätze werden frei. Das Wort führt wieder hierher.',
    stay: 'Bleiben',
    refused: (name, reason, count) => `${name || 'Ein Gerät'} ${reason}${count > 1 ? ` (${count}-mal)` : ''}; das wurde abgewiesen.`,
  },

  lines: {
    title: 'Leitungen prüfen',
    intro: 'Was dieses Gerät von hier aus kann. Nichts davon erfährt jemand.',
    testing: 'Wird geprüft … das dauert ein paar Sekunden.',
    again: 'Noch einmal prüfen',
    failed: 'Die Prüfung gelang nicht.',
    rows: {
      webrtc: {
        title: 'Dieser Browser',
        yes: 'Er kann Leitungen zu anderen Geräten öffnen.',
        no: 'Er kann keine Leitungen zu anderen Geräten öffnen. Nimm einen anderen Browser, oder tauscht den Tisch als Datei.',
      },
      server: {
        title: 'Der Vermittlungsserver',
        yes: 'Er antwortet: Freunde finden diesen Tisch durch sein Wort.',
        no: 'Er antwortet nicht: Freunde finden diesen Tisch nicht durch sein Wort. Codes ohne Internet gehen trotzdem.',
      },
      lan: {
        title: 'In diesem WLAN',
        yes: 'Geräte im selben WLAN sind erreichbar.',
        no: 'Geräte im selben WLAN sind nicht geradewegs erreichbar.',
      },
      net: {
        title: 'Durch das Internet',
        yes: 'Die meisten Geräte in anderen Wohnungen sind geradewegs erreichbar.',
        no: 'Geräte in anderen Wohnungen sind nicht geradewegs erreichbar; ein Vermittler (TURN) würde helfen.',
      },
      relay: {
        title: 'Über einen Vermittler',
        yes: 'Der Vermittler geht: Auch aus strengen Netzen und vom Handy kann man dazukommen.',
        no: 'Der eingetragene Vermittler antwortet nicht. Prüfe Name und Passwort in den Einstellungen.',
        none: 'Es ist keiner eingetragen. Aus Mobilfunk- oder strengen Firmennetzen kommt vielleicht nicht jeder durch.',
      },
    },
    works: 'geht',
    worksNot: 'geht nicht',
    unknown: 'unbekannt',
  },

  codes: {
    title: 'Ohne Internet',
    intro:
      'Zwei Geräte in einem Raum finden zusammen, indem sie einander einen Code zeigen. Eines beginnt; für jedes Gerät, das dazukommt, einmal.',
    show: { label: 'Code zeigen', hint: 'das andere Gerät liest ihn' },
    read: { label: 'Code lesen', hint: 'das andere Gerät zeigt einen' },
    steps: { show: ['Code zeigen', 'Antwort lesen', 'Verbunden'], read: ['Code lesen', 'Antwort zeigen', 'Verbunden'] },
    making: 'Der Code wird geschrieben …',
    showLine: 'Lass das andere Gerät dies lesen: „Ohne Internet“, „Code lesen“.',
    thenRead: 'Es zeigt eine Antwort: lesen',
    readOffer: 'Lies den Code, den das andere Gerät zeigt.',
    readAnswer: 'Lies die Antwort, die das andere Gerät jetzt zeigt.',
    showAnswer: 'Zeig diese Antwort dem Gerät, das begonnen hat.',
    waitingLine: 'Wartet, bis sie gelesen ist …',
    connected: 'Verbunden',
    connectedLine: 'Die Leitung steht. Alles andere geht nun von selbst.',
    done: 'Gut',
    another: 'Noch ein Gerät',
    copy: 'Als Text kopieren',
    copied: 'Kopiert. Schick ihn mit irgendeiner Nachricht.',
    asText: 'Der Code als Text',
    qrLabel: 'Dieser Code für die Kamera des anderen Geräts',
    tooLong: 'Dieser Code ist zu lang für ein Bild. Kopiere ihn als Text.',
    paste: 'Oder füge den Code hier ein',
    pasteDo: 'Lesen',
    scan: 'Mit der Kamera scannen',
    scanStop: 'Kamera ausschalten',
    scanning: 'Halte den Code vor die Kamera, ganz in den Rahmen.',
    cameraAsk: 'Der Browser fragt, ob Mathom die Kamera benutzen darf. Kein Bild verlässt dieses Gerät.',
    cameraRefused: 'Die Kamera wurde verweigert. Erlaube sie dieser Seite im Browser, oder füge den Code ein.',
    cameraMissing: 'Dieses Gerät hat keine Kamera, die sich benutzen ließe. Füge den Code ein.',
    cameraInsecure: 'Ein Browser gibt die Kamera nur Seiten, die über https geöffnet wurden. Füge den Code ein.',
    cameraFailed: 'Die Kamera ließ sich nicht öffnen; vielleicht benutzt sie gerade eine andere App. Füge den Code ein.',
    back: 'Zurück',
    empty: 'Noch gibt es nichts zu lesen: Füge erst den Code ein.',
  },

  table,
  settings,

  door: (trouble) => {
    switch (trouble.code) {
      case 'versions':
        return {
          me: `Dieses Gerät hat ein älteres Mathom (${trouble.mine}) als der Tisch (${trouble.theirs}). Lade es neu; nichts geht verloren.`,
          they: `Der Tisch hat ein älteres Mathom (${trouble.theirs}) als dieses Gerät (${trouble.mine}). Die anderen müssen erneuern.`,
          unknown: `Dieses Gerät (${trouble.mine}) und der Tisch (${trouble.theirs}) haben verschiedene Versionen. Erneuert beide.`,
        }[trouble.whoUpdates]
      case 'other-rules':
        return `Dieser Tisch spielt nach Regelstand ${trouble.needs}; dieses Gerät hat ${trouble.has}. Es muss erneuert werden.`
      case 'unknown-game':
        return `Dieser Tisch spielt „${trouble.game}“, was diese Version nicht kann.`
      case 'rules-unavailable':
        return `Die Regeln von „${trouble.game}“ konnten nicht geladen werden. Es wird weiter versucht; mit Netz oder nach neuem Laden geht es.`
      case 'rules-failed':
        return `Mathom konnte diese Partie nicht öffnen: Ihre Regeln versagten nach Eintrag ${trouble.at} (${trouble.detail}). Nichts Gespeichertes ist verloren; bitte sag es uns.`
      case 'removed':
        return `${trouble.name || 'Wer den Tisch hält,'} hat dieses Gerät vom Tisch weggeschickt. Tritt neu bei, um einen Platz zu erbitten.`
      case 'other-table':
        return `Ein anderer Tisch (${trouble.name}) antwortet auf dieses Wort. Bitte um den Link.`
      case 'table-full':
        return 'Der Tisch ist voll: Mehr Geräte passen nicht.'
      case 'cut-off':
        return `${trouble.name || 'Ein Gerät am Tisch'} hat die Leitung zu diesem gekappt: Es ${de.misdeed[trouble.reason]}. Lade die Seite neu, um es noch einmal zu versuchen.`
    }
  },
  meeting: (trouble) =>
    ({
      'signalling-unreachable':
        'Der Vermittlungsserver antwortet nicht; niemand findet diesen Tisch durch sein Wort. Es wird weiter versucht; Codes ohne Internet gehen.',
      'signalling-lost':
        'Der Vermittlungsserver ist weg. Stehende Leitungen gehen weiter; wer neu kommt, muss warten, bis er wieder da ist.',
      'no-webrtc': 'Dieser Browser kann keine Leitungen zu anderen Geräten öffnen. Nimm einen anderen, oder tauscht den Tisch als Datei.',
      'server-refused': `Der Vermittlungsserver weist dieses Gerät ab${'detail' in trouble && trouble.detail ? ` (${trouble.detail})` : ''}. Prüfe die Einstellungen zum Zusammenspielen.`,
    })[trouble.code],
  code: (code) =>
    ({
      'not-a-code': 'Das ist kein Code von Mathom.',
      'other-version': 'Dieser Code stammt aus einer anderen Version von Mathom. Erneuert beide Geräte.',
      damaged: 'Der Code ist beschädigt oder unvollständig. Kopiere ihn ganz, oder scanne noch einmal.',
      'offer-expected': 'Das ist eine Antwort, gebraucht wird aber der erste Code: Das andere Gerät sollte „Code zeigen“ wählen.',
      'answer-expected': 'Das ist ein erster Code, gebraucht wird aber die Antwort auf deinen. Das andere Gerät muss deinen lesen.',
      'no-line': 'Die Codes waren gut, aber es wurde keine Leitung daraus. Beide Geräte müssen im selben WLAN oder Hotspot sein.',
    })[code],
  tableFile: (problem) => {
    switch (problem.code) {
      case 'too-large':
        return 'Diese Datei ist viel zu groß für einen Tisch.'
      case 'not-json':
        return 'Das ist kein Tisch: Die Datei lässt sich nicht als JSON lesen.'
      case 'not-a-table':
        return `Das ist kein Tisch von Mathom${problem.where === null ? '' : `; bei „${problem.where}“ fehlt etwas oder stimmt nicht`}.`
      case 'another-table':
        return 'Diese Datei gehört zu einem anderen Tisch.'
      case 'bad-genesis':
        return 'Der Anfang dieses Tisches passt nicht zusammen: Die Datei wurde verändert.'
    }
  },
  misdeed: {
    malformed: 'schickte etwas, das kein Mathom schickt',
    oversized: 'schickte viel zu viel auf einmal',
    flood: 'schickte viel zu oft',
    forged: 'schickte eine Antwort mit falscher Unterschrift',
    'not-asked': 'antwortete ungefragt',
    illegal: 'antwortete gegen die Regeln',
    'two-answers': 'gab zwei verschiedene Antworten auf eine Entscheidung',
    stale: 'schickte Antworten auf einen vergangenen Stand',
    'wrong-chance': 'schickte einen Zufallswert, an den es nicht gebunden war',
    'not-a-member': 'sprach, ohne zum Tisch zu gehören',
  },
  proposalDone: (what) => (what === 'undo' ? 'Alle stimmten zu: Der Tisch ging zurück.' : 'Alle stimmten zu: Die Plätze haben gewechselt.'),
  proposalDropped: (what) => (what === 'undo' ? 'Nicht einig: Es bleibt, wie es ist.' : 'Nicht einig: Die Plätze bleiben, wie sie sind.'),
}
