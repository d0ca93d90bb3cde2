import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './unread-sign.module.css'

/** The highest count that is shown as a number. */
const SHOWN_MAX = 9

/** Shows a count as "3", or as "9+" above `SHOWN_MAX`. */
export function ShortCount({ count }: { count: number }) {
  const { t } = useTranslation()
  return count > SHOWN_MAX ? t('ui.manyUnread') : count
}

/** Shows an icon with the unread count at its corner. Screen readers get the count from the name of the element around it. */
export function UnreadSign({ count, children }: { count: number; children: ReactNode }) {
  return (
    <span className={classes.sign}>
      {children}
      {count > 0 && (
        <span aria-hidden="true" className={classes.count}>
          <ShortCount count={count} />
        </span>
      )}
    </span>
  )
}
