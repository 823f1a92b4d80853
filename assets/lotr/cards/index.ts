// All card pictures, tiles, dice and tokens by id: the ids of the rules data.

import * as dice from '../tokens/dice'
import * as life from '../tokens/life'
import * as shields from '../tokens/shields'
import * as tiles from '../tokens/tiles'
import * as backs from './backs'
import * as basics from './basics'
import * as companions from './companions'
import * as gandalf from './gandalf'
import * as hobbits from './hobbits'
import * as lothlorien from './lothlorien'
import * as lothlorienGifts from './lothlorien-gifts'
import * as moreHobbits from './more-hobbits'
import * as moriaAndRohan from './moria-and-rohan'
import type { CardPicture } from './pen'
import * as rivendellGifts from './rivendell-gifts'
import * as shadowLands from './shadow-lands'

const { wood: _wood, trunk: _trunk, crown: _crown, ...lothlorienCards } = lothlorien
export const PICTURES: Record<string, CardPicture> = {
  ...basics,
  ...backs,
  ...companions,
  ...rivendellGifts,
  ...lothlorienCards,
  ...lothlorienGifts,
  ...moriaAndRohan,
  ...shadowLands,
  ...gandalf,
  ...hobbits,
  ...moreHobbits,
  ...tiles,
  ...dice,
  ...life,
  ...shields,
}
