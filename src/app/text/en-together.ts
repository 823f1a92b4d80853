/** English, playing together. */
import type { TogetherText } from './together-types.ts'

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const number = (n: number) => NUMBERS[n] ?? String(n)
const some = (n: number, one: string, many: string) => `${number(n)} ${n === 1 ? one : many}`
const list = (words: readonly string[]) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`
const are = (words: readonly string[]) => `${list(words)} ${words.length > 1 ? 'are' : 'is'}`
const of = (name: string) => `${name}’s`

export const en: TogetherText = {
  duration: (ms) => {
    const s = Math.max(0, Math.floor(ms / 1000))
    if (s < 60) return `${s} s`
    if (s < 3600) return `${Math.floor(s / 60)} min`
    return s < 172_800 ? `${Math.floor(s / 3600)} h` : `${Math.floor(s / 86_400)} days`
  },
  number,
  seat: 'Seat',

  join: {
    title: 'Join a table',
    cardTitle: 'Join friends',
    cardLine: 'Enter the word of their table.',
    word: 'The word of the table',
    letter: (n) => `letter ${n} of 5`,
    go: 'Join',
    otherWays: 'Other ways in',
    scan: { label: 'Scan their code', hint: 'with this camera' },
    codes: { label: 'Without internet', hint: 'codes to and fro' },
    name: 'Your name',
    nameHint: 'as the others will see it',
    nameMissing: 'The others want to know who comes: enter a name.',
    watch: { label: 'Watch only', line: 'Without a seat. You see what lies open on the table, and no hand.' },
    privacyTitle: 'Before you join',
    privacy: [
      'There is no server between you: the devices of a table speak to each other, and so learn each other’s network address.',
      'Other hands are not shown. In this version, though, somebody who changes the app on their device could look at them: play with people you trust.',
    ],
    notAWord:
      'That is not the word of a table. It has five letters; B, G, I, L, O, Q, S, U, V and Z never stand in one, because they look like others.',
    wordMissing: 'The word has five letters.',
    notALink: 'That code leads to no table.',
    joining: 'Going there …',
    seatTitle: 'A seat comes to this device',
    seatLine: 'This link carries one seat of a table. From now on this device answers for it, and the one it comes from only watches.',
    seatDo: 'Take the seat',
    notASeat: 'That link carries no seat. Perhaps it was cut off on the way: copy it once more.',
    tableFile: { label: 'From a file', hint: 'a table somebody exported' },
    codesNeedTable: 'Two devices can be joined by showing each other a code. Show this one theirs, or take a picture of it.',
  },

  lobby: {
    tableOf: (name) => `${of(name)} table`,
    unnamedTable: 'A table',
    wordTitle: 'The word of this table',
    wordIs: (word) => `The word of this table: ${word.split('').join(' ')}`,
    wordLine: 'Friends enter it on their shelf, or scan this:',
    qrLabel: 'The link to this table as a code for the camera',
    copy: { label: 'Copy the link', hint: 'to send it' },
    copied: 'The link is copied.',
    copyFailed: 'This browser would not copy. The link stands here:',
    share: 'Share the link',
    codes: { label: 'Without internet', hint: 'codes to and fro' },
    noServer: 'No server keeps your match: every device here holds all of it.',
    seats: 'Seats',
    you: 'you, on this device',
    anotherOfYours: 'also on this device',
    helperOf: (name) => `a helper on ${of(name)} device`,
    rename: (name) => `${name}: change the name`,
    renameTitle: 'Your name',
    renameDo: 'Keep this name',
    free: (role, keeper) =>
      keeper
        ? `A free seat. Somebody can still join, a helper can play it, or ${role} stays at home.`
        : 'A free seat. Somebody can still join, or a helper can play it.',
    sit: { label: 'Sit here', hint: 'you play' },
    sitMore: { label: 'Sit here too', hint: 'on this device' },
    helper: { label: 'Helper', hint: 'the device plays' },
    leaveOut: (left) => ({ label: 'Leave out', hint: left }),
    leftSeats: (word, n) => (n === 1 ? 'one seat' : `${word} seats`),
    addSeat: 'One seat more',
    more: (name) => `More about ${of(name)} seat`,
    moreTitle: (name) => `${of(name)} seat`,
    removeSeat: { label: 'Free this seat', line: 'Somebody else can sit here; they stay at the table.' },
    removeAll: { label: 'Send away from the table', line: 'All seats of that device become free.' },
    giveHelper: { label: 'Let a helper play it', line: 'This device plays for them.' },
    standUp: { label: 'Stand up', line: 'The seat becomes free; you stay at the table.' },
    askName: { label: 'Change the name', line: 'As the others see it.' },
    keeps: 'keeps the table',
    straight: 'straight to you',
    relay: 'through a relay',
    passedOn: 'passed on by the others',
    unknownWay: 'at their device',
    sitting: 'is sitting down …',
    quality: { table: 'at the table', good: 'good', fair: 'fair', slow: 'slow', way: 'joining', away: 'away', left: 'left' },
    milliseconds: (ms) => `${Math.round(ms)} ms`,
    since: (duration) => `since ${duration}`,
    lookingForWay: 'looking for a way',
    watching: (names) => `${list(names)} ${names.length > 1 ? 'look' : 'looks'} on.`,
    nobodyWatches: 'Nobody looks on.',
    laterLine: 'Anyone who comes later can watch, or take a free seat.',
    sitName: (role) => `Who plays ${role}?`,
    sitNameLine: 'Another person on this device takes a name of their own; with the same name it is you again.',
    sitDo: 'Sit down',
    band: {
      away: (name, duration) => `${name} is away since ${duration}.`,
      joining: (name) => `${name} is joining.`,
      free: (n) => (n === 1 ? 'One seat is free.' : `${some(n, 'seat is', 'seats are')} free.`.replace(/^./, (c) => c.toUpperCase())),
      full: 'Everybody is here.',
      slow: (name) => `${of(name)} line is slow but holds.`,
      nobodySits: 'Nobody has a seat yet: sit down, or wait for the others.',
      tooFew: 'This game needs more seats taken.',
      waitForThem: (name) => `It can begin when ${name} is back, or when that seat is free.`,
      keeperStarts: (name) => `${name} keeps the table and starts the match.`,
      ready: 'The match can begin.',
      without: (roles) => `You can start without ${list(roles)}.`,
      takeSeat: 'Take a free seat, or watch.',
    },
    start: (n) => (n === 1 ? 'Start alone' : `Start with ${number(n)}`),
    startWhen: (name) => `when ${name} is in`,
    startNow: 'all hands are dealt',
    test: { label: 'Test the lines', hint: 'what works, in plain words' },
    looking: {
      title: (word) => `Looking for the table ${word}`,
      since: (duration) => `since ${duration}`,
      line: 'As soon as somebody at it answers, its seats appear here.',
    },
    longTitle: 'It takes long. What may be the matter:',
    long: [
      'Somebody has to have the table open, on any device that belongs to it.',
      'Both devices need the internet, or the same Mathom at home: the address in the browser of both must be the same, or both must use the same signalling server (Settings, Playing together).',
      'Check the word once more with whoever opened the table.',
      'In one room without internet, the two devices can show each other codes instead.',
    ],
    again: 'Look again',
    leave: 'Leave the table',
    leaveTitle: 'Leave this table?',
    leaveLine: (keeper) =>
      keeper ? 'Your seats become free, and somebody else keeps the table.' : 'Your seats become free. The word leads back here.',
    stay: 'Stay',
    refused: (name, reason, count) => `${name || 'A device'} ${reason}${count > 1 ? ` (${count} times)` : ''}; it was refused.`,
  },

  lines: {
    title: 'Test the lines',
    intro: 'What this device can do from here. Nothing of it is sent to anybody.',
    testing: 'Testing … this takes a few seconds.',
    again: 'Test again',
    failed: 'The test could not be made.',
    rows: {
      webrtc: {
        title: 'This browser',
        yes: 'It can open lines to other devices.',
        no: 'It cannot open lines to other devices. Use another browser, or exchange the table by file.',
      },
      server: {
        title: 'The signalling server',
        yes: 'It answers: friends find this table by its word.',
        no: 'It does not answer: friends cannot find this table by its word. Codes without internet still work.',
      },
      lan: {
        title: 'On this Wi-Fi',
        yes: 'Devices on the same Wi-Fi can be reached.',
        no: 'Devices on the same Wi-Fi cannot be reached straight.',
      },
      net: {
        title: 'Through the internet',
        yes: 'Most devices in other homes can be reached straight.',
        no: 'Devices in other homes cannot be reached straight; a relay (TURN) would help.',
      },
      relay: {
        title: 'Through a relay',
        yes: 'The relay works: strict networks and mobile phones can join.',
        no: 'The relay that is set does not answer. Check its name and password in the settings.',
        none: 'No relay is set. Somebody on a mobile network or in a strict office network may not get through.',
      },
    },
    works: 'works',
    worksNot: 'does not work',
    unknown: 'not known',
  },

  codes: {
    title: 'Without internet',
    intro: 'Two devices in one room join by showing each other a code. One of them begins; do it once for each device that comes.',
    show: { label: 'Show a code', hint: 'the other device reads it' },
    read: { label: 'Read a code', hint: 'the other device shows one' },
    steps: ['Show a code', 'Read the answer', 'Joined'],
    making: 'Writing the code …',
    showLine: 'Let the other device read this: “Without internet”, “Read a code”.',
    thenRead: 'It shows an answer: read it',
    readOffer: 'Read the code the other device shows.',
    readAnswer: 'Read the answer the other device shows now.',
    showAnswer: 'Show this answer to the device that began.',
    waitingLine: 'Waiting until it has been read …',
    connected: 'Joined',
    connectedLine: 'The line stands. Everything else goes by itself now.',
    done: 'Good',
    another: 'One device more',
    copy: 'Copy as text',
    copied: 'Copied. Send it by any message.',
    asText: 'The code as text',
    qrLabel: 'This code for the camera of the other device',
    tooLong: 'This code is too long for a picture. Copy it as text.',
    paste: 'Or paste the code here',
    pasteDo: 'Read it',
    scan: 'Scan with the camera',
    scanStop: 'Stop the camera',
    scanning: 'Hold the code before the camera, all of it inside the frame.',
    cameraAsk: 'The browser asks whether Mathom may use the camera. No picture leaves this device.',
    cameraRefused: 'The camera was refused. Allow it for this page in the browser, or paste the code.',
    cameraMissing: 'This device has no camera that could be used. Paste the code instead.',
    cameraInsecure: 'A browser gives the camera only to pages opened by https. Paste the code instead.',
    cameraFailed: 'The camera could not be opened; perhaps another app is using it. Paste the code instead.',
    back: 'Back',
    empty: 'There is nothing to read yet: paste the code first.',
  },

  table: {
    waitsFor: (what, name) =>
      ({ choose: `${name} is choosing.`, chance: `The next roll waits for ${of(name)} device.`, vote: `${name} has not answered yet.` })[
        what
      ],
    waitsForMany: (what, names) =>
      ({
        choose: `${are(names)} choosing.`,
        chance: `The next roll waits for the devices of ${list(names)}.`,
        vote: `${list(names)} have not answered yet.`,
      })[what],
    yourChance: 'This device adds its part to the next roll.',
    yourVote: 'Your word is awaited.',
    away: (name, duration) => `${name} is away since ${duration}.`,
    left: (name, duration) => `${name} left ${duration} ago.`,
    unseen: (name) => `${name} has not come yet.`,
    settling: 'The devices agree on what happens next …',
    watching: 'You are watching.',
    mark: { choose: 'chooses', chance: 'rolls', vote: 'answers', away: 'away', slow: 'slow' },
    peopleTitle: 'Who is at the table',
    peopleLine: 'Everyone sees for whom the table waits, and why.',
    peopleTool: (away) => (away ? `Who is at the table: ${number(away)} away` : 'Who is at the table'),
    onThisDevice: 'on this device',
    plays: (person, role) => `${person} plays ${role}`,
    helperPlays: 'a helper plays',
    watchersTitle: 'Looking on',
    refusedTitle: 'Refused',
    refusedLine: (name, reason, count, cutOff) =>
      `${name || 'A device'} ${reason}${count > 1 ? `, ${count} times` : ''}. It was refused${cutOff ? ', and the line was cut' : ''}; the match is unharmed.`,
    lostLine: (duration) => `The line was lost ${duration} ago.`,
    askBack: 'Ask to go back',
    askBackTitle: 'Ask to go back?',
    askBackLine: 'It happens when everybody at the table agrees.',
    askBackHere: 'Ask to go back to here',
    proposal: {
      title: 'A question to all',
      undo: (by, choices, seen) =>
        `${by} would like to go back: ${choices}${seen ? `, ${seen} seen since` : ', nothing hidden seen since'}.`,
      undoMine: (choices, seen) => `You asked to go back: ${choices}${seen ? `, ${seen} seen since` : ', nothing hidden seen since'}.`,
      seats: (by, what) => `${by} proposes: ${what}.`,
      seatsMine: (what) => `You proposed: ${what}.`,
      change: ({ name, playedBy }, role) => (playedBy === 'helper' ? `a helper plays ${role}` : `${name} plays ${role}`),
      choices: (n) => some(n, 'choice', 'choices'),
      seen: ({ rolls, cards, tiles }) =>
        list([
          ...(rolls ? [some(rolls, 'die', 'dice')] : []),
          ...(cards ? [some(cards, 'card', 'cards')] : []),
          ...(tiles ? [some(tiles, 'tile', 'tiles')] : []),
        ]) || null,
      missing: (names) => (names.length ? `Still to answer: ${list(names)}.` : 'Everybody has answered.'),
      agreed: (names) => `${list(names)} ${names.length > 1 ? 'agree' : 'agrees'}.`,
      yes: 'Agree',
      no: 'No',
      withdraw: 'Withdraw it',
    },
    wish: {
      title: 'Somebody asks for a seat',
      back: (name, role) => `${name} is back and would like ${role} again.`,
      fresh: (name, role) => `${name} would like to play ${role}.`,
      all: 'With your yes, all others are asked as well.',
      yes: 'Yes',
      no: 'No',
      ask: (role) => `Ask to play ${role}`,
      askBack: (role) => `Ask for ${role} back`,
      asked: 'Asked. Somebody at the table has to say yes.',
    },
    gone: {
      title: (name) => `${name} does not come back?`,
      line: (role, duration) =>
        `${role}’s seat has been empty for ${duration}. It can be handed over until they return; all others have to agree.`,
      helper: { label: 'A helper', hint: 'the device plays' },
      me: { label: 'I play it too', hint: 'on this device' },
      wait: { label: 'Wait', hint: 'they will come' },
      offered: 'Hand over the seat',
    },
    alone: {
      title: 'No line to anybody',
      line: (duration) =>
        `${duration ? `The last line was lost ${duration} ago. ` : ''}Your match is stored here; it goes on when somebody is back.`,
      search: 'Search again',
      codes: 'By codes',
      files: 'By file',
      later: 'Not now',
    },
    stopped: {
      title: 'The table has stopped',
      line: (stopped) =>
        ({
          difference: `From decision ${stopped.at + 1} on, ${of(stopped.name || 'another device')} device holds another state than this one.`,
          'two-answers': `${stopped.name} gave two different answers to decision ${stopped.at + 1}. Both are kept as evidence.`,
          'chance-used-up': `${of(stopped.name)} device has no more chance values: that seat has to be seated anew.`,
        })[stopped.code],
      todo: (stopped) =>
        ({
          difference: 'Go back together to before that decision, or send us both logs as one file: it shows what went wrong.',
          'two-answers': 'The others can hand that seat to somebody else and go on.',
          'chance-used-up': 'Hand the seat over, to a helper or to the same person again.',
        })[stopped.code],
      file: { label: 'Both logs', hint: 'as one file' },
      fileMissing: 'The other log has not arrived yet.',
      fileName: 'mathom-difference.json',
      back: 'Ask to go back before it',
    },
    share: { title: 'This table', line: 'The same word leads back here after anything: reload, another evening, another device.' },
    files: {
      title: 'By file',
      line: 'Where no line will hold, the table travels as a file: give yours out, and take in what the others send. Nothing is lost; what is known already is passed over.',
      give: { label: 'Give out', hint: 'the whole table' },
      take: { label: 'Take in', hint: 'a file from the others' },
      taken: (n) =>
        n === 0 ? 'There was nothing new in it.' : `${some(n, 'entry was', 'entries were')} new.`.replace(/^./, (c) => c.toUpperCase()),
    },
    move: {
      title: 'Move my seat',
      line: 'The link holds the key of the seat: whoever opens it answers for the seat. This device then only watches. Send it to nobody but yourself.',
      pick: 'Which seat?',
      do: (role) => `Move ${role}`,
      shown: 'Open this on the other device:',
      failed: 'This seat cannot be moved now.',
      once: 'It works once, and only while this table lives.',
    },
    copy: {
      title: 'Play on alone',
      line: 'A copy of this match, as it stands, is put on this device and played around it. The table of the others goes on without it.',
      do: 'Make the copy',
      failed: 'The copy could not be made.',
    },
    leave: {
      title: 'Leave the table?',
      line: 'The others are told. The table lives on, your seat waits for you, and you can come back by its word.',
      do: 'Leave',
    },
    menu: {
      people: { label: 'Who is at the table', line: 'Who plays what, and how good the lines are.' },
      share: { label: 'Word, link and code', line: 'For somebody who comes, or comes back.' },
      codes: { label: 'Without internet', line: 'Join by showing each other codes.' },
      files: { label: 'By file', line: 'Give the table out, take it in.' },
      move: { label: 'Move my seat', line: 'To another device of yours.' },
      copy: { label: 'Play on alone', line: 'A copy on this device.' },
      leave: { label: 'Leave the table', line: 'The others are told; it lives on.' },
      again: { label: 'Look for everybody again', line: 'Rebuilds every line now.' },
    },
  },

  settings: {
    title: 'Playing together',
    line: 'Devices speak to each other without a game server. They only need somebody who introduces them.',
    name: 'Your name',
    server: 'Who introduces the devices',
    servers: { auto: 'as this page', public: 'public service', own: 'my own' },
    serverLines: {
      auto: 'The server this page came from, if it can (npm start); else the public PeerJS service.',
      public: 'The public PeerJS service. It sees that two devices meet, not what they say.',
      own: 'A PeerServer of your own. Everybody at the table needs the same.',
    },
    own: 'Address of the server',
    ownHint: 'https://peer.example.org:9000/path',
    stun: 'STUN servers, one a line',
    stunHint: 'stun:stun.example.org:3478',
    turn: 'TURN servers with name and password, one a line',
    turnHint: 'turn:turn.example.org:3478 name password',
    ice: 'Through strict networks',
    iceLine:
      'On one Wi-Fi nothing of this is needed. STUN tells a device its address on the internet; TURN passes everything on where no straight line holds.',
    serverProblem: {
      empty: 'Enter the address of your server.',
      scheme: 'The address begins with https:// or http://, or with the name of the server.',
      host: 'That is not the name of a server.',
      port: 'After the colon stands the port: a number up to 65535.',
      path: 'The path holds a sign that no path has.',
      key: 'The key holds only letters, digits, - and _.',
    },
    iceProblem: ({ line, problem }) =>
      `Line ${line}: ${
        {
          scheme: 'it has to begin with stun: or turn:.',
          host: 'that is not the name of a server.',
          port: 'the port is a number up to 65535.',
          credentials: 'after the address come a name and a password.',
          'too-many': 'eight servers are enough.',
        }[problem]
      }`,
    later: 'Counts for the next table that is opened or joined.',
  },

  door: (trouble) => {
    switch (trouble.code) {
      case 'versions':
        return {
          me: `This device has an older Mathom (${trouble.mine}) than the table (${trouble.theirs}). Reload it to update; nothing is lost.`,
          they: `The table runs an older Mathom (${trouble.theirs}) than this device (${trouble.mine}). The others have to update.`,
          unknown: `This device (${trouble.mine}) and the table (${trouble.theirs}) have different versions. Update both.`,
        }[trouble.whoUpdates]
      case 'other-rules':
        return `This table is played by rules version ${trouble.needs}; this device has ${trouble.has}. It has to be updated.`
      case 'unknown-game':
        return `This table plays “${trouble.game}”, which this version cannot play.`
      case 'other-table':
        return `Another table (${trouble.name}) answers to this word. Ask for the link instead.`
      case 'table-full':
        return 'The table is full: no more devices fit.'
      case 'cut-off':
        return `${trouble.name || 'A device at the table'} cut the line to this one: it ${en.misdeed[trouble.reason]}. Reload the page to try again.`
    }
  },
  meeting: (trouble) =>
    ({
      'signalling-unreachable':
        'The signalling server does not answer, so nobody finds this table by its word. It is tried again; codes without internet work.',
      'signalling-lost': 'The signalling server is gone. Lines that stand go on; newcomers have to wait until it is back.',
      'no-webrtc': 'This browser cannot open lines to other devices. Use another one, or exchange the table by file.',
      'server-refused': `The signalling server refuses this device${'detail' in trouble && trouble.detail ? ` (${trouble.detail})` : ''}. Check the settings of playing together.`,
    })[trouble.code],
  code: (code) =>
    ({
      'not-a-code': 'That is no code of Mathom.',
      'other-version': 'That code comes from another version of Mathom. Update both devices.',
      damaged: 'The code is damaged or incomplete. Copy all of it, or scan it once more.',
      'offer-expected': 'That is an answer, but the first code is wanted: the other device should choose “Show a code”.',
      'answer-expected': 'That is a first code, but the answer to yours is wanted. The other device has to read yours.',
      'no-line': 'The codes were good, but no line came of it. Both devices have to be on the same Wi-Fi or hotspot.',
    })[code],
  tableFile: (problem) => {
    switch (problem.code) {
      case 'too-large':
        return 'This file is far too large for a table.'
      case 'not-json':
        return 'This is no table: it cannot be read as JSON.'
      case 'not-a-table':
        return `This is no table of Mathom${problem.where === null ? '' : `; “${problem.where}” is missing or wrong`}.`
      case 'another-table':
        return 'This file is of another table.'
      case 'bad-genesis':
        return 'The beginning of this table does not hold together: the file was changed.'
    }
  },
  misdeed: {
    malformed: 'sent something no Mathom sends',
    oversized: 'sent far too much at once',
    flood: 'sent far too often',
    forged: 'sent an answer with a wrong signature',
    'not-asked': 'answered without being asked',
    illegal: 'answered against the rules',
    'two-answers': 'gave two different answers to one decision',
    stale: 'sent answers to a state that is past',
    'wrong-chance': 'sent a chance value it was not bound to',
    'not-a-member': 'spoke without belonging to the table',
  },
  proposalDone: (what) => (what === 'undo' ? 'All agreed: the table went back.' : 'All agreed: the seats have changed.'),
}
