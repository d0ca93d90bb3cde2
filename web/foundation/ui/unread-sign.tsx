import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './unread-sign.module.css'

/** The highest count that is shown as a number. */
const SHOWN_MAX = 9

/** "3", or "9+". */
export function ShortCount({ count }: { count: number }) {
  const { t } = useTranslation()
  return count > SHOWN_MAX ? t('ui.manyUnread') : count
}

/** A sign, with the unread count at its corner where there is one. Readers who hear the page learn it from the name of the element around the sign. */
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
