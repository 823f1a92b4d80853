// For the page of a new match: people round one device, and people with a device each. Box of 190 x 70.
const person = (x: number, y: number, coat: string) =>
  `<g transform="translate(${x} ${y})"><circle cy="-13" r="6.5" fill="#E8C9A0" stroke="#2B2118" stroke-width="1.5"/>
  <path d="M-10 8q0-15 10-15t10 15z" fill="${coat}" stroke="#2B2118" stroke-width="1.5"/></g>`
const device = (x: number, y: number, tilt: number) =>
  `<g transform="translate(${x} ${y}) rotate(${tilt})"><rect x="-19" y="-13" width="38" height="26" rx="3" fill="#2B2118"/>
  <rect x="-15" y="-9.5" width="30" height="19" fill="#EFE3C8"/><path d="M-15 4l8-6 7 5 6-4 9 5v5.5h-30z" fill="#4F6F52"/></g>`
const framed = (inside: string) => `<svg width="190" height="70" viewBox="0 0 190 70">${inside}</svg>`
const [GREEN, BLUE, RED] = ['#3f5f43', '#4A6078', '#8f2a22']

export const SITTING = {
  around: () =>
    framed(`<ellipse cx="95" cy="40" rx="62" ry="19" fill="#8d6a3a" stroke="#4a3418" stroke-width="2"/>
      ${person(60, 24, GREEN)}${person(130, 24, BLUE)}${device(95, 36, -4)}${person(44, 56, RED)}`),
  friends: () =>
    framed(`${device(40, 18, -6)}${device(150, 18, 6)}${device(95, 18, 0)}
      <path d="M60 18h14M116 18h14" fill="none" stroke="#9E2B25" stroke-width="2" stroke-dasharray="3 4"/>
      ${person(40, 59, GREEN)}${person(150, 59, BLUE)}${person(95, 59, RED)}`),
}
