// Shared drawing kit: palette, seeded randomness, filters, symbols, stations, tokens, figures, cards.
import { createRequire } from 'node:module';
import fs from 'node:fs';
/** marks the border between two layers of a plate */
export const cut=name=>`<!--cut ${name}-->`;
/** a plate's text, cut into its named layers */
export const layersOf=(s,extra={})=>{const p=s.split(/<!--cut (\w+)-->/),groups={};for(let i=1;i<p.length;i+=2)groups[p[i]]=(groups[p[i]]||'')+p[i+1];return {defs:p[0],groups,...extra}};
const req = createRequire(import.meta.url);
const gi = req('@iconify-json/game-icons/icons.json').icons;

export const C = { parchment:'#EFE3C8', shade:'#D9C49A', ink:'#2B2118', faded:'#6B5A45', ember:'#9E2B25',
  gold:'#C9A227', leaf:'#4F6F52', steel:'#4A6078', night:'#16120F', orange:'#B9672B', stone:'#D8CBAE' };
export const LINE = { fighting:'#8A3A2A', hiding:'#46624A', travelling:'#3F5670', friendship:'#8A6A1E' };
export function rng(seed){let s=seed>>>0;return()=>{s=(s+0x6D2B79F5)>>>0;let t=Math.imul(s^s>>>15,1|s);t=t+Math.imul(t^t>>>7,61|t)^t;return((t^t>>>14)>>>0)/4294967296}}
export const f = n => Math.round(n*10)/10;
let uid=0; export const id = p => p+(++uid);

// ---------- geometry helpers
export const poly = pts => 'M'+pts.map(p=>f(p[0])+' '+f(p[1])).join('L')+'Z';
export const line = pts => 'M'+pts.map(p=>f(p[0])+' '+f(p[1])).join('L');
export function smooth(pts,t=.5){ // Catmull-Rom to bezier
  let d='M'+f(pts[0][0])+' '+f(pts[0][1]);
  for(let i=0;i<pts.length-1;i++){const a=pts[i-1]||pts[i],b=pts[i],c=pts[i+1],e=pts[i+2]||c;
    d+=`C${f(b[0]+(c[0]-a[0])*t/3)} ${f(b[1]+(c[1]-a[1])*t/3)} ${f(c[0]-(e[0]-b[0])*t/3)} ${f(c[1]-(e[1]-b[1])*t/3)} ${f(c[0])} ${f(c[1])}`}
  return d }
export function jag(a,b,n,amp,r){ const o=[]; for(let i=0;i<=n;i++){const t=i/n; const w=(i==0||i==n)?0:1; o.push([a[0]+(b[0]-a[0])*t+w*(r()-.5)*amp*.6,a[1]+(b[1]-a[1])*t+w*(r()-.5)*amp])} return o }
export function jagPath(pts,n,amp,r){ let o=[]; for(let i=0;i<pts.length-1;i++){const s=jag(pts[i],pts[i+1],n,amp,r); if(i) s.shift(); o=o.concat(s)} return o }
export function blob(cx,cy,rx,ry,n,amp,r,rot=0){ const o=[]; for(let i=0;i<n;i++){const a=rot+i/n*Math.PI*2+(r()-.5)*.22; const k=1+(r()-.5)*amp; o.push([cx+Math.cos(a)*rx*k,cy+Math.sin(a)*ry*k])} return o }
/** fall-line hatching between an upper edge and a depth */
export function fall(pts,depth,step,r,{lean=0,minL=.25,w=.8,op=.5,col=C.ink}={}){ let d=''; 
  for(let i=0;i<pts.length-1;i++){const [x1,y1]=pts[i],[x2,y2]=pts[i+1]; const L=Math.hypot(x2-x1,y2-y1); const n=Math.max(1,Math.round(L/step));
    for(let k=0;k<n;k++){const t=(k+r()*.6)/n; const x=x1+(x2-x1)*t,y=y1+(y2-y1)*t; const l=depth*(minL+r()*(1-minL)); d+=`M${f(x)} ${f(y+1)}l${f(lean*l+(r()-.5)*3)} ${f(l)}`}}
  return `<path d="${d}" stroke="${col}" stroke-width="${w}" opacity="${op}" fill="none" stroke-linecap="round"/>` }

export const gicon = (name,x,y,s,fill,extra='') => { const b=gi[name].body.replace(/fill="currentColor"/g,''); return `<g transform="translate(${f(x-s/2)} ${f(y-s/2)}) scale(${f(s/512*1000)/1000})" fill="${fill}" ${extra}>${b}</g>` };
export const ACT = { fighting:'axe-sword', hiding:'oak', travelling:'barefoot', friendship:'shaking-hands' };

// ---------- filters and patterns that every drawing uses
export const defs = () => `<defs>
<filter id="wob" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="2" seed="4"/><feDisplacementMap in="SourceGraphic" scale="2.4" xChannelSelector="R" yChannelSelector="G"/></filter>
<filter id="wob2" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".02" numOctaves="3" seed="9"/><feDisplacementMap in="SourceGraphic" scale="7" xChannelSelector="R" yChannelSelector="G"/></filter>
<filter id="rag" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency=".018 .022" numOctaves="5" seed="21"/><feDisplacementMap in="SourceGraphic" scale="18" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation="1.1"/></filter>
<filter id="b1" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation=".7"/></filter>
<filter id="b2" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="2"/></filter>
<filter id="b4" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="4"/></filter>
<filter id="b9" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="9"/></filter>
<filter id="b22" x="-80%" y="-80%" width="260%" height="260%"><feGaussianBlur stdDeviation="22"/></filter>
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="3"/><feColorMatrix values="0 0 0 0 .17  0 0 0 0 .12  0 0 0 0 .07  0 0 0 -1.5 1.02"/></filter>
<filter id="grainL" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="8"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 .93  0 0 0 0 .78  0 0 0 -1.6 .98"/></filter>
<filter id="blotch" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".006 .009" numOctaves="4" seed="12"/><feColorMatrix values="0 0 0 0 .42  0 0 0 0 .28  0 0 0 0 .12  0 0 0 -3.2 1.75"/></filter>
<filter id="wash" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".011 .016" numOctaves="5" seed="31"/><feColorMatrix values="0 0 0 0 .1  0 0 0 0 .08  0 0 0 0 .06  0 0 0 -3.4 2"/></filter>
<filter id="stonetex" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".5" numOctaves="3" seed="5" result="n"/><feColorMatrix in="n" values="0 0 0 0 .15  0 0 0 0 .11  0 0 0 0 .07  0 0 0 -2.6 1.5" result="m"/><feComposite in="m" in2="SourceGraphic" operator="in"/></filter>
<pattern id="hA" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><path d="M0 2H4" stroke="${C.ink}" stroke-width=".75"/></pattern>
<pattern id="hB" width="4.6" height="4.6" patternUnits="userSpaceOnUse" patternTransform="rotate(-34)"><path d="M0 2H4.6" stroke="${C.ink}" stroke-width=".7"/></pattern>
<pattern id="hL" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><path d="M0 2H5" stroke="#E9D6AE" stroke-width=".6"/></pattern>
<radialGradient id="stFace" cx=".36" cy=".26" r=".9"><stop offset="0" stop-color="#FBF2DA"/><stop offset=".55" stop-color="#E3D3AE"/><stop offset="1" stop-color="#B79E72"/></radialGradient>
<radialGradient id="stDone" cx=".36" cy=".26" r=".9"><stop offset="0" stop-color="#CBB991"/><stop offset=".6" stop-color="#AE986E"/><stop offset="1" stop-color="#8A744F"/></radialGradient>
<radialGradient id="stDark" cx=".36" cy=".26" r=".95"><stop offset="0" stop-color="#5B5147"/><stop offset="1" stop-color="#2C241D"/></radialGradient>
<linearGradient id="gold" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#F6E08C"/><stop offset=".45" stop-color="#C9A227"/><stop offset="1" stop-color="#7A5A10"/></linearGradient>
<linearGradient id="steel" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#7F97AE"/><stop offset=".5" stop-color="#4A6078"/><stop offset="1" stop-color="#2A3849"/></linearGradient>
<linearGradient id="ember" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="#D0564A"/><stop offset=".5" stop-color="#9E2B25"/><stop offset="1" stop-color="#651612"/></linearGradient>
<linearGradient id="sung" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="#F3C95A"/><stop offset="1" stop-color="#B9782A"/></linearGradient>
<radialGradient id="glowG"><stop offset="0" stop-color="#FFE9A8" stop-opacity=".95"/><stop offset=".35" stop-color="#F7C45E" stop-opacity=".55"/><stop offset="1" stop-color="#E89A30" stop-opacity="0"/></radialGradient>
<radialGradient id="glowW"><stop offset="0" stop-color="#fff" stop-opacity="1"/><stop offset=".45" stop-color="#F4F8EE" stop-opacity=".6"/><stop offset="1" stop-color="#EAF2EE" stop-opacity="0"/></radialGradient><radialGradient id="glowE"><stop offset="0" stop-color="#FFC27A" stop-opacity=".9"/><stop offset=".4" stop-color="#D8542C" stop-opacity=".5"/><stop offset="1" stop-color="#9E2B25" stop-opacity="0"/></radialGradient>
</defs>`;

// ---------- symbols, drawn in a box of 100 and placed by centre and size
const sun8 = (()=>{let d='';for(let i=0;i<12;i++){const a=i*Math.PI/6,b=a+Math.PI/12,R=i%2?41:48;const p=(q,r)=>f(50+Math.cos(q)*r)+' '+f(50+Math.sin(q)*r);d+=`M${p(a-.13,27)}L${p(a,R)}L${p(a+.13,27)}Z`}return d})();
export const SYM = {
  shield:(s=0)=>`<path d="M50 5C62 13 77 17 89 17C92 54 79 80 50 96C21 80 8 54 11 17C23 17 38 13 50 5Z" fill="url(#steel)" stroke="#1E2732" stroke-width="5"/><path d="M50 17C59 22 69 25 79 26C80 53 70 72 50 84C30 72 20 53 21 26C31 25 41 22 50 17Z" fill="none" stroke="#DCE5EC" stroke-width="3.5" opacity=".85"/><path d="M50 30L56 46L72 46L59 56L64 72L50 62L36 72L41 56L28 46L44 46Z" fill="#EEF2F2" opacity=".95"/>`,
  bigShield:()=>`<path d="M10 34C-2 60 8 84 34 96M90 34C102 60 92 84 66 96" fill="none" stroke="url(#gold)" stroke-width="7" stroke-linecap="round"/><g transform="translate(9 2) scale(.82)">${SYM.shield()}</g><path d="M9 17C21 17 36 13 50 3C64 13 79 17 91 17" fill="none" stroke="url(#gold)" stroke-width="7"/>`,
  ring:()=>`<path fill-rule="evenodd" d="M50 8a42 42 0 1 0 .01 0ZM50 27a23 23 0 1 1-.01 0Z" fill="url(#gold)" stroke="#4C380A" stroke-width="4.5"/><path d="M20 40A33 33 0 0 1 50 17" stroke="#FFF3B8" stroke-width="5.5" fill="none" stroke-linecap="round"/><path d="M62 80A33 33 0 0 0 81 62" stroke="#FBE9A0" stroke-width="3" fill="none" stroke-linecap="round" opacity=".8"/>`,
  heart:()=>`<path d="M50 92C22 70 7 54 7 33C7 17 19 8 31 8C40 8 47 13 50 21C53 13 60 8 69 8C81 8 93 17 93 33C93 54 78 70 50 92Z" fill="url(#ember)" stroke="#430D0A" stroke-width="5"/><path d="M19 34C19 25 25 19 32 19" stroke="#F2B3A5" stroke-width="6" fill="none" stroke-linecap="round"/>`,
  sun:()=>`<path d="${sun8}" fill="url(#sung)" stroke="#5E3A0C" stroke-width="3" stroke-linejoin="round"/><circle cx="50" cy="50" r="22" fill="url(#sung)" stroke="#5E3A0C" stroke-width="4"/><path d="M37 46A15 15 0 0 1 50 35" stroke="#FFF3C4" stroke-width="4.5" fill="none" stroke-linecap="round"/>`,
  die:()=>`<path d="M50 6L92 27V73L50 95L8 73V27Z" fill="#1B1613" stroke="#0B0807" stroke-width="4" stroke-linejoin="round"/><path d="M50 6L92 27L50 49L8 27Z" fill="#4A4038"/><path d="M8 27L50 49V95L8 73Z" fill="#2A231E"/><ellipse cx="50" cy="27" rx="8" ry="4.5" fill="#F0E2C0"/><ellipse cx="22" cy="50" rx="5" ry="7" fill="#F0E2C0"/><ellipse cx="36" cy="72" rx="5" ry="7" fill="#F0E2C0"/><path d="M58 66C64 54 78 47 84 49C86 60 78 72 66 76C61 76 58 72 58 66Z" fill="#B5392E"/><ellipse cx="71.500" cy="62" rx="3" ry="8" transform="rotate(20 71 62)" fill="#1B1613"/>`,
  heal:()=>`<circle cx="50" cy="50" r="40" fill="#FBF4E0" stroke="#4F6F52" stroke-width="8"/><path d="M30 50H66M44 34L28 50L44 66" stroke="#3C573F" stroke-width="10" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`,
  dot:()=>`<circle cx="50" cy="50" r="38" fill="#120D0B" stroke="#6b5a45" stroke-width="4"/>`,
  eye:()=>`<path d="M3 50C22 20 78 20 97 50C78 80 22 80 3 50Z" fill="#D8662C" stroke="#4A120D" stroke-width="5"/><path d="M18 50C32 32 68 32 82 50C68 68 32 68 18 50Z" fill="#F6C55A"/><path d="M50 25C58 38 58 62 50 75C42 62 42 38 50 25Z" fill="#1B0C08"/>`,
  card:()=>`<g transform="rotate(-8 50 50)"><rect x="22" y="8" width="56" height="82" rx="7" fill="#F7EED6" stroke="#2B2118" stroke-width="5"/><rect x="30" y="17" width="40" height="64" fill="none" stroke="#6B5A45" stroke-width="2.5"/></g>`,
  book:()=>`<path d="M50 26C38 17 20 15 6 19V80C20 76 38 78 50 88C62 78 80 76 94 80V19C80 15 62 17 50 26Z" fill="#7A4A2B" stroke="#2B1608" stroke-width="5" stroke-linejoin="round"/><path d="M50 26C40 19 25 17 13 20V71C26 69 40 71 50 80C60 71 74 69 87 71V20C75 17 60 19 50 26Z" fill="#F5EACD"/><path d="M50 27V79M20 31L42 34M20 42L42 45M20 53L42 56M58 34L80 31M58 45L80 42M58 56L80 53" stroke="#6B4A2E" stroke-width="3.4"/>`,
  star:()=>`<path d="M50 3L61 38L97 38L68 59L79 95L50 73L21 95L32 59L3 38L39 38Z" fill="url(#gold)" stroke="#4C380A" stroke-width="4" stroke-linejoin="round"/><path d="M50 3L50 54L61 38Z M97 38L50 54L68 59Z M79 95L50 54L50 73Z M21 95L50 54L32 59Z M3 38L50 54L39 38Z" fill="#FBEBA9" opacity=".75"/>`,
  sundial:()=>`<circle cx="50" cy="50" r="42" fill="#E9DAB5" stroke="#2B2118" stroke-width="5"/><path d="M50 14V22M50 78V86M14 50H22M78 50H86M25 25L30 30M75 25L70 30M25 75L30 70M75 75L70 70" stroke="#2B2118" stroke-width="4.500"/><path d="M46 50L50 20L60 52Z" fill="#9E2B25"/><path d="M50 52L78 66L46 58Z" fill="#2B2118" opacity=".45"/>`,
};
export const sym = (k,x,y,s,op=1,extra='') => ACT[k] ? gicon(ACT[k],x,y,s,extra||C.ink,op<1?`opacity="${op}"`:'') : `<g transform="translate(${f(x-s/2)} ${f(y-s/2)}) scale(${f(s*10)/1000})" opacity="${op}" ${extra}>${SYM[k]()}</g>`;
export const isvg = (inner,w,h=w,vb=`0 0 ${w} ${h}`,st='') => `<svg width="${w}" height="${h}" viewBox="${vb}" style="display:block;overflow:visible;${st}">${inner}</svg>`;

/** a trodden way: blurred dark edge, pale dust; the empty box keeps the filters from cutting the stroke at its bounding box */
export function dustTrack(pts,w,{dark='#0b0705',edge=.4,dust='#E6D3A4',op=.42,spread=5}={}){ const d=smooth(pts),xs=pts.map(p=>p[0]),ys=pts.map(p=>p[1]);
  const box=`<path d="M${f(Math.min(...xs)-60)} ${f(Math.min(...ys)-60)}H${f(Math.max(...xs)+60)}V${f(Math.max(...ys)+60)}" fill="none"/>`;
  return `<g filter="url(#b2)">${box}<path d="${d}" stroke="${dark}" stroke-width="${w+spread}" fill="none" opacity="${edge}" stroke-linecap="round"/></g><g filter="url(#wob)">${box}<path d="${d}" stroke="${dust}" stroke-width="${w}" fill="none" opacity="${op}" stroke-linecap="round"/></g>` }

// ---------- station: a worn paving block with a symbol inlaid in its top
export function station(x,y,r,content,{label=null,state='open',seed=1,big=false,card=null,line:ln=null,hgt=null,dark=false}={}){
  const q=rng(seed*977+13), R=big?r*1.2:r, ry=R*.84, d=hgt??(label!=null?R*.66:R*.36);
  const n=11, face=blob(x,y,R,ry,n,.1,q,.2);
  const side=[]; // swept silhouette
  let out='';
  out+=`<ellipse cx="${f(x+R*.16)}" cy="${f(y+d+ry*.42)}" rx="${f(R*1.16)}" ry="${f(ry*.62)}" fill="#0d0806" opacity=".5" filter="url(#b4)"/>`;
  if(state==='target') out+=`<ellipse cx="${f(x)}" cy="${f(y+3)}" rx="${f(R*1.75)}" ry="${f(ry*1.7)}" fill="url(#glowG)"/>`;
  const steps=Math.round(d); const dk=ln?'#1d1712':(dark?'#2a211a':'#4a3c2c');
  for(let i=steps;i>0;i-=2){ out+=`<path d="${poly(face.map(p=>[p[0],p[1]+i]))}" fill="${i>steps-3?'#140e0a':dk}"/>` }
  // chisel marks on the side
  let ch='';for(let i=0;i<9;i++){const a=.15+q()*2.8;const px=x+Math.cos(a)*R*.97,py=y+Math.sin(a)*ry*.97;ch+=`M${f(px)} ${f(py+1)}v${f(d*(.4+q()*.45))}`}
  out+=`<path d="${ch}" stroke="#000" opacity=".35" stroke-width="1"/>`;
  const g = ln?'stDark':state==='done'?'stDone':'stFace';
  out+=`<path d="${poly(face)}" fill="url(#${g})" stroke="#1d150e" stroke-width="1.5" stroke-linejoin="round"/>`;
  out+=`<path d="${poly(face)}" filter="url(#stonetex)" opacity="${ln?.5:.38}"/>`;
  const inn=face.map(p=>[x+(p[0]-x)*.86,y+(p[1]-y)*.86]);
  out+=`<path d="${poly(inn)}" fill="none" stroke="${ln?'#8d7c63':'#6b5636'}" stroke-width=".9" opacity=".7"/><path d="${line(inn.slice(5,10))}" fill="none" stroke="#fff8e2" stroke-width="1.2" opacity="${ln?.3:.75}"/>`;
  const cr=[[x+R*(.5+q()*.3),y-ry*.5]];for(let i=0;i<3;i++)cr.push([cr[i][0]-2-q()*4,cr[i][1]+3+q()*4]);
  if(!ln) out+=`<path d="${line(cr)}" stroke="#4a3820" stroke-width=".8" fill="none" opacity=".6"/>`;
  const op = state==='done'?.42:1, ss=R*1.18;
  if(ln) out+=ACT[ln]?gicon(ACT[ln],x,y-1,R*1.25,'#F1E2BD'):'';
  else if(content==='card'){ out+=`<g transform="translate(${f(x)} ${f(y)})" opacity="${op}">${`<g transform="rotate(-7)"><rect x="${f(-R*.46)}" y="${f(-R*.64)}" width="${f(R*.92)}" height="${f(R*1.24)}" rx="3" fill="#FBF3DC" stroke="#2B2118" stroke-width="1.4"/></g>`}</g>`+sym(card==='book'?'book':'star',x,y,R*.78,op); }
  else if(content&&content!=='none') out+=sym(content,x,y-1,big?ss*1.05:ss,op);
  if(state==='target') out+=`<path d="${poly(face.map(p=>[x+(p[0]-x)*1.09,y+(p[1]-y)*1.09]))}" fill="none" stroke="#FFD978" stroke-width="3"/><path d="${poly(face.map(p=>[x+(p[0]-x)*1.19,y+(p[1]-y)*1.19]))}" fill="none" stroke="#FFE9AE" stroke-width="1" opacity=".7" stroke-dasharray="2 4"/>`;
  if(label!=null){ const ly=y+ry*.5+d*.86; out+=`<text x="${f(x)}" y="${f(ly+1)}" text-anchor="middle" font-family="EB Garamond" font-weight="600" font-size="${f(Math.max(12,(big?r:R)*.74))}" fill="#FDF1D2" stroke="#140d08" stroke-width="3" paint-order="stroke" stroke-linejoin="round">${label}</text>` }
  return out }

/** marker of a line: a way-lantern that lights the station it stands on */
export function lantern(x,y,ln,s=1,glow=true){ const c=LINE[ln]||C.ember;
  return (glow?`<ellipse cx="${x}" cy="${y-20*s}" rx="${52*s}" ry="${48*s}" fill="url(#glowG)" style="mix-blend-mode:screen"/><ellipse cx="${x}" cy="${y-24*s}" rx="${30*s}" ry="${32*s}" fill="url(#glowG)" opacity=".8"/>`:'')+`
  <g transform="translate(${f(x)} ${f(y)}) scale(${s})"><ellipse cx="1" cy="1" rx="13" ry="5" fill="#120b07" opacity=".6"/>
  <path d="M-11 0L-9 -5H9L11 0Z" fill="#3a2a17" stroke="#120b06" stroke-width="1.3"/><path d="M-8 -5L-9.500 -32H9.500L8 -5Z" fill="#FFE7A0" stroke="#120b06" stroke-width="1.6"/>
  <path d="M0 -10C-7 -14 -4 -20 0 -28C4 -20 7 -14 0 -10Z" fill="#E8842C"/><path d="M0 -10.500C-3.500 -13 -2 -17 0 -21C2 -17 3.500 -13 0 -10.500Z" fill="#FFF6CF"/>
  <path d="M-4.500 -5L-5 -32M4.500 -5L5 -32" stroke="#3a2a17" stroke-width="1.3"/><path d="M-13 -31L0 -43L13 -31Z" fill="${c}" stroke="#120b06" stroke-width="1.5" stroke-linejoin="round"/><path d="M-13 -31L0 -43L-3 -31Z" fill="#fff" opacity=".25"/>
  <circle cy="-46" r="3.600" fill="none" stroke="#120b06" stroke-width="3.600"/><circle cy="-46" r="3.600" fill="none" stroke="#C9A227" stroke-width="1.600"/></g>` }

// ---------- five hobbits and Sauron: standing figures, feet at 0,0
const curls=(c,pts)=>pts.map(p=>`<circle cx="${p[0]}" cy="${p[1]}" r="${p[2]||3.4}" fill="${c}"/>`).join('');
const feet=`<ellipse cx="-5" cy="-1.500" rx="5" ry="2.800" fill="#A87B50" stroke="#21160d" stroke-width="1.200"/><ellipse cx="6" cy="-1" rx="5" ry="2.800" fill="#A87B50" stroke="#21160d" stroke-width="1.200"/>`;
const head=(x,y,hair)=>`<circle cx="${x}" cy="${y}" r="7" fill="#E0B88C" stroke="#21160d" stroke-width="1.300"/><path d="M${x+1} ${y-6.800}A7 7 0 0 1 ${x+1} ${y+6.900}A9 9 0 0 0 ${x+1} ${y-6.800}Z" fill="#8a5a34" opacity=".4"/>`+curls(hair,[[x-6,y-2],[x-5.500,y-5.500,3.600],[x-1.500,y-7.600,4],[x+3,y-7,3.700],[x+6,y-4,3.400],[x+6.800,y,2.600],[x-6.800,y+1.500,2.600]])+`<circle cx="${x-2}" cy="${y+.500}" r=".9" fill="#21160d"/><circle cx="${x+2.600}" cy="${y+.500}" r=".9" fill="#21160d"/>`;
export const HC={frodo:'#C9A227',sam:'#9E2B25',pippin:'#4F6F52',merry:'#4A6078',fatty:'#B9672B'};
export const HN={frodo:'Frodo',sam:'Sam',pippin:'Pippin',merry:'Merry',fatty:'Fatty'};
const body=(w,h,c,x=0)=>`<path d="M${x} ${-h}C${x-w*.52} ${-h+1} ${x-w*.8} ${-h*.45} ${x-w} -2L${x+w} -2C${x+w*.8} ${-h*.45} ${x+w*.52} ${-h+1} ${x} ${-h}Z" fill="${c}" stroke="#21160d" stroke-width="1.500" stroke-linejoin="round"/><path d="M${x+1} ${-h+1}C${x+w*.52} ${-h+1} ${x+w*.8} ${-h*.45} ${x+w-.800} -2.600H${x+w*.250}C${x+w*.35} ${-h*.5} ${x+w*.25} ${-h*.8} ${x+1} ${-h+1}Z" fill="#140c08" opacity=".34"/><path d="M${x-w*.5} -4C${x-w*.45} -14 ${x-w*.25} -24 ${x-1} ${-h+4}M${x} -3V${-h+9}" stroke="#140c08" stroke-width=".9" fill="none" opacity=".55"/>`;
export function hobbit(k,x,y,s=1,{base=true,halo=false}={}){ const c=HC[k]; let g='';
  if(base) g+=`<ellipse cx="2" cy="2" rx="17" ry="5.500" fill="#0f0a06" opacity=".5"/>`;
  if(k==='frodo') g+=feet+body(13,33,c)+`<path d="M-9 -31C-5 -24 6 -24 9 -31C6 -36 -6 -36 -9 -31Z" fill="#8f6f14" stroke="#21160d" stroke-width="1.200"/>`+head(0,-38,'#4a2d18')+`<circle cx="0" cy="-20" r="3.400" fill="none" stroke="#3d2c06" stroke-width="3"/><circle cx="0" cy="-20" r="3.400" fill="none" stroke="#FFE98F" stroke-width="1.700"/><path d="M-4 -28L-1 -23.500M4 -28L1 -23.500" stroke="#F3DE9A" stroke-width=".9"/>`;
  if(k==='sam') g+=`<path d="M-20 -29Q-22 -12 -13 -10L-5 -12V-30Z" fill="#6b4a2a" stroke="#21160d" stroke-width="1.400"/><path d="M-20 -22H-8" stroke="#21160d" stroke-width="1.200"/><circle cx="-17" cy="-33" r="5" fill="#39322c" stroke="#14100c" stroke-width="1.200"/><path d="M-13 -36L-8 -41" stroke="#14100c" stroke-width="2.400"/>`+feet+body(14,31,c)+`<path d="M-11 -12H11" stroke="#3d1a10" stroke-width="2.600"/>`+head(0,-36,'#8c5f2c')+`<path d="M15 1L13 -44" stroke="#21160d" stroke-width="3.800" stroke-linecap="round"/><path d="M15 0L13 -43" stroke="#8a6236" stroke-width="2" stroke-linecap="round"/>`;
  if(k==='pippin') g+=feet+body(11,31,c)+`<path d="M8 -26L17 -40" stroke="#21160d" stroke-width="6.500" stroke-linecap="round"/><path d="M8 -26L17 -40" stroke="${c}" stroke-width="4" stroke-linecap="round"/><circle cx="18" cy="-43" r="4.400" fill="#B93C2C" stroke="#21160d" stroke-width="1.200"/><path d="M18 -47q2 -3 4 -3" stroke="#21160d" stroke-width="1.200" fill="none"/>`+head(0,-36,'#a8742f')+`<path d="M-7 -30C-3 -26 4 -26 7 -30L7 -27C3 -23.500 -2 -24 -5 -25.500C-10 -24 -14 -27 -19 -24C-15 -29 -11 -30 -7 -30Z" fill="#E6D9B0" stroke="#21160d" stroke-width="1.200"/>`;
  if(k==='merry') g+=feet+body(12,33,c)+head(0,-38,'#6a3f1c')+`<path d="M15 -4L18.500 -37L20.500 -40L21.500 -36.500L18 -4Z" fill="#D9DEE0" stroke="#21160d" stroke-width="1.200"/><path d="M11.500 -11L22 -10" stroke="#21160d" stroke-width="3"/><path d="M-19 -27C-15 -25 -10 -25 -5 -28C-3 -16 -7 -10 -12 -7C-18 -11 -20 -18 -19 -27Z" fill="#8d9fb0" stroke="#21160d" stroke-width="1.400"/><path d="M-12 -24V-11M-17 -19H-7" stroke="#2A3849" stroke-width="2"/>`;
  if(k==='fatty') g+=feet+`<path d="M0 -31C-15 -31 -20 -14 -16 -3H16C20 -14 15 -31 0 -31Z" fill="${c}" stroke="#21160d" stroke-width="1.500"/><path d="M3 -30C15 -30 20 -14 15.500 -3.500H8C13 -14 10 -26 3 -30Z" fill="#140c08" opacity=".32"/><path d="M0 -29V-4" stroke="#3a1c08" stroke-width="1.100"/><circle cx="2.800" cy="-22" r="1.300" fill="#F6DF9B"/><circle cx="2.800" cy="-15" r="1.300" fill="#F6DF9B"/><circle cx="2.800" cy="-8" r="1.300" fill="#F6DF9B"/>`+head(0,-36,'#3c2716')+`<path d="M-14 -40C-8 -43 8 -43 14 -40C8 -37.500 -8 -37.500 -14 -40Z" fill="#5a4128" stroke="#21160d" stroke-width="1.200"/><path d="M-7.500 -41C-7 -51 7 -51 7.500 -41Z" fill="#5a4128" stroke="#21160d" stroke-width="1.200"/><path d="M-7 -43H7" stroke="#C9A227" stroke-width="1.800"/>`;
  return `<g transform="translate(${f(x)} ${f(y)}) scale(${s})">${halo?`<ellipse cx="0" cy="-22" rx="34" ry="38" fill="url(#glowG)" opacity=".9"/>`:''}${g}</g>` }
export function sauron(x,y,s=1){ return `<g transform="translate(${f(x)} ${f(y)}) scale(${s})"><ellipse cx="0" cy="-44" rx="58" ry="66" fill="url(#glowE)" opacity=".55"/><ellipse cx="2" cy="2" rx="26" ry="7" fill="#000" opacity=".7"/>
 <path d="M-9 -62C-26 -58 -30 -40 -27 -20L-31 0L-23 -4L-19 1L-12 -3L-6 2L0 -3L7 2L12 -3L19 1L24 -4L31 0L27 -20C30 -40 26 -58 9 -62Z" fill="#130E0D" stroke="#C2452E" stroke-width="1.400" stroke-linejoin="round"/>
 <path d="M-9 -60L-31 -66L-24 -56L-36 -52L-25 -47M9 -60L31 -66L24 -56L36 -52L25 -47" fill="#0d0908" stroke="#C2452E" stroke-width="1.300" stroke-linejoin="round"/>
 <path d="M-9 -58L-10 -74L-13 -92L-6 -82L-3 -98L0 -84L3 -98L6 -82L13 -92L10 -74L9 -58L0 -52Z" fill="#1a1312" stroke="#C2452E" stroke-width="1.400" stroke-linejoin="round"/>
 <path d="M-6 -70L-1 -67.500M6 -70L1 -67.500" stroke="#FFB03A" stroke-width="2.600" stroke-linecap="round"/><path d="M0 -65V-55" stroke="#7a2a1c" stroke-width="1.200"/>
 <path d="M-14 -40C-10 -24 -12 -12 -16 -4M14 -40C10 -24 12 -12 16 -4M0 -46V-8" stroke="#6d2a1d" stroke-width="1.100" fill="none"/><path d="M-7 -44H7L4 -34H-4Z" fill="#2b1a17" stroke="#8c3322" stroke-width="1"/>
 <path d="M33 2L30 -62" stroke="#050303" stroke-width="4.600"/><path d="M33 2L30 -62" stroke="#5c3a2c" stroke-width="2"/><path d="M30 -62L22 -70L26 -78L30 -86L34 -78L38 -70Z" fill="#1a1312" stroke="#C2452E" stroke-width="1.300"/></g>` }

// ---------- cards
const rays=(cx,cy,r1,r2,n,w)=>{let d='';for(let i=0;i<n;i++){const a=i/n*Math.PI*2;d+=`M${f(cx+Math.cos(a)*r1)} ${f(cy+Math.sin(a)*r1)}L${f(cx+Math.cos(a)*r2*(i%2?1:.82))} ${f(cy+Math.sin(a)*r2*(i%2?1:.82))}`}return `<path d="${d}" stroke="${C.ink}" stroke-width="${w}" opacity=".42"/>`};
function vign(k,w,h,ink){ // picture in a w x h window
  const q=rng(k.length*71+k.charCodeAt(0)*13+k.charCodeAt(k.length-1)), cx=w/2; let o='';
  const hills=(y,a,c,n=5)=>{const p=[[0,h]];for(let i=0;i<=n;i++)p.push([i*w/n,y-(i%2?a:0)-q()*4]);p.push([w,h]);return `<path d="${smooth(p.slice(1,-1))}L${w} ${h}L0 ${h}Z" fill="${c}" stroke="${C.ink}" stroke-width=".9"/>`};
  const sky=(a,b)=>{const i=id('sk');return `<linearGradient id="${i}" x2="0" y2="1"><stop offset="0" stop-color="${a}"/><stop offset="1" stop-color="${b}"/></linearGradient><rect width="${w}" height="${h}" fill="url(#${i})"/>`};
  if(k==='fighting') o=sky('#C98B66','#EBD2A5')+rays(cx,h*.5,h*.2,h*.78,56,.8)+hills(h*.9,4,'#8a6a48')+`<g opacity=".9">${[.08,.2,.32,.68,.8,.92].map((t,i)=>`<path d="M${f(w*t)} ${h}L${f(w*t+(i<3?6:-6))} ${f(h*.52+q()*10)}" stroke="#2B2118" stroke-width="1.600"/><path d="M${f(w*t+(i<3?6:-6)-2.500)} ${f(h*.56)}l2.500 -9l2.500 9Z" fill="#2B2118"/>`).join('')}</g>`+gicon('axe-sword',cx,h*.47,h*.72,'#F4E7C6','stroke="#F4E7C6" stroke-width="34" stroke-linejoin="round"')+gicon('axe-sword',cx,h*.47,h*.72,'#5c1f18');
  else if(k==='travelling') o=sky('#BFCBD2','#F1E3BF')+`<path d="M${w*.02} ${h*.55}L${w*.2} ${h*.26}L${w*.31} ${h*.42}L${w*.47} ${h*.16}L${w*.68} ${h*.48}L${w*.8} ${h*.32}L${w} ${h*.56}V${h*.7}H0Z" fill="#93A3AE" stroke="${C.ink}" stroke-width=".9"/><path d="M${w*.47} ${h*.16}L${w*.56} ${h*.31}L${w*.5} ${h*.29}L${w*.46} ${h*.36}L${w*.4} ${h*.27}Z" fill="#F7F1E0"/>`+hills(h*.6,7,'#8FA07A')+hills(h*.78,6,'#6E855F',4)+`<path d="M${w*.3} ${h}C${w*.62} ${h*.9} ${w*.78} ${h*.83} ${w*.55} ${h*.74}C${w*.36} ${h*.67} ${w*.44} ${h*.61} ${w*.56} ${h*.57}L${w*.59} ${h*.57}C${w*.5} ${h*.62} ${w*.46} ${h*.67} ${w*.66} ${h*.73}C${w*.95} ${h*.82} ${w*.84} ${h*.93} ${w*.66} ${h}Z" fill="#F0DDAE" stroke="${C.ink}" stroke-width=".9"/>`+`<path d="M${w*.4} ${h*.97}l5 -3M${w*.5} ${h*.93}l5 -3M${w*.62} ${h*.88}l5 -2.500M${w*.66} ${h*.8}l-4 -2M${w*.56} ${h*.76}l-4 -2" stroke="#7a5a30" stroke-width="2.200" stroke-linecap="round"/>`;
  else if(k==='hiding') o=sky('#6f7f6a','#C9CDA4')+`<circle cx="${w*.73}" cy="${h*.22}" r="${h*.1}" fill="#F4EBC8"/>`+hills(h*.72,5,'#5d7257')+gicon('oak',w*.42,h*.47,h*1.02,'#26332a')+hills(h*.97,3,'#33452f',4)+`<path d="M${w*.64} ${h*.93}C${w*.66} ${h*.72} ${w*.7} ${h*.62} ${w*.75} ${h*.6}C${w*.8} ${h*.62} ${w*.86} ${h*.74} ${w*.88} ${h*.93}Z" fill="#1d241c" stroke="#DfE0B8" stroke-width="1"/><path d="M${w*.71} ${h*.7}C${w*.73} ${h*.66} ${w*.78} ${h*.66} ${w*.79} ${h*.71}Z" fill="#D9B98C"/>`;
  else if(k==='friendship') o=sky('#E9D08A','#F6EBCB')+rays(cx,h*.5,h*.22,h*.8,48,.8)+hills(h*.92,5,'#9aa878')+gicon('shaking-hands',cx,h*.5,h*.74,'#FBF3DA','stroke="#FBF3DA" stroke-width="36" stroke-linejoin="round"')+gicon('shaking-hands',cx,h*.5,h*.74,'#5d4513');
  else if(k==='wild') o=sky('#2F3E52','#8d8c86')+Array.from({length:26},()=>`<circle cx="${f(q()*w)}" cy="${f(q()*h*.72)}" r="${f(.4+q()*.9)}" fill="#F8EED0"/>`).join('')+rays(cx,h*.42,h*.2,h*.5,32,.7).replace(C.ink,'#F4E3AE')+hills(h*.82,8,'#35423c')+hills(h*.95,5,'#1f2723',4)+sym('star',cx,h*.42,h*.56);
  else if(k==='gimli') o=sky('#B9A07a','#E9D7AE')+rays(cx,h*.45,h*.3,h*.85,60,.7)+`<g stroke="#21160d" stroke-width="1.300" stroke-linejoin="round"><path d="M${cx-38} ${h*.98}L${cx+25} ${h*.1}l4 3L${cx-33} ${h}Z" fill="#6b4a2a"/><path d="M${cx+13} ${h*.2}C${cx+18} ${h*.02} ${cx+38} ${h*.0} ${cx+42} ${h*.08}C${cx+36} ${h*.2} ${cx+38} ${h*.3} ${cx+45} ${h*.38}C${cx+36} ${h*.44} ${cx+24} ${h*.36} ${cx+13} ${h*.2}Z" fill="#AEB9C0"/><path d="M${cx+38} ${h*.98}L${cx-25} ${h*.1}l-4 3L${cx+33} ${h}Z" fill="#6b4a2a"/><path d="M${cx-13} ${h*.2}C${cx-18} ${h*.02} ${cx-38} ${h*.0} ${cx-42} ${h*.08}C${cx-36} ${h*.2} ${cx-38} ${h*.3} ${cx-45} ${h*.38}C${cx-36} ${h*.44} ${cx-24} ${h*.36} ${cx-13} ${h*.2}Z" fill="#AEB9C0"/>
   <path d="M${cx-17} ${h*.5}C${cx-24} ${h*.75} ${cx-15} ${h*.98} ${cx} ${h*1.02}C${cx+15} ${h*.98} ${cx+24} ${h*.75} ${cx+17} ${h*.5}Z" fill="#8f4a22"/><path d="M${cx-16} ${h*.52}C${cx-8} ${h*.45} ${cx+8} ${h*.45} ${cx+16} ${h*.52}L${cx+12} ${h*.64}C${cx+5} ${h*.58} ${cx-5} ${h*.58} ${cx-12} ${h*.64}Z" fill="#DDAE82"/>
   <path d="M${cx-18} ${h*.5}C${cx-19} ${h*.2} ${cx+19} ${h*.2} ${cx+18} ${h*.5}C${cx+8} ${h*.43} ${cx-8} ${h*.43} ${cx-18} ${h*.5}Z" fill="#7d8a93"/><path d="M${cx-3} ${h*.28}H${cx+3}L${cx+2.500} ${h*.61}H${cx-2.500}Z" fill="#C9A227"/><path d="M${cx-18} ${h*.5}C${cx-8} ${h*.43} ${cx+8} ${h*.43} ${cx+18} ${h*.5}" fill="none" stroke="#C9A227" stroke-width="3"/></g><path d="M${cx-9} ${h*.53}h4M${cx+5} ${h*.53}h4" stroke="#21160d" stroke-width="2"/><path d="M${cx-10} ${h*.68}C${cx-8} ${h*.8} ${cx-6} ${h*.88} ${cx-3} ${h*.96}M${cx+10} ${h*.68}C${cx+8} ${h*.8} ${cx+6} ${h*.88} ${cx+3} ${h*.96}M${cx} ${h*.68}V${h*.98}M${cx-5} ${h*.66}q5 -4 10 0" stroke="#3d1c0a" stroke-width="1.200" fill="none"/>`;
  else if(k==='athelas') { o=sky('#E8E3B8','#F5EED0'); const leaf=(x,y,a,l)=>`<g transform="translate(${f(x)} ${f(y)}) rotate(${a})"><path d="M0 0C${l*.3} ${-l*.32} ${l*.8} ${-l*.28} ${l} 0C${l*.8} ${l*.28} ${l*.3} ${l*.32} 0 0Z" fill="#5f8258" stroke="#22331f" stroke-width="1.100"/><path d="M0 0H${f(l*.9)}M${f(l*.3)} 0l${f(l*.16)} ${f(-l*.13)}M${f(l*.3)} 0l${f(l*.16)} ${f(l*.13)}M${f(l*.55)} 0l${f(l*.14)} ${f(-l*.11)}M${f(l*.55)} 0l${f(l*.14)} ${f(l*.11)}" stroke="#22331f" stroke-width=".8" fill="none"/></g>`; o+=`<path d="M${cx-4} ${h}C${cx+3} ${h*.7} ${cx-4} ${h*.4} ${cx+2} ${h*.12}" stroke="#2f4a2b" stroke-width="2.400" fill="none"/>`+leaf(cx-1,h*.84,-158,32)+leaf(cx,h*.84,-24,33)+leaf(cx-1,h*.6,-150,30)+leaf(cx-1,h*.6,-32,30)+leaf(cx-1,h*.37,-146,24)+leaf(cx,h*.37,-34,24)+leaf(cx+1,h*.18,-90,17)+[[cx-12,h*.2],[cx+14,h*.17],[cx+7,h*.08]].map(p=>`<circle cx="${p[0]}" cy="${f(p[1])}" r="3.200" fill="#FDFBF0" stroke="#6b6a40" stroke-width="1"/>`).join(''); }
  else if(k==='book') o=sky('#70624f','#CDB98F')+rays(cx,h*.4,h*.1,h*.9,44,.8).replace(C.ink,'#F3E2B4')+hills(h*.97,2,'#3d3025')+`<g transform="translate(${cx-38} ${h*.2}) scale(.76)">${SYM.book()}</g><path d="M${cx+12} ${h*.14}L${cx+20} ${h*.72}" stroke="#1d140c" stroke-width="2"/><path d="M${cx+10} ${h*.12}l1 9l4 -3l4 2l-2 -9Z" fill="#8a2a20" stroke="#1d140c" stroke-width=".8"/>`;
  return o }
export function card({k,name,kind='white',symbol,n=1,w=106,h=150,sel=false,mini=false,can=kind!=='yellow'}){
  const P={white:['#FCF6E4','#EEDFBB','#2B2118'],grey:['#A9ADAA','#7C8485','#1d2022'],yellow:['#F4DE94','#D3A93E','#3d2c06']}[kind];
  const gid=id('cg'),cid=id('cc'); const vx=mini?5:9,vy=mini?27:31,vw=w-vx*2,vh=h-vy-(mini?24:31);
  const idx=(x,y,s,i)=> symbol==='wild'?sym('star',x,y,s): symbol? gicon(ACT[symbol],x,y,s,kind==='grey'?'#14171a':LINE[symbol]) : sym('sundial',x,y,s);
  let o=`<defs><linearGradient id="${gid}" x2=".4" y2="1"><stop offset="0" stop-color="${P[0]}"/><stop offset="1" stop-color="${P[1]}"/></linearGradient><clipPath id="${cid}"><path d="M${vx} ${vy+8}Q${vx} ${vy} ${vx+8} ${vy}H${vx+vw-8}Q${vx+vw} ${vy} ${vx+vw} ${vy+8}V${vy+vh}H${vx}Z"/></clipPath></defs>`;
  o+=`<rect x="2" y="4" width="${w}" height="${h}" rx="9" fill="#120b06" opacity=".45" filter="url(#b4)"/>`;
  if(sel) o+=`<rect x="-5" y="-5" width="${w+10}" height="${h+10}" rx="13" fill="none" stroke="#F2C24A" stroke-width="7" opacity=".55" filter="url(#b4)"/>`;
  if(can&&!sel) o+=`<rect x="-2.500" y="-2.500" width="${w+5}" height="${h+5}" rx="11" fill="none" stroke="#F0C24C" stroke-width="3" opacity=".85"/>`;
  o+=`<rect width="${w}" height="${h}" rx="9" fill="url(#${gid})" stroke="#1d150e" stroke-width="1.500"/><rect width="${w}" height="${h}" rx="9" fill="#fff" filter="url(#stonetex)" opacity=".16"/>`;
  if(kind==='grey') o+=`<rect x="3.500" y="3.500" width="${w-7}" height="${h-7}" rx="6.500" fill="none" stroke="#14171a" stroke-width="3.500" stroke-dasharray="1.500 2.500" opacity=".55"/>`;
  else if(kind==='yellow') o+=`<rect x="4" y="4" width="${w-8}" height="${h-8}" rx="6" fill="none" stroke="#7A5A10" stroke-width="2.500"/><rect x="6.500" y="6.500" width="${w-13}" height="${h-13}" rx="4" fill="none" stroke="#FBF0BE" stroke-width="1"/>`;
  else o+=`<rect x="4.500" y="4.500" width="${w-9}" height="${h-9}" rx="6" fill="none" stroke="#8a7350" stroke-width="1"/>`;
  o+=`<g clip-path="url(#${cid})"><g transform="translate(${vx} ${vy})">${vign(k,vw,vh)}</g><rect x="${vx}" y="${vy}" width="${vw}" height="${vh}" fill="url(#hA)" opacity=".10"/><rect x="${vx}" y="${vy}" width="${vw}" height="${vh}" fill="#000" filter="url(#grain)" opacity=".22"/></g><path d="M${vx} ${vy+8}Q${vx} ${vy} ${vx+8} ${vy}H${vx+vw-8}Q${vx+vw} ${vy} ${vx+vw} ${vy+8}V${vy+vh}H${vx}Z" fill="none" stroke="#1d150e" stroke-width="1.300"/>`;
  for(let i=0;i<n;i++) o+=mini?idx(15+i*18,15,18,i):idx(19+i*19,18.500,18,i);
  if(!n) o+=sym('sun',mini?15:18,mini?15:18.5,17);
  if(!mini) o+=`<text x="${n>1?51:32}" y="23" font-family="Alegreya Sans" font-weight="700" font-size="12.5" fill="${P[2]}">${kind}</text>`;
  if(!mini||sel||mini==='last') o+=`<text x="${mini?8:9}" y="${h-(mini?8:11)}" font-family="Fell SC" font-size="${mini?15.5:name.length>8?15.6:18}" letter-spacing="${name.length>8?-.45:-.2}" fill="${P[2]}">${name}</text>`;
  if(sel) o+=`<rect x="-1" y="-1" width="${w+2}" height="${h+2}" rx="10" fill="none" stroke="#E9B93A" stroke-width="3"/>`;
  return o }

export function tile(kind,s=92){ const g=id('tg'); return `<rect x="4" y="6" width="${s}" height="${s}" rx="8" fill="#0f0906" opacity=".5" filter="url(#b4)"/><rect x="1.500" y="4.500" width="${s}" height="${s}" rx="8" fill="#7a6442"/><rect width="${s}" height="${s}" rx="8" fill="#E9D8AE" stroke="#21170e" stroke-width="1.800"/><rect width="${s}" height="${s}" rx="8" filter="url(#stonetex)" opacity=".22"/><rect x="6" y="6" width="${s-12}" height="${s-12}" rx="4" fill="none" stroke="#6B5A45" stroke-width="1.200"/><rect x="9" y="9" width="${s-18}" height="${s-18}" rx="3" fill="${LINE[kind]||'#3d342b'}"/><rect x="9" y="9" width="${s-18}" height="${s-18}" rx="3" fill="url(#hL)" opacity=".25"/>${[[13,13],[s-13,13],[13,s-13],[s-13,s-13]].map(p=>`<circle cx="${p[0]}" cy="${p[1]}" r="2" fill="#E9D8AE"/>`).join('')}${ACT[kind]?gicon(ACT[kind],s/2,s/2,s*.62,'#F7EACB'):sym(kind,s/2,s/2,s*.6)}` }
export function tileBack(s=92){ return `<rect x="3" y="5" width="${s}" height="${s}" rx="8" fill="#0f0906" opacity=".45" filter="url(#b4)"/><rect x="1.500" y="4" width="${s}" height="${s}" rx="8" fill="#2a1d13"/><rect width="${s}" height="${s}" rx="8" fill="#4b3a29" stroke="#1d130a" stroke-width="1.600"/><rect x="6" y="6" width="${s-12}" height="${s-12}" rx="4" fill="none" stroke="#C9A227" stroke-width="1.200" opacity=".8"/><rect x="6" y="6" width="${s-12}" height="${s-12}" rx="4" fill="url(#hL)" opacity=".3"/><g opacity=".9">${sym('ring',s/2,s/2,s*.42)}</g>` }
export function dieTok(face,s=64){ const g=id('dg'); let p='';const dot=(x,y)=>`<circle cx="${f(x*s)}" cy="${f(y*s)}" r="${f(s*.085)}" fill="#F4E5C2"/><circle cx="${f(x*s-1)}" cy="${f(y*s-1.500)}" r="${f(s*.03)}" fill="#fff"/>`;
  if(face===1) p=dot(.46,.55); if(face===2) p=dot(.3,.42)+dot(.62,.68); if(face===3) p=dot(.26,.38)+dot(.46,.55)+dot(.66,.72); if(face==='eye') p=sym('eye',s*.46,s*.55,s*.6);
  return `<linearGradient id="${g}" x2=".7" y2="1"><stop offset="0" stop-color="#4d423a"/><stop offset="1" stop-color="#1d1714"/></linearGradient><rect x="4" y="${s*.2}" width="${s*.96}" height="${s*.86}" rx="11" fill="#0a0604" opacity=".55" filter="url(#b4)"/><path d="M${s*.04} ${s*.2}L${s*.16} ${s*.04}Q${s*.18} ${s*.01} ${s*.24} ${s*.01}H${s*.93}Q${s*1.01} ${s*.01} ${s*1.01} ${s*.09}V${s*.78}Q${s*1.01} ${s*.84} ${s*.97} ${s*.87}L${s*.86} ${s*.98}Z" fill="#15100d" stroke="#080504" stroke-width="1.500" stroke-linejoin="round"/><path d="M${s*.06} ${s*.17}L${s*.17} ${s*.045}H${s*.95}L${s*.86} ${s*.15}Z" fill="#6a5c50"/><rect x=".8" y="${s*.14}" width="${s*.88}" height="${s*.86}" rx="${s*.13}" fill="url(#${g})" stroke="#080504" stroke-width="1.500"/><rect x="3" y="${s*.14+2.500}" width="${s*.88-5}" height="${s*.86-5}" rx="${s*.11}" fill="none" stroke="#85756a" stroke-width="1" opacity=".6"/>${p}` }

// ---------- pages
const F='/node_modules/@fontsource/'; const root=new URL('../..',import.meta.url).pathname.replace(/\/$/,'');
const b64=p=>fs.readFileSync(root+F+p).toString('base64');
export const fonts=()=>[['Fell SC',400,'normal','im-fell-english-sc/files/im-fell-english-sc-latin-400-normal.woff2'],['Fell',400,'italic','im-fell-english/files/im-fell-english-latin-400-italic.woff2'],['EB Garamond',500,'normal','eb-garamond/files/eb-garamond-latin-500-normal.woff2'],['EB Garamond',600,'normal','eb-garamond/files/eb-garamond-latin-600-normal.woff2'],['EB Garamond',500,'italic','eb-garamond/files/eb-garamond-latin-500-italic.woff2'],['Alegreya Sans',500,'normal','alegreya-sans/files/alegreya-sans-latin-500-normal.woff2'],['Alegreya Sans',700,'normal','alegreya-sans/files/alegreya-sans-latin-700-normal.woff2']].map(([n,w,s,p])=>`@font-face{font-family:"${n}";font-weight:${w};font-style:${s};src:url(data:font/woff2;base64,${b64(p)}) format("woff2")}`).join('\n');
export const page=(title,w,h,css,body)=>`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${fonts()}
*{box-sizing:border-box;margin:0;padding:0}html,body{width:${w}px;height:${h}px;overflow:hidden;background:${C.parchment};color:${C.ink};font:500 15px/1.25 "EB Garamond",serif;-webkit-font-smoothing:antialiased}
.abs{position:absolute}.sc{font-family:"Fell SC",serif;font-weight:400}.it{font-family:"Fell",serif;font-style:italic}.sans{font-family:"Alegreya Sans",sans-serif}
${css}</style><body>${isvg(defs(),0)}${body}</body></html>`;
