// Everything the table draws live on a board.
import { figures } from './figures'
import { havens } from './havens'
import { lights } from './lights'
import { signs } from './signs'
import type { Sprite } from './sprite'
import { stones } from './stones'
import { things } from './things'

export const SPRITES: Sprite[] = [...figures, ...stones, ...lights, ...signs, ...things, ...havens]
