import { useId } from 'react'
import { useNumbers } from '#web/foundation/i18n.ts'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import classes from './overview.module.css'

type TopListProps = {
  title: string
  tone: 'prune' | 'ardoise'
  items: readonly { name: string; count: number }[]
  empty: string
}

export function TopList({ title, tone, items, empty }: TopListProps) {
  const formatNumber = useNumbers()
  const id = useId()
  const most = items[0]?.count ?? 1
  return (
    <Card as="section" className="inset" labelledBy={id}>
      <h2 className="title-sm mb3" id={id}>
        {title}
      </h2>
      {items.length === 0 ? (
        <p className="quiet">{empty}</p>
      ) : (
        <ol className={`stack g3 ${classes.top}`} data-tone={tone}>
          {items.map(({ name, count }) => (
            <li key={name}>
              <span className="breaks">{name}</span> <b className="tabular">{formatNumber(count)}</b>
              <i aria-hidden="true" style={{ '--share': count / most }} />
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
