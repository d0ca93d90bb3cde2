import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './unread-sign.module.css'

/** More than so many is many. */
const SHOWN_MAX = 9

/** "3", or "9+". */
export function ShortCount({ count }: { count: number }) {
  const { t } = useTranslation()
  return count > SHOWN_MAX ? t('ui.manyUnread') : count
}

/** A sign, with how many are unread at its corner where there are any. Whoever hears the page is told by the name of what it stands in. */
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
