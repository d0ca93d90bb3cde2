type Art = { className: string | undefined }

export function ThreadArt({ className }: Art) {
  return (
    <svg aria-hidden="true" className={className} preserveAspectRatio="xMidYMid slice" viewBox="0 0 420 150">
      <rect fill="var(--prune-tint)" height="150" width="420" />
      <path
        d="M-10 110c60-60 90 20 150-20s80-70 140-30 90 20 150-30"
        fill="none"
        stroke="var(--fil-from)"
        strokeLinecap="round"
        strokeWidth="3.5"
      />
      <g fill="var(--fil-from)" stroke="var(--prune-tint)" strokeWidth="5">
        <circle cx="65" cy="92.5" r="7" />
        <circle cx="140" cy="90" r="7" />
        <circle cx="210" cy="45" fill="var(--fil-to)" r="17" />
        <circle cx="280" cy="60" r="7" />
        <circle cx="355" cy="78.7" r="7" />
      </g>
      <path
        d="M202.5 45.5l5.5 6 10-11"
        fill="none"
        stroke="var(--surface)"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="3.2"
      />
    </svg>
  )
}

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))

/** Dots arranged like the seeds of a sunflower: each turned by a golden angle, smaller and paler outwards, every seventh in another colour. */
const CASES = Array.from({ length: 44 }, (_, index) => ({
  x: 210 + Math.cos(index * GOLDEN_ANGLE) * 21.8 * Math.sqrt(index),
  y: 75 + Math.sin(index * GOLDEN_ANGLE) * 8.3 * Math.sqrt(index),
  radius: 6.4 - index * 0.09,
  opacity: 1 - index * 0.014,
  color: index % 7 === 0 ? 'var(--fil-from)' : 'var(--fil-to)',
}))

export function ResearchArt({ className }: Art) {
  return (
    <svg aria-hidden="true" className={className} preserveAspectRatio="xMidYMid slice" viewBox="0 0 420 150">
      <rect fill="var(--sauge-tint)" height="150" width="420" />
      {CASES.map(({ x, y, radius, opacity, color }) => (
        <circle cx={x} cy={y} fill={color} key={`${x}`} opacity={opacity} r={radius} />
      ))}
    </svg>
  )
}
