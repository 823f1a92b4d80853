// The seven places as small round pictures, box of 100.
import { OUTLINE, sky } from './havens/pen'

const PICTURE: Record<string, () => string> = {
  bag_end: () =>
    sky('#5d7892', '#F3D79a') +
    `<path d="M-6 84C8 26 92 26 106 84V104H-6Z" fill="#6d8046" ${OUTLINE} stroke-width="2.4"/>
      <circle cx="50" cy="68" r="25" fill="#B98E50" ${OUTLINE} stroke-width="2.4"/>
      <circle cx="50" cy="68" r="19" fill="#3f6a48" ${OUTLINE} stroke-width="2"/>
      <path d="M43 51V85M50 49V87M57 51V85" stroke="#1c3322" stroke-width="1.5"/>
      <circle cx="50" cy="68" r="3.6" fill="#E9C34a" ${OUTLINE} stroke-width="1.4"/>
      <circle cx="14" cy="74" r="7" fill="#FFE08A" ${OUTLINE} stroke-width="2"/>
      <circle cx="86" cy="74" r="7" fill="#FFE08A" ${OUTLINE} stroke-width="2"/>`,
  rivendell: () =>
    sky('#8FB0BC', '#F3E6C2') +
    `<path d="M-4 70L24 18L44 60L66 22L104 76V104H-4Z" fill="#A9BABD" ${OUTLINE} stroke-width="2"/>
      <path d="M24 18L16 34L22 31L28 38L33 34Z" fill="#fff"/>
      <path d="M58 50H74L78 104H54Z" fill="#EEF6F4" stroke="#54707c" stroke-width="1.5"/>
      <path d="M63 52V100M69 52V100" stroke="#8fb0bc" stroke-width="1.6"/>
      <path d="M6 104V68H46V104Z" fill="#EFE6CC" ${OUTLINE} stroke-width="2"/>
      <path d="M2 68Q18 62 26 40Q34 62 50 68Z" fill="#6f8076" ${OUTLINE} stroke-width="2"/>
      <path d="M11 104V86Q13 76 17 74Q21 76 23 86V104ZM29 104V86Q31 76 35 74Q39 76 41 86V104Z" fill="#F6C968" ${OUTLINE}
      stroke-width="1.5"/>`,
  moria: () =>
    sky('#F0D9A3', '#7d6244') +
    `<path d="M-4 -4H104V40L86 16Q70 4 52 4Q34 4 18 16L-4 40Z" fill="#4e3f30"/>
      <path d="M10 -4H28V86H10ZM72 -4H90V86H72Z" fill="#7d6750" ${OUTLINE} stroke-width="2.2"/>
      <path d="M22 -4V86M84 -4V86" stroke="#1d140c" stroke-width="1.6"/>
      <path d="M-4 86H104V104H-4Z" fill="#3a2a1e" ${OUTLINE} stroke-width="2"/>
      <ellipse cx="50" cy="84" rx="22" ry="14" fill="url(#glowE)"/><path d="M30 82Q50 62 70 82" fill="none" ${OUTLINE} stroke-width="7"/>
      <path d="M30 82Q50 62 70 82" fill="none" stroke="#C9AE79" stroke-width="4"/>`,
  lothlorien: () =>
    sky('#1f3142', '#9AA884') +
    `<path d="M-4 84Q50 74 104 84V104H-4Z" fill="#3f5a44" ${OUTLINE} stroke-width="2"/>
      <path d="M40 86C44 60 44 30 42 0H60C58 30 58 60 64 86Z" fill="#B9C2C0" ${OUTLINE} stroke-width="2.2"/>
      <path d="M54 84C52 60 54 30 54 0" stroke="#3d4a54" stroke-width="2"/>
      <circle cx="20" cy="12" r="20" fill="#C08d2c" ${OUTLINE} stroke-width="2"/>
      <circle cx="80" cy="10" r="22" fill="#C08d2c" ${OUTLINE} stroke-width="2"/>
      <circle cx="50" cy="2" r="20" fill="#E9C25a" ${OUTLINE} stroke-width="2"/>
      <path d="M18 52H86L78 62H26Z" fill="#8a7346" ${OUTLINE} stroke-width="2"/>
      <path d="M28 52V36L40 26L50 36V52Z" fill="#F6DF9a" ${OUTLINE} stroke-width="1.8"/>
      <circle cx="76" cy="72" r="14" fill="url(#glowG)"/>
      <rect x="72" y="66" width="8" height="11" fill="#FFF0B4" ${OUTLINE} stroke-width="1.6"/>`,
  helms_deep: () =>
    sky('#4a5a6c', '#C9B489') +
    `<path d="M-4 60L20 10L44 56L76 2L104 58V104H-4Z" fill="#6a6a68" ${OUTLINE} stroke-width="2"/>
      <path d="M-4 64H8V58H18V64H28V58H38V64H48V58H58V64H104V104H-4Z" fill="#A39474" ${OUTLINE} stroke-width="2.2"/>
      <path d="M64 104V36H60V26H68V32H74V26H82V32H88V26H96V36H92V104Z" fill="#B8A884" ${OUTLINE} stroke-width="2.2"/>
      <path d="M72 104V84Q78 72 84 84V104Z" fill="#2b2118"/><path d="M4 76H40M12 88H56M2 96H30" stroke="#5b4a30" stroke-width="1.6"/>
      <path d="M78 26V8l14 5l-14 5" fill="#4F6F52" ${OUTLINE} stroke-width="1.6"/>`,
  shelobs_lair: () =>
    sky('#39343c', '#14100f') +
    `<path d="M50 50L-6 10M50 50L20 -6M50 50L66 -6M50 50L106 16M50 50L106 66M50 50L78 106M50 50L34 106M50 50L-6 76" stroke="#CFC7B4"
      stroke-width="1.5"/>
      <path d="M50 34Q40 36 34 42Q32 52 40 60Q50 66 60 60Q68 52 66 42Q60 36 50 34ZM50 16Q30 20 20 34Q16 54 28 72Q48 84 70 74Q86 60 82
      36Q70 20 50 16Z" fill="none" stroke="#CFC7B4" stroke-width="1.4"/>
      <ellipse cx="52" cy="58" rx="17" ry="14" fill="#0a0807" stroke="#8c4a30" stroke-width="1.8"/>
      <circle cx="52" cy="40" r="9" fill="#0a0807" stroke="#8c4a30" stroke-width="1.6"/>
      <path d="M38 52L20 36L14 50M37 60L14 64L8 78M40 68L26 82L26 96M66 52L84 36L90 50M67 60L90 64L96 78M64 68L78 82L78 96" fill="none"
      stroke="#0a0807" stroke-width="5"/>
      <path d="M38 52L20 36L14 50M37 60L14 64L8 78M66 52L84 36L90 50M67 60L90 64L96 78" fill="none" stroke="#7a4630" stroke-width="1.4"/>
      <circle cx="48" cy="38" r="1.9" fill="#E8C25a"/><circle cx="56" cy="38" r="1.9" fill="#E8C25a"/>`,
  mordor: () =>
    sky('#1a0f0d', '#B8562a') +
    `<circle cx="50" cy="26" r="30" fill="url(#glowE)"/>
      <path d="M-4 92L28 52L42 22H58L72 52L104 92V104H-4Z" fill="#3b241c" stroke="#0c0605" stroke-width="2.2"/>
      <path d="M48 24L44 44L52 60L40 84M54 24L62 48L60 70" fill="none" stroke="#F08A2C" stroke-width="4"/>
      <path d="M48 24L44 44L52 60L40 84M54 24L62 48L60 70" fill="none" stroke="#FFE08a" stroke-width="1.6"/>
      <path d="M40 24Q50 18 60 24Q50 30 40 24Z" fill="#FFE69A" stroke="#7a1c0c" stroke-width="1.6"/>
      <path d="M44 14Q36 6 46 2Q58 -4 62 8Q68 16 56 16Z" fill="#8f3a22" stroke="#1d0c08" stroke-width="1.6"/>`,
}

/** the seven, each clipped to its round */
export const rounds: Record<string, () => string> = Object.fromEntries(
  Object.entries(PICTURE).map(([place, draw]) => [
    place,
    () =>
      `<svg width="100" height="100" viewBox="0 0 100 100"><clipPath id="rd"><circle cx="50" cy="50" r="50"/></clipPath>
        <g clip-path="url(#rd)">${draw()}</g></svg>`,
  ]),
)
