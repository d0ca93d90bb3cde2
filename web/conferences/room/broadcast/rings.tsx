import { useId } from 'react'

const RINGS = [
  { radius: 134, opacity: 0.34 },
  { radius: 178, opacity: 0.2 },
  { radius: 232, opacity: 0.11 },
  { radius: 296, opacity: 0.06 },
]

export function Rings() {
  const id = useId()
  return (
    <svg aria-hidden="true" className="fills" preserveAspectRatio="xMidYMid slice" viewBox="0 0 860 600">
      <linearGradient gradientUnits="userSpaceOnUse" id={id} x1="0" x2="0" y1="240" y2="372">
        <stop stopColor="#F3D6E8" />
        <stop offset="1" stopColor="#F3D6E8" stopOpacity="0" />
      </linearGradient>
      <g fill="none" stroke={`url(#${id})`} strokeWidth="2">
        {RINGS.map(({ radius, opacity }) => (
          <circle cx="430" cy="256" key={radius} r={radius} strokeOpacity={opacity} />
        ))}
      </g>
    </svg>
  )
}
