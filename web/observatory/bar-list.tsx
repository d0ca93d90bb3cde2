import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './bar-list.module.css'
import type { Row } from './chart-card.tsx'
import { useBand } from './use-band.ts'

type BarListProps = {
  rows: readonly Row[]
  shownFirst?: number
  nameOf?: (row: Row) => ReactNode
}

export function BarList({ rows, shownFirst = rows.length, nameOf = ({ name }) => name }: BarListProps) {
  const { t } = useTranslation()
  const band = useBand()
  const [isWhole, setWhole] = useState(false)
  const most = Math.max(...rows.map(({ members }) => members))
  const more = rows.length - shownFirst
  return (
    <div>
      <ol className={`stack g3 ${classes.bars}`}>
        {rows.slice(0, isWhole ? undefined : shownFirst).map((row) => (
          <li key={row.key}>
            <span className={classes.name}>{nameOf(row)}</span>{' '}
            <i aria-hidden="true" style={{ '--share': row.members / most }} />
            <span className={`quiet ${classes.number}`}>
              {t('observatory.bandMembers', { band: band(row.members) })}
            </span>
          </li>
        ))}
      </ol>
      {more > 0 && (
        <button
          aria-expanded={isWhole}
          className={`bare ${classes.more}`}
          onClick={() => setWhole(!isWhole)}
          type="button"
        >
          {isWhole ? t('observatory.less') : t('observatory.more', { count: more })}
        </button>
      )}
    </div>
  )
}
