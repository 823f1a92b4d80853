/** All faction cards by id. */
import type { CardId } from '../types.ts'
import type { CardData } from './card.ts'
import { DUNEDAIN } from './dunedain.ts'
import { DWARF } from './dwarf.ts'
import { ELF } from './elf.ts'
import { HOBBIT } from './hobbit.ts'
import { ISENGARD } from './isengard.ts'
import { MONSTROUS } from './monstrous.ts'
import { MORDOR } from './mordor.ts'
import { ROHAN } from './rohan.ts'
import { SOUTHRON } from './southron.ts'
import { WIZARD } from './wizard.ts'

export const CARDS: Readonly<Record<CardId, CardData>> = {
  ...DUNEDAIN,
  ...DWARF,
  ...ELF,
  ...HOBBIT,
  ...ROHAN,
  ...WIZARD,
  ...ISENGARD,
  ...MONSTROUS,
  ...MORDOR,
  ...SOUTHRON,
}
