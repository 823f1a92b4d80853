// The candle on the shelf.

export function candle(x: number, y: number, s: number) {
  return `<ellipse cx="${x}" cy="${y - 130 * s}" rx="${230 * s}" ry="${220 * s}" fill="url(#glowG)" opacity=".55" />
    <g transform="translate(${x} ${y}) scale(${s})"><ellipse cx="2" cy="2" rx="44" ry="9" fill="#0c0603" opacity=".6"/>
    <path d="M-40 -8Q0 6 40 -8L32 2Q0 12 -32 2Z" fill="#8a6420" stroke="#2a1b06" stroke-width="1.6"/>
    <ellipse cx="0" cy="-8" rx="40" ry="9" fill="#C9A227" stroke="#2a1b06" stroke-width="1.6"/>
    <path d="M36 -12q20 -2 18 12q-6 8 -16 2" fill="none" stroke="#2a1b06" stroke-width="7"/>
    <path d="M36 -12q20 -2 18 12q-6 8 -16 2" fill="none" stroke="#C9A227" stroke-width="4"/>
    <path d="M-15 -10V-92Q-13 -99 -4 -97Q6 -101 15 -92V-10Q0 -3 -15 -10Z" fill="#F4E6C4" stroke="#3d2c16" stroke-width="1.6"/>
    <path d="M4 -98Q15 -98 15 -90V-10Q10 -7 5 -7Z" fill="#8a6a3a" opacity=".35"/>
    <path d="M-15 -84q-4 20 -1 30q5 3 5 -8v-20Z" fill="#FFF6DC" stroke="#3d2c16" stroke-width="1.2"/>
    <path d="M0 -97v-9" stroke="#1d140c" stroke-width="2.2"/>
    <path d="M0 -102C-13 -110 -9 -124 0 -144C9 -124 13 -110 0 -102Z" fill="#F6A838"/>
    <path d="M0 -103C-6 -108 -5 -116 0 -128C5 -116 6 -108 0 -103Z" fill="#FFF6CF"/></g>`
}
