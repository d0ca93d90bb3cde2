import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import bars from '#web/foundation/ui/bars.module.css'
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
      <ol className={`stack g3 ${bars.rows} ${classes.bars}`}>
        {rows.slice(0, isWhole ? undefined : shownFirst).map((row) => (
          <li key={row.key}>
            <span className={`breaks ${classes.name}`}>{nameOf(row)}</span>{' '}
            <i aria-hidden="true" style={{ '--share': row.members / most }} />
            <span className="quiet tabular no-wrap">{t('observatory.bandMembers', { band: band(row.members) })}</span>
          </li>
        ))}
      </ol>
      {more > 0 && (
        <button
          aria-expanded={isWhole}
          className="bare prune text-sm mt1 touch underlined"
          onClick={() => setWhole(!isWhole)}
          type="button"
        >
          {isWhole ? t('observatory.less') : t('observatory.more', { count: more })}
        </button>
      )}
    </div>
  )
}
