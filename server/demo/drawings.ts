import { z } from 'zod'

export const DRAWINGS = {
  mountains: drawing(`
    <rect width="1200" height="900" fill="url(#dawn)"/>
    <circle cx="820" cy="330" r="74" fill="#fff3d6"/>
    <path d="M0 560 L190 330 L330 470 L520 240 L720 500 L860 390 L1200 610 V900 H0 Z" fill="#8f86a8"/>
    <path d="M452 322 L520 240 L598 341 L556 330 L524 362 L492 318 Z" fill="#fdf7ee"/>
    <path d="M0 640 Q220 520 430 620 T860 600 T1200 660 V900 H0 Z" fill="#6d7f73"/>
    <path d="M0 740 Q300 640 640 730 T1200 720 V900 H0 Z" fill="#4f6a57"/>
    <path d="M540 900 Q600 800 560 745 T640 690" fill="none" stroke="#e9d9b8" stroke-width="26" stroke-linecap="round"/>
    ${tree(170, 700, 1)}${tree(260, 730, 0.8)}${tree(930, 700, 1.1)}${tree(1040, 730, 0.85)}`),
  bench: drawing(`
    <rect width="1200" height="900" fill="#dcebe4"/>
    <rect y="600" width="1200" height="300" fill="#9dbb8c"/>
    <path d="M0 720 Q400 660 1200 760 V860 Q500 780 0 820 Z" fill="#ead9bb"/>
    <circle cx="860" cy="300" r="210" fill="#6f9a6a"/><circle cx="720" cy="380" r="150" fill="#7fa978"/>
    <circle cx="1000" cy="390" r="150" fill="#648d61"/><rect x="838" y="430" width="44" height="240" fill="#7a5a44"/>
    <g fill="#a5633f"><rect x="180" y="540" width="380" height="26" rx="8"/><rect x="180" y="580" width="380" height="26" rx="8"/>
    <rect x="160" y="640" width="420" height="30" rx="8"/></g>
    <g fill="#5b4a44"><rect x="200" y="530" width="18" height="200"/><rect x="522" y="530" width="18" height="200"/></g>
    <rect x="330" y="596" width="46" height="46" rx="8" fill="#f4efe6"/><path d="M376 606 q26 4 20 24 q-6 10 -20 6" fill="none" stroke="#f4efe6" stroke-width="8"/>
    <path d="M342 580 q10 -18 0 -36 M362 580 q10 -18 0 -36" fill="none" stroke="#ffffff" stroke-width="6" stroke-linecap="round"/>`),
  sea: drawing(`
    <rect width="1200" height="900" fill="url(#morning)"/>
    <circle cx="300" cy="240" r="80" fill="#fff6dd"/>
    <path d="M0 470 L140 430 L260 462 L380 440 L520 470 V520 H0 Z" fill="#9aa7b5"/>
    <rect y="480" width="1200" height="420" fill="#3f7f9c"/>
    <g fill="none" stroke="#e8f4f4" stroke-width="9" stroke-linecap="round">
      ${waves(560, 7)}${waves(640, 6)}${waves(740, 6)}${waves(850, 5)}
    </g>
    <path d="M820 520 L900 520 L884 552 L836 552 Z" fill="#8c3f50"/><path d="M858 400 L858 512 L800 512 Z" fill="#fdf7ee"/><path d="M866 420 L866 512 L912 512 Z" fill="#f0d9c8"/>
    <g fill="none" stroke="#55606b" stroke-width="7" stroke-linecap="round"><path d="M480 240 q26 -26 46 0 q24 -26 48 0"/><path d="M610 310 q20 -20 36 0 q18 -20 36 0"/></g>
    <g fill="#f4ead9"><rect x="0" y="0" width="44" height="900"/><rect x="1156" y="0" width="44" height="900"/><rect y="856" width="1200" height="44"/><rect width="1200" height="36"/></g>`),
  soup: drawing(`
    <rect width="1200" height="900" fill="#efe4d4"/>
    <rect y="560" width="1200" height="340" fill="#c9a27c"/>
    <ellipse cx="600" cy="690" rx="400" ry="84" fill="#a98261"/>
    <path d="M240 470 H960 Q950 720 720 740 H480 Q250 720 240 470 Z" fill="#5f7fa3"/>
    <ellipse cx="600" cy="470" rx="360" ry="92" fill="#f7f1e6"/>
    <ellipse cx="600" cy="476" rx="318" ry="72" fill="#e58a3a"/>
    <path d="M470 470 q60 -34 120 0 t120 0" fill="none" stroke="#f6cf9c" stroke-width="14" stroke-linecap="round"/>
    <g fill="#5f8a4e"><ellipse cx="520" cy="500" rx="18" ry="8"/><ellipse cx="690" cy="452" rx="20" ry="8"/><ellipse cx="630" cy="514" rx="14" ry="6"/></g>
    <g fill="none" stroke="#ffffff" stroke-width="16" stroke-linecap="round" opacity="0.8"><path d="M480 330 q34 -50 0 -100 q-30 -44 0 -86"/><path d="M600 310 q34 -50 0 -100 q-30 -44 0 -86"/><path d="M720 330 q34 -50 0 -100 q-30 -44 0 -86"/></g>`),
  notebook: drawing(`
    <rect width="1200" height="900" fill="#b98f6d"/>
    <rect x="150" y="90" width="900" height="720" rx="22" fill="#7b3f52"/>
    <rect x="186" y="116" width="840" height="668" rx="10" fill="#fffaf0"/>
    <g stroke="#d8cbb8" stroke-width="4">${[220, 290, 360, 430, 500, 570, 640, 710].map((y) => `<path d="M206 ${y} H1006"/>`).join('')}</g>
    <g stroke="#b46a5b" stroke-width="5"><path d="M390 136 V764"/><path d="M640 136 V764"/><path d="M820 136 V764"/></g>
    <g fill="none" stroke="#3d4a68" stroke-width="8" stroke-linecap="round">
      ${[250, 320, 390, 460, 530].map((y, i) => scribble(226, y, 4) + scribble(420, y, 6 - (i % 3)) + scribble(664, y, 3) + scribble(846, y, 4 - (i % 2))).join('')}
    </g>
    <g transform="rotate(-32 960 700)"><rect x="780" y="690" width="300" height="30" rx="6" fill="#e0b04a"/><path d="M780 690 L736 705 L780 720 Z" fill="#f4e3c3"/><path d="M750 700 L736 705 L750 710 Z" fill="#333"/></g>`),
} as const

export const DrawingName = z.enum(Object.keys(DRAWINGS) as (keyof typeof DRAWINGS)[])
export type DrawingName = z.infer<typeof DrawingName>

function drawing(shapes: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200" height="900">
    <defs>
      <linearGradient id="dawn" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7d9cc0"/><stop offset="0.7" stop-color="#f6c9a0"/></linearGradient>
      <linearGradient id="morning" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a9cbe0"/><stop offset="0.6" stop-color="#fbeedb"/></linearGradient>
    </defs>${shapes}</svg>`
}

function tree(x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size})"><rect x="-8" y="0" width="16" height="60" fill="#5b4636"/><path d="M-52 10 L0 -120 L52 10 Z" fill="#36503f"/><path d="M-42 -40 L0 -150 L42 -40 Z" fill="#3f5c49"/></g>`
}

function waves(y: number, count: number): string {
  const width = 1200 / count
  return Array.from(
    { length: count },
    (_, i) => `<path d="M${i * width + 40 + (y % 70)} ${y} q30 -26 60 0 q20 10 44 -4"/>`,
  ).join('')
}

function scribble(x: number, y: number, turns: number): string {
  return `<path d="M${x} ${y} ${Array.from({ length: turns }, () => 'q9 -22 18 0 q6 12 12 0').join(' ')}"/>`
}
