export const PORTRAITS: Readonly<Record<string, string>> = {
  Capucine69: portrait(
    '#dfe9d8',
    `<path d="M200 400 Q190 300 205 220" fill="none" stroke="#5d7f52" stroke-width="14"/>
    <circle cx="110" cy="322" r="62" fill="#7fa36f"/><path d="M110 322 L110 264 M110 322 L160 300 M110 322 L60 300 M110 322 L140 372 M110 322 L80 372" stroke="#dfe9d8" stroke-width="4"/>
    ${petals({ count: 5, x: 205, y: 170, rx: 46, ry: 74, colour: '#e5793a' })}
    ${petals({ count: 5, x: 205, y: 170, rx: 12, ry: 40, colour: '#b8431f' })}<circle cx="205" cy="170" r="22" fill="#f6d37a"/>`,
  ),
  'Grand-Duc': portrait(
    '#33405a',
    `<circle cx="300" cy="92" r="44" fill="#f3e6bf"/>
    <path d="M104 110 L150 150 Q200 128 250 150 L296 110 Q312 180 300 260 Q292 400 200 400 Q108 400 100 260 Q88 180 104 110 Z" fill="#8a6a4c"/>
    <path d="M140 300 Q200 250 260 300 Q258 400 200 400 Q142 400 140 300 Z" fill="#d9bd96"/>
    <g fill="#f4ead6"><circle cx="152" cy="206" r="46"/><circle cx="248" cy="206" r="46"/></g>
    <g fill="#e0932f"><circle cx="152" cy="206" r="30"/><circle cx="248" cy="206" r="30"/></g>
    <g fill="#231d1a"><circle cx="152" cy="206" r="16"/><circle cx="248" cy="206" r="16"/></g>
    <path d="M186 232 L214 232 L200 268 Z" fill="#4a3726"/>`,
  ),
  Lavande: portrait(
    '#f3ead9',
    [
      { x: 110, lean: -12 },
      { x: 200, lean: 0 },
      { x: 290, lean: 12 },
    ]
      .map(
        ({
          x,
          lean,
        }) => `<g transform="rotate(${lean} ${x} 400)"><path d="M${x} 400 V150" stroke="#6f8c5d" stroke-width="10"/>
        ${[80, 118, 156, 194, 232].map((y, i) => `<g fill="${i % 2 ? '#8f7bb8' : '#7763a4'}"><ellipse cx="${x - 20}" cy="${y}" rx="24" ry="16"/><ellipse cx="${x + 20}" cy="${y}" rx="24" ry="16"/></g>`).join('')}
        <ellipse cx="${x}" cy="54" rx="16" ry="20" fill="#a897cc"/></g>`,
      )
      .join(''),
  ),
  'Jojo la mouette': portrait(
    '#bcdcea',
    `<rect y="296" width="400" height="104" fill="#3f7f9c"/><path d="M0 296 q50 -26 100 0 t100 0 t100 0 t100 0 V330 H0 Z" fill="#5d9bb5"/>
    <path d="M70 150 Q140 90 200 190 Q270 84 340 128 Q280 130 226 228 Q204 262 172 228 Q136 150 70 150 Z" fill="#fdfaf4"/>
    <path d="M70 150 Q96 132 120 140 L104 152 Z M340 128 Q316 112 294 122 L312 134 Z" fill="#4c5560"/>
    <path d="M172 236 L150 262 L190 250 Z" fill="#e5a23a"/><circle cx="184" cy="222" r="5" fill="#231d1a"/>`,
  ),
  Éclipse: portrait(
    '#2a2140',
    `<circle cx="200" cy="200" r="150" fill="#f0b96a" opacity="0.22"/><circle cx="200" cy="200" r="122" fill="#f5cf8c" opacity="0.5"/>
    <circle cx="200" cy="200" r="104" fill="#fff1cf"/><circle cx="216" cy="190" r="98" fill="#1d1730"/>
    <g fill="#f4ead6"><circle cx="60" cy="70" r="4"/><circle cx="340" cy="60" r="5"/><circle cx="350" cy="330" r="4"/><circle cx="52" cy="320" r="5"/></g>`,
  ),
  Kayak: portrait(
    '#cfe3dd',
    `<path d="M0 190 L90 90 L160 160 L250 60 L400 200 V400 H0 Z" fill="#7f9d93"/><rect y="230" width="400" height="170" fill="#4f8ea0"/>
    <path d="M40 280 Q200 350 360 280 Q300 340 200 340 Q100 340 40 280 Z" fill="#c9503f"/>
    <circle cx="200" cy="196" r="30" fill="#e8c39c"/><path d="M168 190 Q200 140 232 190 Z" fill="#e0b04a"/><path d="M158 292 Q160 226 200 226 Q240 226 242 292 Z" fill="#355a7a"/>
    <path d="M96 226 L304 300" stroke="#6b4b33" stroke-width="9" stroke-linecap="round"/><ellipse cx="84" cy="222" rx="30" ry="14" transform="rotate(20 84 222)" fill="#e0b04a"/><ellipse cx="316" cy="304" rx="30" ry="14" transform="rotate(20 316 304)" fill="#e0b04a"/>`,
  ),
  Flocon: portrait(
    '#dfeaf3',
    `<g stroke="#4f7fa6" stroke-width="14" stroke-linecap="round">${[0, 60, 120, 180, 240, 300]
      .map((turn) => `<path transform="rotate(${turn} 200 200)" d="M200 200 V64 M200 110 L168 82 M200 110 L232 82"/>`)
      .join('')}</g>`,
  ),
  Rosemary: portrait(
    '#f0e2da',
    `<path d="M190 400 Q210 240 200 60" fill="none" stroke="#6b5a44" stroke-width="12"/>
    ${[90, 130, 170, 210, 250, 290, 330].map((y, i) => `<g fill="${i % 2 ? '#6f8f73' : '#57785f'}"><ellipse cx="156" cy="${y}" rx="48" ry="12" transform="rotate(28 156 ${y})"/><ellipse cx="246" cy="${y}" rx="48" ry="12" transform="rotate(-28 246 ${y})"/></g>`).join('')}
    <g fill="#8f86c4"><circle cx="170" cy="104" r="14"/><circle cx="232" cy="146" r="14"/><circle cx="166" cy="186" r="14"/></g>`,
  ),
}

function portrait(ground: string, shapes: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400"><rect width="400" height="400" fill="${ground}"/>${shapes}</svg>`
}

type Petals = { count: number; x: number; y: number; rx: number; ry: number; colour: string }

function petals({ count, x, y, rx, ry, colour }: Petals): string {
  return Array.from(
    { length: count },
    (_, i) =>
      `<ellipse cx="${x}" cy="${y - ry}" rx="${rx}" ry="${ry}" fill="${colour}" transform="rotate(${(i * 360) / count} ${x} ${y})"/>`,
  ).join('')
}
