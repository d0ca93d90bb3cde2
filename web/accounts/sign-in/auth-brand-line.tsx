import { BrandStrand } from '#web/foundation/ui/brand-line.tsx'
import classes from './auth-brand-line.module.css'

export function AuthBrandLine() {
  return (
    <svg aria-hidden="true" className={`mb5 ${classes.thread}`} viewBox="0 0 480 72">
      <BrandStrand
        across={480}
        d="M4 30c52-4 58 34 104 32s52-46 104-46 52 42 104 40 62-36 132-38"
        turns={[0.5, 0.92]}
      />
      <circle cx="464" cy="18" fill="var(--fil-to)" r="8" />
    </svg>
  )
}
