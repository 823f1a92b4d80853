// The Dark Lord in full figure, one arm stretched out.
import { rng } from '../../kit/chance'
import { f } from '../../kit/geometry'

/** the Dark Lord, full figure, one arm stretched out; feet at 0,0 and about 480 high */
export function darkLord() {
  const E = '#C2452E'
  const q = rng(12)
  let fold = ''
  let hot = ''
  let sc = ''
  for (let i = 0; i < 46; i++) {
    const t = (i / 45) * 2 - 1
    fold += `M${f(t * 66)} ${f(-296 + Math.abs(t) * 12)}C${f(t * 120 + (q() - 0.5) * 20)} -200 ${f(t * 190)} -100
      ${f(t * 236 + (q() - 0.5) * 12)} ${f(-6 - q() * 22)}`
  }
  for (let i = 0; i < 9; i++) {
    const t = (i / 8) * 2 - 1
    hot += `M${f(t * 60)} -284C${f(t * 130)} -190 ${f(t * 200)} -90 ${f(t * 228)} -8`
  }
  for (let y = -276; y < -170; y += 9) sc += `M${f(-52 + (-276 - y) * -0.12)} ${y}h${f(104 - (y + 276) * 0.24)}`
  return (
    `<path d="M-74 -302C-180 -286 -238 -150 -262 -8L-228 6L-204 -8L-170 10L-138 -6L-100 12L-60 -4L-18 12L22 -4L64 12L104 -6L140 10L176
      -8L206 8L262 -10C240 -150 184 -284 74 -302Z" fill="#0b0706" stroke="${E}" stroke-width="2"/>` +
    `<path d="${fold}" fill="none" stroke="#3a1a14" stroke-width="1.2"/>
      <path d="${hot}" fill="none" stroke="#8c3322" stroke-width="1.3" opacity=".8"/>` +
    `<path d="M-60 -298L60 -298L48 -176L0 -150L-48 -176Z" fill="#1a1110" stroke="${E}" stroke-width="1.8"/>
      <path d="${sc}" stroke="#52231a" stroke-width="1.3"/>
      <path d="M0 -296V-152M-34 -290L-22 -178M34 -290L22 -178" stroke="#7a2f20" stroke-width="1.4"/>
      <path d="M-22 -250L0 -268L22 -250L0 -206Z" fill="#2c1512" stroke="${E}" stroke-width="1.5"/>` +
    // shoulders
    `<path d="M-52 -300C-98 -338 -150 -332 -176 -286L-204 -300L-186 -268L-214 -262L-180 -246L-190 -218L-150 -240C-122 -262 -92 -272 -56
      -268ZM52 -300C98 -338 150 -332 176 -286L204 -300L186 -268L214 -262L180 -246L190 -218L150 -240C122 -262 92 -272 56 -268Z"
      fill="#15100f" stroke="${E}" stroke-width="1.8" stroke-linejoin="round"/>` +
    `<path d="M-66 -296C-104 -322 -142 -314 -164 -276M-74 -282C-104 -302 -132 -296 -150 -262M66 -296C104 -322 142 -314 164 -276M74
      -282C104 -302 132 -296 150 -262" fill="none" stroke="#7a2f20" stroke-width="1.4"/>` +
    // helm with its crown of points
    `<path d="M-40 -288L-47 -352L-66 -446L-34 -394L-26 -486L-8 -402L0 -512L8 -402L26 -486L34 -394L66 -446L47 -352L40 -288L0 -262Z"
      fill="#171110" stroke="${E}" stroke-width="2" stroke-linejoin="round"/>` +
    `<path d="M-47 -352Q0 -384 47 -352M-42 -330Q0 -358 42 -330M-36 -394V-368M36 -394V-368M-8 -402V-378M8 -402V-378" fill="none"
      stroke="#8c3322" stroke-width="1.5"/>
      <path d="M-34 -338L-8 -324L-12 -314L-32 -324ZM34 -338L8 -324L12 -314L32 -324Z" fill="#FFB03A" stroke="#7a1c0c" stroke-width="1.4"/>
      <path d="M-30 -335L-12 -325M30 -335L12 -325" stroke="#FFF3C4" stroke-width="2.4"/>` +
    `<path d="M-5 -328L0 -276L5 -328ZM-26 -306L-18 -280M26 -306L18 -280M-34 -306L-28 -286M34 -306L28 -286" fill="#0b0706" stroke="#8c3322"
      stroke-width="1.3"/>` +
    // the arm, plate on plate, and the open hand
    `<path d="M-146 -262C-196 -248 -248 -214 -290 -168L-262 -138C-226 -172 -178 -206 -118 -216Z" fill="#15100f" stroke="${E}"
      stroke-width="1.9"/>
      <path d="M-176 -252L-146 -208M-208 -236L-178 -194M-240 -214L-208 -174M-266 -192L-236 -156" stroke="#8c3322" stroke-width="1.6"/>
      <path d="M-262 -204L-296 -216L-286 -182ZM-216 -232L-240 -254L-236 -220Z" fill="#15100f" stroke="${E}" stroke-width="1.5"/>` +
    `<path d="M-288 -172C-304 -170 -318 -160 -326 -146L-346 -140L-378 -126L-380 -119L-346 -126L-330 -128L-352 -112L-376 -90L-372 -85L-342
      -104L-322 -116L-336 -94L-350 -66L-344 -63L-324 -88L-308 -108L-312 -86L-316 -60L-309 -59L-300 -84L-292 -112C-282 -112 -272 -120 -264
      -136Z" fill="#1c1413" stroke="${E}" stroke-width="1.9" stroke-linejoin="round"/>` +
    `<path d="M-326 -146L-318 -132M-330 -128L-318 -122M-322 -116L-312 -112M-308 -108L-300 -108M-346 -140l3 13M-352 -112l7 9M-336 -94l9
      6M-312 -86l9 2" stroke="#8c3322" stroke-width="1.4"/>`
  )
}
