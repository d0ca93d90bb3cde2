import { IconCircleCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnFigures } from '#contract/posts/schema.ts'
import { useOwnConferences } from '#web/conferences/api.ts'
import { isOpen } from '#web/conferences/places.ts'
import { useNumbers } from '#web/foundation/i18n.ts'
import { useTalkFigures } from './api.ts'
import classes from './counters.module.css'

/**
 * Shows what the member has shared in numbers, each linked to what it counts. `figures` is undefined while it loads; numbers that could not be fetched
 * are left out.
 */
export function Counters({ figures }: { figures: OwnFigures | undefined }) {
  const { t } = useTranslation()
  const { data: talks, error: noTalks } = useTalkFigures()
  const { data: events, error: noEvents } = useOwnConferences()
  return (
    <ul aria-busy={!figures} aria-label={t('dashboard.counters.label')} className={classes.counters}>
      <Counter label={t('dashboard.counters.symptoms')} to="/dashboard/symptoms" value={figures?.symptoms.total}>
        {figures && resolved(figures.symptoms.resolved)}
      </Counter>
      <Counter
        label={t('dashboard.counters.active')}
        search={{ etat: 'en-cours' }}
        to="/dashboard/symptoms"
        value={figures?.symptoms.active}
      >
        {figures && recent(figures.symptoms.recent)}
      </Counter>
      <Counter label={t('dashboard.counters.posts')} to="/dashboard/posts" value={figures?.community.total}>
        {figures && likes(figures.community.likes)}
      </Counter>
      {(talks || !noTalks) && (
        <Counter label={t('dashboard.counters.conversations')} to="/dashboard/chat" value={talks?.total}>
          {talks && unread(talks.unread)}
        </Counter>
      )}
      {(events || !noEvents) && (
        <Counter label={t('dashboard.counters.events')} to="/dashboard/events" value={events?.items.length}>
          {events && coming(events.items.filter(isOpen).length)}
        </Counter>
      )}
    </ul>
  )

  function resolved(count: number) {
    if (count === 0) return t('dashboard.counters.noneResolved')
    return (
      <span className={classes.resolved}>
        <IconCircleCheck aria-hidden size={16} />
        {t('dashboard.counters.resolved', { count })}
      </span>
    )
  }

  function recent(count: number) {
    return count === 0 ? t('dashboard.counters.noneRecent') : t('dashboard.counters.recent', { count })
  }

  function unread(count: number) {
    return count === 0 ? t('dashboard.counters.noneUnread') : t('dashboard.counters.unread', { count })
  }

  function coming(count: number) {
    return count === 0 ? t('dashboard.counters.noneComing') : t('dashboard.counters.coming', { count })
  }

  function likes(count: number) {
    return count === 0 ? t('dashboard.counters.noLikes') : t('dashboard.counters.likes', { count })
  }
}

type CounterProps = {
  to: '/dashboard/symptoms' | '/dashboard/posts' | '/dashboard/chat' | '/dashboard/events'
  search?: { etat: 'en-cours' }
  label: string
  value: number | undefined
  children: ReactNode
}

function Counter({ to, search, label, value, children }: CounterProps) {
  const formatNumber = useNumbers()
  return (
    <li>
      <Link className={classes.counter} search={search ?? {}} to={to}>
        <span>{label}</span>{' '}
        <b aria-hidden={value === 0 || undefined} data-waiting={value === undefined || undefined}>
          {value === undefined ? '' : value === 0 ? '–' : formatNumber(value)}
        </b>{' '}
        <small>{children}</small>
      </Link>
    </li>
  )
}
