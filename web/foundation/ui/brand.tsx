import { useId } from 'react'
import classes from './brand.module.css'

export function Brand({ size = 30 }: { size?: number }) {
  return (
    <span className={`middle ink ${classes.brand}`}>
      <BrandMark size={size} />
      <span>Vécu</span>
    </span>
  )
}

function BrandMark({ size }: { size: number }) {
  const gradient = useId()
  return (
    <svg aria-hidden="true" height={size} viewBox="0 0 32 32" width={size}>
      <defs>
        <linearGradient id={gradient} x1="0" x2="1">
          <stop offset="0" stopColor="var(--fil-from)" />
          <stop offset=".55" stopColor="var(--fil-from)" />
          <stop offset="1" stopColor="var(--fil-to)" />
        </linearGradient>
      </defs>
      <path
        d="M3 8.5c4.2-.6 5.6 3 7 8.2 1.3 4.9 2.3 8.8 4.9 8.8 3.6 0 4-8.2 6.4-13.4 1.3-2.8 2.6-3.9 4.3-4.2"
        fill="none"
        stroke={`url(#${gradient})`}
        strokeLinecap="round"
        strokeWidth="3.2"
      />
      <circle cx="27.3" cy="7.6" fill="var(--fil-to)" r="2.7" />
    </svg>
  )
}
