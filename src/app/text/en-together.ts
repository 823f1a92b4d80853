/** English, playing together. */
import { list, number, of, some } from './en-counting.ts'
import { settings, table } from './en-together-table.ts'
import type { TogetherText } from './together-types.ts'

export const en: TogetherText = {
  duration: (ms) => {
    const s = Math.max(0, Math.floor(ms / 1000))
    if (s < 60) return `${s} s`
    if (s < 3600) return `${Math.floor(s / 60)} min`
    return s < 172_800 ? `${Math.floor(s / 3600)} h` : `${Math.floor(s / 86_400)} days`
  },
  number,
  seat: 'Seat',
  severalDevices: 'on several devices',

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
    rename: (name) => (name ? `${name}: change the name` : 'Change the name'),
    renameTitle: 'Your name',
    renameDo: 'Keep this name',
    free: (role, keeper) =>
      keeper
        ? `A free seat. Somebody can still join, a helper can play it, or ${role} stays at home.`
        : 'A free seat. Somebody can still join, or a helper can play it.',
    sit: { label: 'Sit here', hint: 'you play' },
    sitMore: { label: 'Sit here too', hint: 'on this device' },
    helper: { label: 'Helper', hint: 'the device plays' },
    leaveOut: (left) => ({ label: 'Leave out', hint: `then ${left}` }),
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
    steps: { show: ['Show a code', 'Read the answer', 'Joined'], read: ['Read a code', 'Show the answer', 'Joined'] },
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

  table,
  settings,

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
      case 'rules-unavailable':
        return `The rules of “${trouble.game}” could not be loaded. It is tried again; with the net back, or after a reload, it will go.`
      case 'rules-failed':
        return `Mathom could not open this match: its rules failed after entry ${trouble.at} (${trouble.detail}). Nothing stored is lost; please tell us.`
      case 'removed':
        return `${trouble.name || 'Whoever keeps the table'} sent this device away from the table. Join again to ask for a seat.`
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
  proposalDropped: (what) => (what === 'undo' ? 'Not agreed: nothing was undone.' : 'Not agreed: the seats stay as they are.'),
}
