import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './unread-sign.module.css'

const SHOWN_MAX = 9

export function ShortCount({ count }: { count: number }) {
  const { t } = useTranslation()
  return count > SHOWN_MAX ? t('ui.manyUnread') : count
}

/** Screen readers get the count from the name of the element around it. */
export function UnreadSign({ count, children }: { count: number; children: ReactNode }) {
  return (
    <span className={`anchor ${classes.sign}`}>
      {children}
      {count > 0 && (
        <span aria-hidden="true" className={`text-xs tabular text-centre pill ${classes.count}`}>
          <ShortCount count={count} />
        </span>
      )}
    </span>
  )
}
