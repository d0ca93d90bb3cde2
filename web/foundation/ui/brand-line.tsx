import { useId } from 'react'
import classes from './brand-line.module.css'

export function UnfinishedLine() {
  return (
    <svg aria-hidden="true" className={classes.unfinished} viewBox="0 0 220 70">
      <path
        d="M6 40c28-26 46 24 74 12s24-34 54-28 28 26 44 22"
        fill="none"
        stroke="var(--prune-line)"
        strokeLinecap="round"
        strokeWidth="3.5"
      />
      <circle cx="196" cy="42" fill="none" r="8" stroke="var(--prune-line)" strokeDasharray="3 4" strokeWidth="3" />
    </svg>
  )
}

type StrandProps = {
  d: string
  /** The positions between which the colour turns from plum to sage, from 0 to 1. */
  turns: readonly [number, number]
  /** The width of the drawing, when positions are measured along it instead of the path's own box. */
  across?: number
  strokeWidth?: number
}

export function BrandStrand({ d, turns: [begins, ends], across, strokeWidth = 3.5 }: StrandProps) {
  const gradient = useId()
  return (
    <>
      <linearGradient
        id={gradient}
        {...(across !== undefined && { gradientUnits: 'userSpaceOnUse', x1: 0, x2: across })}
      >
        <stop offset={begins} stopColor="var(--fil-from)" />
        <stop offset={ends} stopColor="var(--fil-to)" />
      </linearGradient>
      <path d={d} fill="none" stroke={`url(#${gradient})`} strokeLinecap="round" strokeWidth={strokeWidth} />
    </>
  )
}

export function RecoveryLine() {
  return (
    <svg aria-hidden="true" className={classes.recovery} preserveAspectRatio="xMidYMid slice" viewBox="0 8 350 56">
      <rect fill="var(--sauge-tint)" height="84" width="350" />
      <BrandStrand d="M0 34c34-20 52 34 86 28s26-44 60-36 36 36 66 32 24-26 48-26" turns={[0.45, 0.8]} />
      <circle cx="280" cy="32" fill="var(--fil-to)" r="19" />
      <path
        className={classes.check}
        d="M272 32l6 6 11-12"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="3.4"
      />
    </svg>
  )
}
