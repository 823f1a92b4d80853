// Filters, hatchings and gradients that every drawing may use: displacement for the hand, noise for paper and stone.
import { COLOUR } from './colour'

/** to be put once into the page that holds drawings */
export const defs = () =>
  `<defs><filter id="wob" x="-5%" y="-5%" width="110%" height="110%">
    <feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="2" seed="4"/>
    <feDisplacementMap in="SourceGraphic" scale="2.4" xChannelSelector="R" yChannelSelector="G"/></filter>
    <filter id="wob2" x="-5%" y="-5%" width="110%" height="110%">
    <feTurbulence type="fractalNoise" baseFrequency=".02" numOctaves="3" seed="9"/>
    <feDisplacementMap in="SourceGraphic" scale="7" xChannelSelector="R" yChannelSelector="G"/></filter>
    <filter id="rag" x="-10%" y="-10%" width="120%" height="120%">
    <feTurbulence type="fractalNoise" baseFrequency=".018 .022" numOctaves="5" seed="21"/>
    <feDisplacementMap in="SourceGraphic" scale="18" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation="1.1"/>
    </filter><filter id="b1" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation=".7"/></filter>
    <filter id="b2" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="2"/></filter>
    <filter id="b4" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="4"/></filter>
    <filter id="b9" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="9"/></filter>
    <filter id="b22" x="-80%" y="-80%" width="260%" height="260%"><feGaussianBlur stdDeviation="22"/></filter>
    <filter id="grain" x="0" y="0" width="100%" height="100%">
    <feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="3"/>
    <feColorMatrix values="0 0 0 0 .17  0 0 0 0 .12  0 0 0 0 .07  0 0 0 -1.5 1.02"/></filter>
    <filter id="grainL" x="0" y="0" width="100%" height="100%">
    <feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="8"/>
    <feColorMatrix values="0 0 0 0 1  0 0 0 0 .93  0 0 0 0 .78  0 0 0 -1.6 .98"/></filter>
    <filter id="blotch" x="0" y="0" width="100%" height="100%">
    <feTurbulence type="fractalNoise" baseFrequency=".006 .009" numOctaves="4" seed="12"/>
    <feColorMatrix values="0 0 0 0 .42  0 0 0 0 .28  0 0 0 0 .12  0 0 0 -3.2 1.75"/></filter>
    <filter id="wash" x="0" y="0" width="100%" height="100%">
    <feTurbulence type="fractalNoise" baseFrequency=".011 .016" numOctaves="5" seed="31"/>
    <feColorMatrix values="0 0 0 0 .1  0 0 0 0 .08  0 0 0 0 .06  0 0 0 -3.4 2"/></filter>
    <filter id="stonetex" x="0" y="0" width="100%" height="100%">
    <feTurbulence type="fractalNoise" baseFrequency=".5" numOctaves="3" seed="5" result="n"/>
    <feColorMatrix in="n" values="0 0 0 0 .15  0 0 0 0 .11  0 0 0 0 .07  0 0 0 -2.6 1.5" result="m"/>
    <feComposite in="m" in2="SourceGraphic" operator="in"/></filter>
    <pattern id="hA" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
    <path d="M0 2H4" stroke="${COLOUR.ink}" stroke-width=".75"/></pattern>
    <pattern id="hB" width="4.6" height="4.6" patternUnits="userSpaceOnUse" patternTransform="rotate(-34)">
    <path d="M0 2H4.6" stroke="${COLOUR.ink}" stroke-width=".7"/></pattern>
    <pattern id="hL" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
    <path d="M0 2H5" stroke="#E9D6AE" stroke-width=".6"/></pattern><radialGradient id="stFace" cx=".36" cy=".26" r=".9">
    <stop offset="0" stop-color="#FBF2DA"/><stop offset=".55" stop-color="#E3D3AE"/><stop offset="1" stop-color="#B79E72"/>
    </radialGradient><radialGradient id="stDone" cx=".36" cy=".26" r=".9"><stop offset="0" stop-color="#CBB991"/>
    <stop offset=".6" stop-color="#AE986E"/><stop offset="1" stop-color="#8A744F"/></radialGradient>
    <radialGradient id="stDark" cx=".36" cy=".26" r=".95"><stop offset="0" stop-color="#5B5147"/><stop offset="1" stop-color="#2C241D"/>
    </radialGradient><linearGradient id="gold" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#F6E08C"/>
    <stop offset=".45" stop-color="#C9A227"/><stop offset="1" stop-color="#7A5A10"/></linearGradient>
    <linearGradient id="steel" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#7F97AE"/><stop offset=".5" stop-color="#4A6078"/>
    <stop offset="1" stop-color="#2A3849"/></linearGradient><linearGradient id="ember" x1="0" y1="0" x2=".6" y2="1">
    <stop offset="0" stop-color="#D0564A"/><stop offset=".5" stop-color="#9E2B25"/><stop offset="1" stop-color="#651612"/>
    </linearGradient><linearGradient id="sung" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="#F3C95A"/>
    <stop offset="1" stop-color="#B9782A"/></linearGradient><radialGradient id="glowG">
    <stop offset="0" stop-color="#FFE9A8" stop-opacity=".95"/><stop offset=".35" stop-color="#F7C45E" stop-opacity=".55"/>
    <stop offset="1" stop-color="#E89A30" stop-opacity="0"/></radialGradient><radialGradient id="glowW">
    <stop offset="0" stop-color="#fff" stop-opacity="1"/><stop offset=".45" stop-color="#F4F8EE" stop-opacity=".6"/>
    <stop offset="1" stop-color="#EAF2EE" stop-opacity="0"/></radialGradient><radialGradient id="glowE">
    <stop offset="0" stop-color="#FFC27A" stop-opacity=".9"/><stop offset=".4" stop-color="#D8542C" stop-opacity=".5"/>
    <stop offset="1" stop-color="#9E2B25" stop-opacity="0"/></radialGradient></defs>`
