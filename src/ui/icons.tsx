/**
 * The pen's small signs for tools: menu, undo, log and their like. Strokes in the colour of the text.
 * Decoration only; the button that holds one carries the words.
 */
import type { ReactNode } from 'react'

const paths = {
  menu: <path d="M4 7H20M4 12H20M4 17H20" />,
  undo: <path d="M9 5L4 10L9 15M4 10H14C18 10 20 13 20 16C20 18 19 19.5 18 20" />,
  log: (
    <path
      d="M6 4H17C18.5 4 19 5 19 6V7M6 4C4.5 4 4 5 4 6.500V8H7M7 8V18C7 19.5 8 20 9 20H20C20.5 18 20.5 17 20 16H17V4M10 9H14M10 12.500H14M10 16H14"
      strokeWidth="1.8"
    />
  ),
  help: (
    <path d="M9 9C9 6.500 10.500 5 12.200 5C14.200 5 15.500 6.300 15.500 8.200C15.500 11 12 11 12 14M12 18.400V18.600" strokeWidth="2.6" />
  ),
  close: <path d="M6 6L18 18M18 6L6 18" />,
  plus: <path d="M12 5V19M5 12H19" />,
  minus: <path d="M5 12H19" />,
  device: <path d="M7 4H17Q19 4 19 6V18Q19 20 17 20H7Q5 20 5 18V6Q5 4 7 4ZM10 17.500H14" />,
  people: (
    <path d="M9 11a3.500 3.500 0 1 0 -.01 0ZM3 20C3 16 5 14 9 14C13 14 15 16 15 20M16 4.500a3.500 3.500 0 0 1 0 6.500M17 14.500C20 15 21 17 21 20" />
  ),
  share: <path d="M12 15V4M8 8L12 4L16 8M5 13V19Q5 20 6 20H18Q19 20 19 19V13" />,
  open: <path d="M12 4V15M8 11L12 15L16 11M5 13V19Q5 20 6 20H18Q19 20 19 19V13" />,
  bin: <path d="M5 7H19M9 7V4.500H15V7M7 7L8 20H16L17 7M10.500 10.500V16.500M13.500 10.500V16.500" strokeWidth="1.9" />,
  settings: (
    <path d="M12 8.500a3.500 3.500 0 1 0 .01 0ZM12 3V6M12 18V21M3 12H6M18 12H21M5.600 5.600L7.800 7.800M16.200 16.200L18.400 18.400M5.600 18.400L7.800 16.200M16.200 7.800L18.400 5.600" />
  ),
  hand: <path d="M4 9L9 6.500L14 19L9 21ZM10 5.500L15.500 4.500L18 17.500L14.500 18M17 5L20.500 6.500L18.500 15" strokeWidth="1.8" />,
  left: <path d="M14.500 5L8 12L14.500 19" />,
  more: <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="4.2" />,
  eye: (
    <>
      <path d="M2 12C6 5 18 5 22 12C18 19 6 19 2 12Z" strokeWidth="1.8" />
      <circle cx="12" cy="12" r="3.4" fill="currentColor" stroke="none" />
    </>
  ),
  pen: <path d="M5 19L6 15L16 5L19 8L9 18ZM14 7L17 10" strokeWidth="1.9" />,
  scan: <path d="M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15M7 12H17" />,
  again: <path d="M19 12A7 7 0 1 1 16.500 6.600M17 3V7H13" />,
  copy: <path d="M9 8H19V20H9ZM5 16V4H15" strokeWidth="2" />,
  link: (
    <path
      d="M10 14A4 4 0 0 0 15.700 14.300L18.700 11.300A4 4 0 0 0 13 5.600L11.500 7M14 10A4 4 0 0 0 8.300 9.700L5.300 12.700A4 4 0 0 0 11 18.400L12.500 17"
      strokeWidth="2"
    />
  ),
  play: <path d="M8 5L18 12L8 19Z" fill="currentColor" />,
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof paths

export function Icon({ name, size = 22 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {paths[name]}
    </svg>
  )
}
