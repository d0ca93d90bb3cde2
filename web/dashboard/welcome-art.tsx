import { BrandStrand } from '#web/foundation/ui/brand-line.tsx'
import classes from './welcome-art.module.css'

export function WelcomeArt() {
  return (
    <svg aria-hidden="true" className={classes.art} preserveAspectRatio="xMidYMax slice" viewBox="0 0 300 170">
      <circle cx="222" cy="74" fill="var(--ambre-tint)" r="40" />
      <path d="M-4 126c60-44 118-40 168-14 50-24 92-22 140 0v62H-4z" fill="var(--sauge-line)" />
      <path d="M-4 150c80-40 190-34 308-8v34H-4z" fill="var(--sauge)" opacity=".62" />
      <BrandStrand d="M20 56c30-26 44 34 74 22s26-46 58-40 30 42 70 36" turns={[0.4, 1]} />
      <circle cx="222" cy="74" fill="var(--fil-to)" r="7" stroke="var(--surface)" strokeWidth="3" />
    </svg>
  )
}
