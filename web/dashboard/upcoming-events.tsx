import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Conference } from '#contract/conferences/schema.ts'
import { DayTile } from '#web/conferences/day-tile.tsx'
import { dayOf, timeOf } from '#web/conferences/hours.ts'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { EVENTS_SHOWN } from './api.ts'
import blocks from './block.module.css'
import lines from './lines.module.css'
import classes from './upcoming-events.module.css'
import { WaitingLines } from './waiting-lines.tsx'

export function UpcomingEvents({ events }: { events: readonly Conference[] | undefined }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Card as="section" className={blocks.block} labelledBy={id}>
      <header className={`row middle apart g4 r0 touch ${blocks.head}`}>
        <h2 id={id}>{t('dashboard.events.title')}</h2>
        {events && events.length > 0 && (
          <Link
            aria-label={t('dashboard.events.allLabel')}
            className="target prune strong text-sm underlines"
            to="/dashboard/events"
          >
            {t('dashboard.events.all')}
          </Link>
        )}
      </header>
      {events ? list(events) : <WaitingLines count={2} />}
    </Card>
  )

  function list(coming: readonly Conference[]) {
    if (coming.length === 0)
      return (
        <div className={lines.empty}>
          <EmptyState order={3} title={t('dashboard.events.empty')}>
            {t('dashboard.events.emptyText')}
          </EmptyState>
        </div>
      )
    return (
      <ul className="divided">
        {coming.slice(0, EVENTS_SHOWN).map((event) => (
          <UpcomingEvent event={event} key={event.id} />
        ))}
      </ul>
    )
  }
}

function UpcomingEvent({ event: { id, title, expert, scheduledAt, status } }: { event: Conference }) {
  const { t } = useTranslation()
  return (
    <li className={lines.line}>
      <DayTile at={scheduledAt} />
      <div className="shrinks">
        <h3>
          <Link className="clamp breaks" dir="auto" params={{ id }} search={{}} to="/expert-conferences/$id">
            {title}
          </Link>
        </h3>
        <p className="quiet breaks">
          <bdi>{expert.name}</bdi> ·{' '}
          {status === 'live' ? (
            <b className={classes.live}>{t('dashboard.events.live')}</b>
          ) : (
            <time dateTime={scheduledAt.toISOString()}>
              {t('dashboard.events.when', { day: dayOf(scheduledAt), time: timeOf(scheduledAt) })}
            </time>
          )}
        </p>
      </div>
    </li>
  )
}
