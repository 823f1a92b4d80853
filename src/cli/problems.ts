/** One English sentence for each way a match file can be wrong, naming the action where there is one. Actions count from 1. */
import type { FileProblem } from '../engine/index.ts'

function action(at: number, text: string): string {
  return `action ${at + 1} (${text})`
}

export function problemSentence(problem: FileProblem): string {
  switch (problem.code) {
    case 'too-large':
      return `The file has ${problem.bytes} bytes; ${problem.limit} are the most that are read.`
    case 'not-json':
      return `The file is no JSON: ${problem.detail}.`
    case 'not-a-match':
      return `The file is no match file of this app${problem.where === null ? '' : `: look at ${problem.where}`}.`
    case 'unknown-game':
      return `The file is a match of ${problem.game}, a game that is not here.`
    case 'other-rules':
      return `The file was played under version ${problem.needs} of the rules; this is version ${problem.has}.`
    case 'bad-seats':
      return `The game has no place for ${problem.seats} seats.`
    case 'bad-option':
      return `The option ${problem.problem.option} of the file is not possible; allowed is ${problem.problem.allowed}.`
    case 'unreadable-action':
      return `The file cannot be read at ${action(problem.at, problem.action)}.`
    case 'illegal-action':
      return `The rules do not allow ${action(problem.at, problem.action)}: ${problem.refusal.code}.`
    case 'other-state':
      return `After ${action(problem.at, problem.action)} the state is not the one that the file has a fingerprint of.`
    case 'fingerprints-missing':
      return `The file has ${problem.actions} actions and ${problem.fingerprints} fingerprints; it needs one for each.`
    case 'chain-broken':
      return 'The actions of the file are not those that its chain was made over.'
    case 'rules-failed':
      return `The rules could not go on at action ${problem.at + 1}: ${problem.detail}.`
  }
}
