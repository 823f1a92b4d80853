/** Which of the three layouts fits the window: landscape from 1000 x 700, portrait from 768 wide, else the phone's. */
import { useSyncExternalStore } from 'react'
import type { Shape } from '../../table/contract.ts'

export function shapeFor(width: number, height: number): Shape {
  if (width >= 1000 && height >= 600 && width > height) return 'landscape'
  if (width >= 740 && height >= 900) return 'portrait'
  if (width >= 900 && height >= 560 && width > height) return 'landscape'
  return 'phone'
}

/** Of the medallion before the decision. */
export const MEDAL_SIZE: Readonly<Record<Shape, number>> = { landscape: 62, portrait: 58, phone: 40 }

const subscribe = (listener: () => void) => {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}
export const useShape = (): Shape => useSyncExternalStore(subscribe, () => shapeFor(innerWidth, innerHeight))
