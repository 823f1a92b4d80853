/** German. */
import { de as together } from './de-together.ts'
import type { AppText } from './types.ts'

const list = (words: readonly string[]) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} und ${words[words.length - 1]}`
const some = (n: number, one: string, many: string) => (n === 1 ? one : `${n} ${many}`)

export const de: AppText = {
  close: 'Schließen',
  cancel: 'Abbrechen',
  back: 'Zurück',
  menu: 'Menü',
  help: 'Hilfe',
  loading: 'Der Tisch wird gedeckt …',
  list,
  date: (time) => new Date(time).toLocaleDateString('de-DE', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }),

  shelf: {
    motto: 'alte Spiele, bewahrt und geteilt',
    games: {
      lotr: { title: 'Der Herr der Ringe', line: 'gemeinsam gegen Sauron · 1 bis 5' },
      'wotr-cards': { title: 'Das Kartenspiel', line: 'Der Ringkrieg · zwei Seiten · 2 bis 4' },
      wotr: { title: 'Der Ringkrieg', line: 'zwei Seiten · für 2' },
    },
    newMatch: (title) => `${title}: neue Partie`,
    notYet: 'noch nicht',
    notYetLine: 'Dieses Spiel steht schon im Regal, lässt sich aber noch nicht spielen.',
    continue: 'Weiterspielen',
    continueLine: 'wo ihr aufgehört habt',
    lookAt: 'Ansehen',
    empty: {
      title: 'Der Weg liegt offen',
      line: 'Nimm ein Spiel aus dem Regal: allein, an diesem Gerät oder mit Freunden an ihren.',
      button: 'Neue Partie',
      hint: 'Der Herr der Ringe',
    },
    all: (count) => `Alle Partien (${count})`,
  },
  matches: {
    title: 'Partien',
    empty: 'Auf diesem Gerät wurde noch keine Partie begonnen.',
    export: 'Ausgeben',
    import: 'Datei einlesen',
    remove: 'Löschen',
    removeTitle: 'Diese Partie löschen?',
    removeLine: (name) =>
      `${name} wird auf diesem Gerät endgültig gelöscht. Gib sie vorher aus, wenn du sie vielleicht wiederhaben willst.`,
    removeDo: 'Löschen',
    keep: 'Behalten',
    fileFailed: 'Die Datei ließ sich nicht lesen oder schreiben.',
    imported: 'Die Partie wurde Zug um Zug geprüft und steht in der Liste.',
    damaged: (where) => `Beschädigt${where === null ? '' : ` bei „${where}“`}. Sie lässt sich behalten oder löschen, nicht öffnen.`,
    unnamed: 'Namenlose Gefährten',
    fresh: 'Noch nicht begonnen.',
    played: (date) => `zuletzt gespielt am ${date}`,
    over: (score) => `beendet mit ${score} Punkten`,
  },
  menuItems: {
    shelf: { label: 'Zum Regal', line: 'Die Partie bleibt, wie sie steht.' },
    matches: { label: 'Partien', line: 'Fortsetzen, ausgeben, einlesen, löschen.' },
    settings: { label: 'Einstellungen', line: 'Sprache, Licht, Tempo, wo gefragt wird.' },
    help: { label: 'Hilfe', line: 'Die Regeln in Kürze und die Bedienung.' },
    people: { label: 'Wer sitzt wo', line: 'Namen, verdeckte und offene Hände.' },
    about: { label: 'Über Mathom', line: 'Was das ist und woraus es besteht.' },
    export: { label: 'Partie ausgeben', line: 'Eine kleine Datei, von der ersten Karte an.' },
  },
  settings: {
    title: 'Einstellungen',
    language: 'Sprache',
    theme: 'Licht',
    themes: { auto: 'wie das Gerät', day: 'Tag', candle: 'Kerze' },
    speed: 'Tempo des Tisches',
    atOnce: 'sofort',
    motion: { label: 'Weniger Bewegung', line: 'Dinge blenden an ihren Platz, statt dorthin zu wandern.' },
    openHands: { label: 'Offene Hände', line: 'Keine Tür, alle Hände sichtbar. Für Solospiel oder Runden ohne Geheimnisse.' },
    textSize: 'Schrift',
    textSizes: { normal: 'normal', large: 'groß', larger: 'größer' },
    data: 'Alles auf diesem Gerät',
    backup: {
      label: 'Sichern',
      line: 'alle Partien, Einstellungen und deine Plätze an gemeinsamen Tischen in einer Datei: Gib sie nicht weiter',
    },
    restore: { label: 'Zurückholen', line: 'ergänzt, was fehlt, und löscht nichts' },
    restored: ({ added, updated, kept, damaged }) =>
      `${added} hinzugefügt, ${updated} durch einen neueren Stand ersetzt, ${kept} unverändert${damaged ? `, ${damaged} beschädigt und ausgelassen` : ''}.`,
    asking: 'Wo gefragt wird',
    askingLine:
      'Manche Karten darf man außer der Reihe benutzen. Der Tisch hält dafür an, wo du es willst; „Karte benutzen“ geht jederzeit einen Schritt zurück.',
    askingMore: 'Augenblick für Augenblick',
    ask: {
      never: { label: 'nie', line: 'Der Tisch hält hierfür nie an.' },
      special: { label: 'wenn es zählt', line: 'Nur für Karten, die für diesen Augenblick gemacht sind.' },
      standard: { label: 'bei jeder Hilfe', line: 'Auch für Hilfe, die jederzeit möglich wäre.' },
      idle: { label: 'immer', line: 'Selbst wo man nur Karten abwerfen könnte.' },
    },
    everywhere: 'Überall',
  },
  about: {
    title: 'Über Mathom',
    version: (version) => `Version ${version}`,
    paragraphs: [
      'Ein Mathom ist ein Ding, das man nicht braucht und doch nicht wegwerfen mag. Dieses bewahrt alte Spiele.',
      'Dies ist eine inoffizielle Umsetzung von Fans. Sie steht in keiner Verbindung zu Autoren, Verlagen oder Rechteinhabern der Spiele, Bücher oder Filme und wird von ihnen nicht unterstützt. Alle Zeichnungen und alle Texte sind unsere eigenen.',
      'Sie ersetzt die Spiele nicht. Wenn dir eines gefällt, kauf es: Die Schachteln sind wunderschön.',
      'Alles bleibt auf diesem Gerät und auf denen, mit denen du spielst. Es gibt keinen Spielserver, kein Konto, und nichts wird gezählt.',
    ],
    credits: 'Woraus es besteht',
    creditLines: [
      'Zeichen für Kampf, Verstecken, Reise und Freundschaft sowie die Silhouetten auf Karten, Medaillen und Markern des Ringkriegs: Lorc, Delapouite und andere Mitwirkende von game-icons.net, CC BY 3.0, in der Form unverändert.',
      'IM Fell English und IM Fell English SC (Igino Marini), EB Garamond (Georg Duffner, Octavio Pardo), Alegreya Sans (Juan Pablo del Peral): SIL Open Font License 1.1.',
      'React, PixiJS, PeerJS, Valibot, idb, pure-rand, qr, noble-hashes und noble-curves unter ihren MIT-Lizenzen.',
      'Alles andere wurde für dieses Projekt gezeichnet und geschrieben, freie Software unter AGPL-3.0-or-later.',
    ],
    source: 'Quelltext',
  },
  helpPanel: {
    title: 'Hilfe',
    controls: 'Bedienung',
    controlLines: [
      'Was leuchtet, lässt sich berühren. Ein Tipp hebt eine Karte oder wählt etwas aus; der rote Knopf führt es aus.',
      'Berühre etwas anderes, und der Tisch sagt, warum es jetzt nicht geht.',
      'Halte etwas gedrückt oder lass die Maus darauf ruhen, um es groß und mit seiner Regel zu sehen. Mit der Tastatur: **?**.',
      'Während sich etwas bewegt, springt ein Tipp irgendwo oder Escape an sein Ende.',
      'Zwei Finger oder das Mausrad holen den Spielplan näher; ein Doppeltipp rahmt, worauf es ankommt.',
      'Der Maßstab unten ist die ganze Partie: Zieh sein Siegel zurück, sieh dich um und spiele von dort weiter.',
      'Tab geht durch alles, die Pfeiltasten durch die Hand, Escape schließt.',
    ],
    shelfLines: [
      'Nimm ein Spiel aus dem Regal, um zu beginnen. Nach jeder Handlung ist die Partie gespeichert; schließe die App, wann du willst.',
      'Mit Freunden an eigenen Geräten: Eröffne einen Tisch im Formular der neuen Partie, oder geh durch ihr Wort an ihren.',
      'An einem Gerät verdeckt die runde Tür eine Hand, bis die Person am Zug den Knauf hält.',
    ],
    together: 'Mehrere Geräte',
    togetherLines: [
      'Jedes Gerät hält die ganze Partie. Neu laden, schlafen, das Netz verlieren, gehen: Der Link des Tisches oder *Weiterspielen* am Regal führt zurück.',
      'Die Zeile über den Knöpfen sagt, auf wen der Tisch wartet und warum; *Wer am Tisch sitzt* zeigt jedes Gerät und seine Leitung.',
      'Zurück geht es, wenn alle zustimmen. Würfel, die zurückgenommen wurden, fallen neu.',
      'Jemand ist weg? Stimmen alle anderen zu, spielt ein Helfer oder jemand am Tisch den Platz; wer wiederkommt, bekommt ihn auf Bitte zurück.',
      'Gar keine Leitung? *Ohne Internet* verbindet zwei Geräte durch Codes, und *Als Datei* trägt die Partie vom einen zum anderen.',
    ],
  },
  table: {
    decision: 'Entscheidung',
    hand: (name) => `Hand von ${name}`,
    handCovered: (name) => `Die Hand von ${name} ist verdeckt.`,
    handEmpty: 'eine leere Hand',
    undo: 'Zurück',
    log: 'Chronik',
    logEmpty: 'Noch ist nichts geschehen.',
    backHere: 'Bis hierher zurückgehen',
    goOn: 'Weiter',
    goOnHint: 'niemand greift ein',
    useCard: 'Karte benutzen',
    useCardHint: 'vorher eingreifen',
    more: (count) => `${count} weitere`,
    operations: 'Was jetzt möglich wäre',
    telling: 'Es geschieht etwas.',
    skipHint: 'tippen beschleunigt',
    scrubber: 'Die Partie von Anfang an',
    now: 'jetzt',
    step: (n, of) => `Wahl ${n} von ${of}`,
    watching: (n, of) => `Schritt ${n} von ${of}. Ansehen verändert nichts.`,
    stepOn: 'Einen Schritt weiter',
    stepBack: 'Einen Schritt zurück',
    looking: (n, of) => `Rückblick: vor Wahl ${n} von ${of}.`,
    lookingLine: 'Ansehen verändert nichts.',
    toNow: 'Zum Jetzt',
    playOnHere: 'Von hier weiterspielen',
    playOnHint: 'nimmt alles Spätere zurück',
    cancelChoice: 'Noch einmal überlegen',
    waiting: 'Einen Augenblick …',
    twin: 'Der Tisch in Worten',
    notSaved: 'Die letzte Handlung ist noch nicht gespeichert.',
    trouble: {
      'cannot-draw': 'Dieser Browser kann den Plan nicht zeichnen: WebGL fehlt oder ist abgeschaltet. Die Listen daneben gehen weiter.',
      'pictures-missing': 'Einige Bilder ließen sich nicht laden. Das Spiel geht ohne sie weiter.',
    },
    takenOver: {
      label: 'Diese Partie läuft in einem anderen Fenster',
      line: 'Sie wurde dort später geöffnet; nur ein Fenster darf sie schreiben.',
    },
    takenOverDo: 'Hierher zurückholen',
    people: 'Wer sitzt wo',
    peopleLine: 'Sitze mit demselben Namen werden von derselben Person gespielt. Ohne Namen hat jeder seine eigene Hand.',
  },
  undo: {
    title: 'Zurückgehen?',
    line: ({ choices }) =>
      choices === 1 ? 'Die letzte Entscheidung würde zurückgenommen.' : `${choices} Entscheidungen würden zurückgenommen.`,
    seen: ({ rolls, cards, tiles }) => {
      const parts = [
        rolls ? some(rolls, 'ein Wurf', 'Würfe') : '',
        cards ? some(cards, 'eine Karte', 'Karten') : '',
        tiles ? some(tiles, 'ein aufgedecktes Plättchen', 'aufgedeckte Plättchen oder Karten') : '',
      ].filter(Boolean)
      return `Seitdem gesehen: ${list(parts)}.`
    },
    nothingSeen: 'Seitdem wurde nichts Verdecktes oder Zufälliges gesehen.',
    fair: 'Dieselben Entscheidungen bringen wieder dieselben Würfel und Karten: Zurückgehen ist kein zweiter Wurf.',
    do: 'Zurückgehen',
  },
  cover: {
    lead: 'Gib das Tablet an',
    ask: (name) => `${name}, halte den Knauf, um zu öffnen.`,
    note: 'Deine Hand bleibt sichtbar, bis jemand anderes an der Reihe ist.',
    holding: 'weiter halten …',
    knob: (name) => `Zum Öffnen halten, ${name}`,
    plain: 'Öffnen, ohne zu halten',
    notMe: (name) => `Ich bin nicht ${name}`,
    notMeHint: 'wer sitzt wo',
    start: 'Die Gefährten sammeln sich.',
    plays: (person, role) => `${person} spielt ${role}.`,
  },
  newMatch: { failed: 'Die Partie konnte nicht begonnen werden.' },
  together,
  update: {
    line: 'Ein neueres Mathom liegt bereit. Es dauert einen Augenblick, und keine Partie wird angerührt.',
    do: 'Übernehmen',
    later: 'Später',
  },
  file: (problem) => {
    switch (problem.code) {
      case 'too-large':
        return `Die Datei ist viel zu groß für eine Partie: ${Math.ceil(problem.bytes / 1000)} KB; schon ${problem.limit / 1000} KB wären viel.`
      case 'not-json':
        return `Das ist keine Partiedatei: Sie lässt sich nicht als JSON lesen (${problem.detail}).`
      case 'not-a-match':
        return `Das ist keine Partiedatei von Mathom${problem.where === null ? '' : `; bei „${problem.where}“ fehlt etwas oder stimmt nicht`}.`
      case 'unknown-game':
        return `Die Datei enthält eine Partie von „${problem.game}“, das diese Version nicht spielen kann.`
      case 'other-rules':
        return `Die Partie wurde mit Regelstand ${problem.needs} gespielt; diese App hat Stand ${problem.has}. Sie bleibt, wie sie ist.`
      case 'bad-seats':
        return `Eine Partie für ${problem.seats} gibt es bei diesem Spiel nicht.`
      case 'bad-option':
        return `Die Datei enthält eine Einstellung, die dieses Spiel nicht kennt oder nicht erlaubt: „${problem.problem.option}“.`
      case 'unreadable-action':
        return `Handlung ${problem.at + 1} der Datei ist unlesbar: „${problem.action}“.`
      case 'illegal-action':
        return `Handlung ${problem.at + 1} verstößt gegen die Regeln: „${problem.action}“. Bis dorthin stimmt die Partie.`
      case 'other-state':
        return `Nach Handlung ${problem.at + 1} steht der Tisch anders, als die Datei sagt: „${problem.action}“.`
      case 'fingerprints-missing':
        return `Die Datei enthält ${problem.actions} Handlungen, aber ${problem.fingerprints} Prüfzeichen.`
      case 'chain-broken':
        return 'Das Siegel am Ende der Datei passt nicht zu ihren Handlungen: Sie wurde nachträglich verändert.'
      case 'rules-failed':
        return `Die Regeln sind bei Handlung ${problem.at + 1} gestolpert (${problem.detail}). Bitte schick uns diese Datei.`
    }
  },
  storage: (problem) => {
    switch (problem.code) {
      case 'storage-refused':
        return `Dieses Gerät lässt Mathom nichts speichern (${problem.detail}). Du kannst spielen, aber die Partie ist weg, wenn die Seite geschlossen wird.`
      case 'storage-full':
        return 'Der Speicher dieses Geräts ist voll. Schaffe etwas Platz; mit der nächsten Handlung wird es wieder versucht.'
      case 'storage-slow':
        return 'Der Speicher dieses Geräts antwortet nicht. Mit der nächsten Handlung wird es wieder versucht.'
      case 'taken-over':
        return 'Diese Partie läuft in einem anderen Fenster dieses Geräts weiter.'
      case 'match-gone':
        return 'Diese Partie ist nicht mehr auf diesem Gerät.'
      case 'record-damaged':
        return `Diese Partie ist ${problem.where === null ? '' : `bei „${problem.where}“ `}beschädigt. Sie bleibt erhalten und kann in der Liste ausgegeben oder gelöscht werden.`
      case 'backup-unreadable':
        return {
          'too-large': 'Diese Datei ist viel zu groß für eine Sicherung von Mathom. Nichts wurde verändert.',
          'not-json': 'Das ist keine Sicherung von Mathom: Sie lässt sich nicht als JSON lesen. Nichts wurde verändert.',
          'not-a-backup': 'Das ist keine Sicherung von Mathom. Nichts wurde verändert.',
        }[problem.reason]
    }
  },
  crash: {
    title: 'Etwas ist zerbrochen',
    line: 'Das ist unser Fehler, nicht deiner. Die Partie ist bis zur letzten Handlung gespeichert.',
    reload: 'Wieder öffnen',
    shelf: 'Zum Regal',
  },
}
