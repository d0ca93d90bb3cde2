import type { ReactNode } from 'react'
import { useNumbers } from '#web/foundation/i18n.ts'
import classes from './chip.module.css'

type ChipProps = {
  isOn: boolean
  onPress: () => void
  children: ReactNode
  count?: number | undefined
  /** Whether the count is only a lower bound: "1 000+". */
  isAtLeast?: boolean
}

export function Chip({ isOn, onPress, children, count, isAtLeast = false }: ChipProps) {
  const formatNumber = useNumbers()
  return (
    <button
      aria-pressed={isOn}
      className={`target text-sm no-wrap rigid hovers ink pill ${classes.chip}`}
      onClick={onPress}
      type="button"
    >
      {children}
      {count !== undefined && (
        <>
          {' '}
          <span className={`muted tabular ${classes.count}`}>
            {isAtLeast ? `${formatNumber(count)}+` : formatNumber(count)}
          </span>
        </>
      )}
    </button>
  )
}
