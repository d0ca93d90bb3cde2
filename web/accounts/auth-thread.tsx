import { useId } from 'react'
import classes from './auth-thread.module.css'

/** The thread at the head of the sign-in screen: from what one goes through to what gets better. Decorative. */
export function AuthThread() {
  const gradient = useId()
  return (
    <svg aria-hidden="true" className={classes.thread} viewBox="0 0 480 72">
      <defs>
        <linearGradient gradientUnits="userSpaceOnUse" id={gradient} x1="0" x2="480">
          <stop stopColor="var(--fil-from)" />
          <stop offset=".5" stopColor="var(--fil-from)" />
          <stop offset=".92" stopColor="var(--fil-to)" />
        </linearGradient>
      </defs>
      <path
        d="M4 30c52-4 58 34 104 32s52-46 104-46 52 42 104 40 62-36 132-38"
        fill="none"
        stroke={`url(#${gradient})`}
        strokeLinecap="round"
        strokeWidth="3.5"
      />
      <circle cx="464" cy="18" fill="var(--fil-to)" r="8" />
    </svg>
  )
}
