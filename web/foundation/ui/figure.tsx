import type { ReactNode } from 'react'
import classes from './figure.module.css'

type FigureProps = {
  value: ReactNode
  label: string
  note?: string | undefined
  tone?: 'ink' | 'prune' | 'sauge'
  withRule?: boolean
}

export function Figure({ value, label, note, tone = 'ink', withRule = false }: FigureProps) {
  return (
    <div className={`end ${classes.figure}`} data-rule={withRule || undefined} data-tone={tone}>
      <dt className="quiet">
        {label} {note && <small>{note}</small>}
      </dt>{' '}
      <dd>{value}</dd>
    </div>
  )
}

export function Figures({
  children,
  label,
  className = '',
}: {
  children: ReactNode
  label?: string
  className?: string
}) {
  return (
    <dl aria-label={label} className={`${classes.figures} ${className}`}>
      {children}
    </dl>
  )
}
