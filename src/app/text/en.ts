/** English. */
import { en as together } from './en-together.ts'
import type { AppText } from './types.ts'

const list = (words: readonly string[]) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`
const some = (n: number, one: string, many: string) => (n === 1 ? `one ${one}` : `${n} ${many}`)

export const en: AppText = {
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back',
  menu: 'Menu',
  help: 'Help',
  loading: 'Laying the table …',
  list,
  date: (time) => new Date(time).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }),

  shelf: {
    motto: 'old games, kept and shared',
    games: {
      lotr: { title: 'The Lord of the Rings', line: 'together against Sauron · 1 to 5' },
      'wotr-cards': { title: 'The Card Game', line: 'War of the Ring · two sides · 2 to 4' },
      wotr: { title: 'War of the Ring', line: 'two sides · for 2' },
    },
    newMatch: (title) => `${title}: a new match`,
    notYet: 'not yet',
    notYetLine: 'This game stands on the shelf already, but it cannot be played yet.',
    continue: 'Continue',
    continueLine: 'where you stopped',
    lookAt: 'Look at it',
    empty: {
      title: 'The road lies open',
      line: 'Take a game from the shelf: alone, around this device, or with friends on theirs.',
      button: 'A new match',
      hint: 'The Lord of the Rings',
    },
    all: (count) => `All matches (${count})`,
  },
  matches: {
    title: 'Matches',
    empty: 'No match has been started on this device.',
    export: 'Export',
    import: 'Import a file',
    remove: 'Delete',
    removeTitle: 'Delete this match?',
    removeLine: (name) => `${name} will be gone from this device for good. Export it first if you may want it back.`,
    removeDo: 'Delete it',
    keep: 'Keep it',
    fileFailed: 'The file could not be read or written.',
    imported: 'The match was checked move by move and is on the list.',
    damaged: (where) => `Damaged${where === null ? '' : ` at “${where}”`}. It can be kept or deleted, not opened.`,
    unnamed: 'Nameless company',
    fresh: 'Not begun yet.',
    played: (date) => `last played ${date}`,
    over: (score) => `finished with ${score} points`,
  },
  menuItems: {
    shelf: { label: 'To the shelf', line: 'The match is kept as it stands.' },
    matches: { label: 'Matches', line: 'Go on, export, import, delete.' },
    settings: { label: 'Settings', line: 'Language, light, pace, where to be asked.' },
    help: { label: 'Help', line: 'The rules in short, and the controls.' },
    people: { label: 'Who sits where', line: 'Names, covers and open hands.' },
    about: { label: 'About', line: 'What this is, and who made its parts.' },
    export: { label: 'Export this match', line: 'One small file, from the first card on.' },
  },
  settings: {
    title: 'Settings',
    language: 'Language',
    theme: 'Light',
    themes: { auto: 'as the device', day: 'day', candle: 'candle' },
    speed: 'Pace of the table',
    atOnce: 'at once',
    motion: { label: 'Less motion', line: 'Things fade to their place instead of walking there.' },
    openHands: { label: 'Open hands', line: 'No covers; all hands can be seen. For playing alone, or with nothing to hide.' },
    textSize: 'Text',
    textSizes: { normal: 'normal', large: 'large', larger: 'larger' },
    data: 'Everything on this device',
    backup: { label: 'Back up', line: 'all matches, settings and your seats at shared tables in one file: keep it to yourself' },
    restore: { label: 'Restore', line: 'adds what is missing, deletes nothing' },
    restored: ({ added, updated, kept, damaged }) =>
      `${added} added, ${updated} replaced by a newer state, ${kept} left as they were${damaged ? `, ${damaged} damaged and left out` : ''}.`,
    asking: 'Where to be asked',
    askingLine: 'Some cards may be used out of turn. The table stops for them where you wish; “Use a card” steps back at any time.',
    askingMore: 'Moment by moment',
    ask: {
      never: { label: 'never', line: 'The table never stops for this.' },
      special: { label: 'when it matters', line: 'Stops only for cards made for the moment.' },
      standard: { label: 'for any help', line: 'Also for help that could be given at any time.' },
      idle: { label: 'always', line: 'Even where one could only throw cards away.' },
    },
    everywhere: 'Everywhere',
  },
  about: {
    title: 'About Mathom',
    version: (version) => `Version ${version}`,
    paragraphs: [
      'A mathom is a thing one has no use for and does not want to throw away. This one keeps old games.',
      'This is an unofficial adaptation made by fans. It is not affiliated with, endorsed by or connected to the authors, publishers or rights holders of the games, books or films. All drawing and all wording in it are our own.',
      'It does not replace the games. If you like one of them, own it: the boxes are beautiful.',
      'Everything stays on this device, and on those you play with. There is no game server, no account and no counting of anything.',
    ],
    credits: 'Made with',
    creditLines: [
      'Signs for fighting, hiding, travelling and friendship, and the silhouettes on the cards, medals and tokens of War of the Ring: Lorc, Delapouite and other contributors of game-icons.net, CC BY 3.0, unchanged in shape.',
      'IM Fell English and IM Fell English SC (Igino Marini), EB Garamond (Georg Duffner, Octavio Pardo), Alegreya Sans (Juan Pablo del Peral): SIL Open Font License 1.1.',
      'React, PixiJS, PeerJS, Valibot, idb, pure-rand, qr, noble-hashes and noble-curves, under their MIT licences.',
      'Everything else was drawn and written for this project, free software under AGPL-3.0-or-later.',
    ],
    source: 'Source code',
  },
  helpPanel: {
    title: 'Help',
    controls: 'Controls',
    controlLines: [
      'What glows can be touched. One touch raises a card or chooses a thing; the red button does it.',
      'Touch anything else and the table says why it cannot be used now.',
      'Hold a thing, or rest the mouse on it, to see it large with its rule. On a keyboard: the key **?**.',
      'While something moves, a touch anywhere, or Escape, goes straight to its end.',
      'Two fingers, or the wheel, bring the board closer; a double tap frames what matters.',
      'The measuring rod below is the whole match: drag its seal to look back, and play on from any point.',
      'Tab walks through everything; the arrow keys walk through the hand; Escape closes.',
    ],
    shelfLines: [
      'Take a game from the shelf to begin. A match is kept after every action; close the app whenever you like.',
      'With friends on devices of their own: open a table in the form of a new match, or join theirs by its word.',
      'Around one device, the round door covers a hand until its owner holds the knob.',
    ],
    together: 'Several devices',
    togetherLines: [
      'Every device holds the whole match. Reload, sleep, lose the network, leave: the link of the table, or *Continue* on the shelf, leads back to it.',
      'The line above the choices says for whom the table waits and why; *Who is at the table* shows every device and its line.',
      'Going back is put to all and happens when everybody agrees. Dice that were undone are cast anew.',
      'Somebody is away? When all others agree, a helper or somebody present plays their seat; they get it back by asking.',
      'No line at all? *Without internet* joins two devices by codes, and *By file* carries the match from one to the other.',
    ],
  },
  table: {
    decision: 'Decision',
    hand: (name) => `${name}’s hand`,
    handCovered: (name) => `${name}’s hand is covered.`,
    handEmpty: 'an empty hand',
    undo: 'Undo',
    log: 'Log',
    logEmpty: 'Nothing has happened yet.',
    backHere: 'Go back to here',
    goOn: 'Go on',
    goOnHint: 'nobody acts',
    useCard: 'Use a card',
    useCardHint: 'before this',
    more: (count) => `${count} more`,
    operations: 'What could be done now',
    telling: 'Things are happening.',
    skipHint: 'tap to hurry',
    scrubber: 'The match from its beginning',
    now: 'now',
    step: (n, of) => `choice ${n} of ${of}`,
    watching: (n, of) => `Step ${n} of ${of}. Nothing is changed by looking.`,
    stepOn: 'One step on',
    stepBack: 'One step back',
    looking: (n, of) => `Looking back: before choice ${n} of ${of}.`,
    lookingLine: 'Nothing is changed by looking.',
    toNow: 'Back to now',
    playOnHere: 'Play on from here',
    playOnHint: 'undoes what came after',
    cancelChoice: 'Think again',
    waiting: 'One moment …',
    twin: 'The table in words',
    notSaved: 'The last action is not stored yet.',
    trouble: {
      'cannot-draw': 'This browser cannot draw the board: WebGL is missing or switched off. The lists beside it still work.',
      'pictures-missing': 'Some pictures could not be loaded. The game goes on without them.',
    },
    takenOver: { label: 'This match goes on in another window', line: 'It was opened there later, and only one window may write it.' },
    takenOverDo: 'Bring it back here',
    people: 'Who sits where',
    peopleLine: 'Seats with the same name are played by the same person. Without names, everyone has a hand of their own.',
  },
  undo: {
    title: 'Go back?',
    line: ({ choices }) => (choices === 1 ? 'The last choice would be taken back.' : `${choices} choices would be taken back.`),
    seen: ({ rolls, cards, tiles }) => {
      const parts = [
        rolls ? some(rolls, 'roll', 'rolls') : '',
        cards ? some(cards, 'card', 'cards') : '',
        tiles ? some(tiles, 'tile or card turned up', 'tiles or cards turned up') : '',
      ].filter(Boolean)
      return `Seen since then: ${list(parts)}.`
    },
    nothingSeen: 'Nothing hidden or random was seen since then.',
    fair: 'The same choices bring the same dice and cards again: going back is no second roll.',
    do: 'Go back',
  },
  cover: {
    lead: 'Give the tablet to',
    ask: (name) => `${name}, hold the knob to open.`,
    note: 'Your hand is shown until the next player is due.',
    holding: 'keep holding …',
    knob: (name) => `Hold to open, ${name}`,
    plain: 'Open without holding',
    notMe: (name) => `I am not ${name}`,
    notMeHint: 'who sits where',
    start: 'The company gathers.',
    plays: (person, role) => `${person} plays ${role}.`,
  },
  newMatch: { failed: 'The match could not be started.' },
  together,
  update: {
    line: 'A newer Mathom is ready. It takes a moment, and no match is touched.',
    do: 'Take it',
    later: 'Later',
  },
  file: (problem) => {
    switch (problem.code) {
      case 'too-large':
        return `The file is far too large for a match: ${Math.ceil(problem.bytes / 1000)} KB, where ${problem.limit / 1000} KB would be much.`
      case 'not-json':
        return `This is no match file: it cannot be read as JSON (${problem.detail}).`
      case 'not-a-match':
        return `This is no match file of Mathom${problem.where === null ? '' : `; something is missing or strange at “${problem.where}”`}.`
      case 'unknown-game':
        return `The file is a match of “${problem.game}”, which this version cannot play.`
      case 'other-rules':
        return `The match was played with rules version ${problem.needs}; this app has version ${problem.has}. It is kept as it is.`
      case 'bad-seats':
        return `A match for ${problem.seats} players does not exist in this game.`
      case 'bad-option':
        return `The file holds an option this game does not know or does not allow: “${problem.problem.option}”.`
      case 'unreadable-action':
        return `Action ${problem.at + 1} of the file cannot be read: “${problem.action}”.`
      case 'illegal-action':
        return `Action ${problem.at + 1} breaks the rules: “${problem.action}”. The match is good up to there.`
      case 'other-state':
        return `After action ${problem.at + 1} the table stands differently than the file says: “${problem.action}”.`
      case 'fingerprints-missing':
        return `The file holds ${problem.actions} actions but ${problem.fingerprints} check marks.`
      case 'chain-broken':
        return 'The seal at the end of the file does not fit its actions: it was changed after it was written.'
      case 'rules-failed':
        return `The rules stumbled at action ${problem.at + 1} (${problem.detail}). Please send us this file.`
    }
  },
  storage: (problem) => {
    switch (problem.code) {
      case 'storage-refused':
        return `This device does not let Mathom store anything (${problem.detail}). You can play, but the match is lost when the page closes.`
      case 'storage-full':
        return 'The storage of this device is full. Free some space; the match is tried again with the next action.'
      case 'storage-slow':
        return 'The storage of this device does not answer. The match is tried again with the next action.'
      case 'taken-over':
        return 'This match goes on in another window of this device.'
      case 'match-gone':
        return 'This match is not on this device any more.'
      case 'record-damaged':
        return `This match is damaged${problem.where === null ? '' : ` at “${problem.where}”`}. It is kept; it can be exported or deleted on the list.`
      case 'backup-unreadable':
        return {
          'too-large': 'This file is far too large for a backup of Mathom. Nothing was changed.',
          'not-json': 'This is no backup of Mathom: it cannot be read as JSON. Nothing was changed.',
          'not-a-backup': 'This is no backup of Mathom. Nothing was changed.',
        }[problem.reason]
    }
  },
  crash: {
    title: 'Something broke',
    line: 'This is our mistake, not yours. The match is stored up to the last action.',
    reload: 'Open it again',
    shelf: 'To the shelf',
  },
}
