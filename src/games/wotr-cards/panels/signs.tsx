/** The icons cards count with, and the tokens, drawn from the game's sheets in the colour of the text. Decoration; words stand beside. */
import { art } from '../../../ui/art.ts'
import { cardSilhouette, type SignName, type Silhouette, sign, silhouette, type TokenName, tokenPicture } from '../text/pictures.ts'
import type { CardId } from '../types.ts'
import './signs.css'

export function CardSign({ name, size }: { readonly name: SignName; readonly size?: number }) {
  return (
    <svg className="card-sign" data-sign={name} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <use href={art(sign(name))} />
    </svg>
  )
}

export function CardShape({ id, size }: { readonly id: CardId; readonly size?: number }) {
  return (
    <svg className="card-shape" viewBox="0 0 512 512" width={size} height={size} aria-hidden="true">
      <use href={art(cardSilhouette(id))} />
    </svg>
  )
}
export function PlaceShape({ name, size }: { readonly name: Silhouette; readonly size?: number }) {
  return (
    <svg className="card-shape" viewBox="0 0 512 512" width={size} height={size} aria-hidden="true">
      <use href={art(silhouette(name))} />
    </svg>
  )
}

export function Token({ name, size }: { readonly name: TokenName; readonly size: number }) {
  return <img className="token" alt="" src={art(tokenPicture(name))} width={size} height={size} />
}

/** The star with its points. */
export function Star({ points, size }: { readonly points: number; readonly size: number }) {
  return (
    <span className="star" style={{ width: size, height: size, fontSize: size * 0.42 }}>
      <Token name="star" size={size} />
      <b>{points}</b>
    </span>
  )
}
