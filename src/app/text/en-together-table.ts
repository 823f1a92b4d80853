/** English, at a table of several devices, and its settings. */
import { are, list, number, of, some } from './en-counting.ts'
import type { TogetherSettingsText, TogetherTableText } from './together-table-types.ts'

export const table: TogetherTableText = {
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
  listening: 'This device first hears what its seats said elsewhere …',
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
    undo: (by, choices, seen) => `${by} would like to go back: ${choices}${seen ? `, ${seen} seen since` : ', nothing hidden seen since'}.`,
    undoMine: (choices, seen) => `You asked to go back: ${choices}${seen ? `, ${seen} seen since` : ', nothing hidden seen since'}.`,
    seats: (by, what) => `${by} proposes: ${what}.`,
    seatsMine: (what) => `You proposed: ${what}.`,
    change: ({ name, playedBy }, role) => (playedBy === 'helper' ? `a helper plays ${role}` : `${name} plays ${role}`),
    choices: (n) => some(n, 'choice', 'choices'),
    seen: ({ rolls, cards, tiles }) =>
      list([
        ...(rolls ? [some(rolls, 'die', 'dice')] : []),
        ...(cards ? [some(cards, 'card', 'cards')] : []),
        ...(tiles ? [some(tiles, 'turned-up tile or card', 'turned-up tiles or cards')] : []),
      ]) || null,
    missing: (names) => (names.length ? `Still to answer: ${list(names)}.` : 'Everybody has answered.'),
    agreed: (names) => `${list(names)} ${names.length > 1 ? 'agree' : 'agrees'}.`,
    yes: 'Agree',
    no: 'No',
    withdraw: 'Withdraw it',
  },
  doorTitle: 'A word about this table',
  lost: {
    title: 'Welcome back',
    helper: (role) => `While you were away, the others gave ${role} to a helper.`,
    person: (role, name) => `While you were away, the others gave ${role} to ${name}.`,
    back: (role) => `Take ${role} back`,
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
        'rules-failed': `Mathom’s rules failed at decision ${stopped.at + 1}${'detail' in stopped ? ` (${stopped.detail})` : ''}. That is our fault, and nobody’s at the table.`,
      })[stopped.code],
    todo: (stopped) =>
      ({
        difference: 'Go back together to before that decision, or send us both logs as one file: it shows what went wrong.',
        'two-answers': 'The others can hand that seat to somebody else and go on.',
        'chance-used-up': 'Hand the seat over, to a helper or to the same person again.',
        'rules-failed': 'Go back together to before that decision and choose otherwise, and please tell us.',
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
    once: 'Open it on one device only: this one has forgotten the seat.',
  },
  copy: {
    title: 'Play on alone',
    line: 'A copy of this match, as it stands, is put on this device and played around it, with all hands: whoever plays on alone sees them. The table of the others goes on without it.',
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
}

export const settings: TogetherSettingsText = {
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
}
