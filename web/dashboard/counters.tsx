import { IconCircleCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnStats } from '#contract/posts/schema.ts'
import { useOwnConferences } from '#web/conferences/api.ts'
import { useNumbers } from '#web/foundation/i18n.ts'
import { useTalkStats } from './api.ts'
import classes from './counters.module.css'

/** `figures` is undefined while it loads; numbers that are zero, or could not be fetched, are left out. */
export function Counters({ figures }: { figures: OwnStats | undefined }) {
  const { t } = useTranslation()
  const { data: talks, error: noTalks } = useTalkStats()
  const { data: events, error: noEvents } = useOwnConferences()
  const counters: CounterProps[] = [
    {
      label: t('dashboard.counters.symptoms'),
      to: '/dashboard/symptoms',
      value: figures?.symptoms.total,
      note: figures && resolved(figures.symptoms.resolved),
    },
    {
      label: t('dashboard.counters.active'),
      search: { etat: 'en-cours' },
      to: '/dashboard/symptoms',
      value: figures?.symptoms.active,
      note: figures && recent(figures.symptoms.recent),
    },
    {
      label: t('dashboard.counters.posts'),
      to: '/dashboard/posts',
      value: figures?.community.total,
      note: figures && likes(figures.community.likes),
    },
  ]
  if (talks || !noTalks)
    counters.push({
      label: t('dashboard.counters.conversations'),
      to: '/dashboard/chat',
      value: talks?.total,
      note: talks && unread(talks.unread),
    })
  if (events || !noEvents)
    counters.push({
      label: t('dashboard.counters.events'),
      to: '/dashboard/events',
      value: events?.items.length,
      note: events && coming(events.items.filter(({ status }) => status === 'scheduled').length),
    })
  const shown = counters.filter(({ value }) => value !== 0)
  if (shown.length === 0) return null
  return (
    <ul aria-busy={!figures} aria-label={t('dashboard.counters.label')} className={classes.counters}>
      {shown.map((counter) => (
        <Counter key={counter.label} {...counter} />
      ))}
    </ul>
  )

  function resolved(count: number) {
    if (count === 0) return t('dashboard.counters.noneResolved')
    return (
      <span className={`middle sauge ${classes.resolved}`}>
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
  note: ReactNode
}

function Counter({ to, search, label, value, note }: CounterProps) {
  const formatNumber = useNumbers()
  return (
    <li>
      <Link className={`no-line ${classes.counter}`} search={search ?? {}} to={to}>
        <span>{label}</span>{' '}
        <b data-waiting={value === undefined || undefined}>{value === undefined ? '' : formatNumber(value)}</b>{' '}
        <small>{note}</small>
      </Link>
    </li>
  )
}
