/** What the app may use of the network. The net for tests is not among it, so that it is never bundled. */
export { type CheckResult, type ConnectionCheck, checkConnection } from './check-connection.ts'
export { type Answer, answerOffer, DirectError, type DirectProblem, makeOffer, type Offer } from './direct.ts'
export type { Line, LineKind, Meeting, MeetingTrouble, NetSettings, SignallingServer } from './line.ts'
export { type PeerjsMeetingOptions, peerjsMeeting } from './peerjs-meeting.ts'
export { LONGEST_TEXT_BYTES } from './postcards.ts'
export { type CodeKind, type CodeProblem, readCode } from './sdp-code.ts'
export {
  askHomeServer,
  type HomeAnswer,
  homeServer,
  type IceProblem,
  type IceTrouble,
  type NetSettingsProblems,
  type NetSettingsText,
  PUBLIC_SERVER,
  type ReadNetSettings,
  readNetSettings,
  readServer,
  readStun,
  readTurn,
  type ServerProblem,
  writeServer,
} from './settings.ts'
export { type TabMeetingOptions, tabMeeting } from './tab-meeting.ts'
export { freshWord, readWord, WORD_LENGTH, WORD_LETTERS } from './word.ts'
