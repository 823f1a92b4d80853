/** Letters in the canvas are pictures: they are drawn when their fonts are there. Without the fonts, after a while, in any serif. */
import { useEffect, useState } from 'react'

const FACES = ['600 18px "EB Garamond"', '20px "IM Fell English SC"']
const PATIENCE = 3000

export function useFonts(): boolean {
  const [areThere, setThere] = useState(false)
  useEffect(() => {
    let isOver = false
    const go = () => {
      if (!isOver) setThere(true)
    }
    const timer = setTimeout(go, PATIENCE)
    Promise.all(FACES.map((face) => document.fonts.load(face, '0123456789 Nazgûl'))).then(go, go)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [])
  return areThere
}
