/**
 * Where things stand on the picture of a place, as shares of its width and height. Radii are in units of the picture (806 wide).
 * Plain data; the numbers belong to the drawings under `public/art/lotr/places` and change with them.
 */
import type { TrackStyle } from '../../../../table/track.tsx'
import type { Activity, Place } from '../../types.ts'

export type Share = readonly [x: number, y: number]
/** The picture's own size. */
export const PLATE = { width: 806, height: 452 } as const

export interface Sizes {
  /** Radius of a main station and of the others. */
  readonly main: number
  readonly side: number
  readonly lantern: number
}
export type LinePoints = { readonly [A in Activity]?: readonly Share[] }

export interface Layout {
  readonly place: Place
  /** Layers of the picture, far to near, by the name of their file. */
  readonly layers: readonly string[]
  readonly sizes: Sizes
  /** The first point of a line is its start. */
  readonly lines: LinePoints
  /** The three great stations of a haven. */
  readonly stops: readonly Share[]
  /** The road of a haven, from edge to edge. */
  readonly way: readonly Share[]
  readonly track: Partial<TrackStyle>
  /** A line in two parts: the track thins between these spaces. */
  readonly gap?: { readonly line: Activity; readonly after: number }
  /** Where the Ring lies at the end. */
  readonly doom?: Share
  /** The Eye that looks at the main marker. */
  readonly eye?: Share
  /** A banner that is raised when the first part of a line is complete. */
  readonly standard?: Share
  /** On a phone stations are smaller and stand further apart. */
  readonly phone: { readonly sizes: Sizes; readonly lines: LinePoints; readonly stops: readonly Share[] }
}
export const HAVEN_SIZES: Sizes = { main: 53, side: 53, lantern: 1.05 }
export const PHONE_SIZES: Sizes = { main: 30, side: 29, lantern: 1.16 }
