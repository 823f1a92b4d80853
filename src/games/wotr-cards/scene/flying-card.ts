/** A card in the air whose face everybody sees: paper, ground, silhouette, colour of its faction and name; made for one flight. */
import { Container, Graphics, Sprite, Text } from 'pixi.js'
import type { Art } from '../../../table/assets.ts'
import { CARDS, sideOfCard } from '../data/index.ts'
import { CARD_COLOURS, cardFrames, FACTION_COLOURS, SILHOUETTE } from '../text/pictures.ts'
import type { CardsText } from '../text/types.ts'
import type { CardId } from '../types.ts'
import { CARD } from './measures.ts'

const HEIGHT = 126
const PICTURE = 72
const RIM = 4

/** Its middle is its place. Destroyed with all it is made of when the flight is over. */
export function flyingCard(id: CardId, art: Art, text: CardsText, sharpness: number): Container {
  const { width } = CARD
  const colours = CARD_COLOURS[sideOfCard(id)]
  const { ground, silhouette } = cardFrames(id)
  const top = -HEIGHT / 2
  const card = new Container({ label: `card ${id}` })
  const paper = new Graphics()
    .roundRect(-width / 2 - 1.5, top - 1.5, width + 3, HEIGHT + 3, 9)
    .fill({ color: 0x6b5636 })
    .roundRect(-width / 2, top, width, HEIGHT, 8)
    .fill({ color: colours.paper })
  const land = new Sprite({ texture: art.texture(ground), anchor: 0.5 })
  land.position.set(0, top + RIM + PICTURE / 2)
  land.setSize(width - 2 * RIM, PICTURE)
  const shape = new Sprite({ texture: art.texture(silhouette), anchor: 0.5, tint: colours.silhouette })
  const size = Math.min(PICTURE * SILHOUETTE.size, width * SILHOUETTE.width)
  shape.position.set(0, top + RIM + PICTURE * SILHOUETTE.middle)
  shape.setSize(size, size)
  const band = new Graphics()
    .rect(-width / 2 + RIM, top + RIM + PICTURE, width - 2 * RIM, 8)
    .fill({ color: FACTION_COLOURS[CARDS[id].faction] })
  const name = new Text({
    text: text.card(id).short,
    anchor: 0.5,
    resolution: sharpness,
    style: {
      fontFamily: 'IM Fell English SC, serif',
      fontSize: 13,
      fill: colours.ink,
      align: 'center',
      wordWrap: true,
      wordWrapWidth: width - 8,
    },
  })
  name.position.set(0, top + RIM + PICTURE + 26)
  card.addChild(paper, land, shape, band, name)
  return card
}
