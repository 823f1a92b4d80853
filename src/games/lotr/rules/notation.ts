import type { Scene } from '../../../engine/types.ts'
import type { State } from '../types.ts'
export function write(_scene: Scene<State>): string {
  throw new Error('todo')
}
export function read(_text: string): Scene<State> {
  throw new Error('todo')
}
