import type { ReactNode } from 'react'
import { useNumbers } from '#web/foundation/i18n.ts'
import classes from './chip.module.css'

type ChipProps = {
  isOn: boolean
  onPress: () => void
  children: ReactNode
  count?: number | undefined
  /** Set where it was counted no further: "1 000+". */
  isAtLeast?: boolean
}

/** A filter, on or off, with how many it holds. */
export function Chip({ isOn, onPress, children, count, isAtLeast = false }: ChipProps) {
  const formatNumber = useNumbers()
  return (
    <button aria-pressed={isOn} className={classes.chip} onClick={onPress} type="button">
      {children}
      {count !== undefined && (
        <>
          {' '}
          <span className={classes.count}>{isAtLeast ? `${formatNumber(count)}+` : formatNumber(count)}</span>
        </>
      )}
    </button>
  )
}
