import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Overview } from '#contract/admin/schema.ts'
import { SIGNAL_CASES_MIN } from '#contract/medication/limits.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { useNumbers } from '#web/foundation/i18n.ts'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { useTagLabels } from '#web/posts/tags/use-tag-labels.ts'
import { useOverview } from '../api.ts'
import { Refused } from '../frame.tsx'
import { DayBars } from './day-bars.tsx'
import { DayTable } from './day-table.tsx'
import classes from './overview.module.css'
import { TopList } from './top-list.tsx'
import { Waiting } from './waiting.tsx'

export function OverviewScreen() {
  const { t } = useTranslation()
  const query = useOverview()
  const { data, error } = query
  if (isRefusal(error, 'FORBIDDEN')) return <Refused />
  return (
    <>
      <PageTitle intro={t('admin.overview.intro')}>{t('admin.overview.title')}</PageTitle>
      {data ? <Counts overview={data} /> : <Awaited cards={3} failed={t('admin.failed')} of={query} />}
    </>
  )
}

function Counts({ overview }: { overview: Overview }) {
  const { t } = useTranslation()
  const formatNumber = useNumbers()
  const { growth, activity, window, topSymptoms, topMedications, waiting } = overview
  const symptoms = useTagLabels(topSymptoms.map(({ name }) => name))
  const totals = [
    { label: t('admin.overview.members'), ...overview.members },
    { label: t('admin.overview.posts'), ...overview.posts },
    { label: t('admin.overview.reports'), ...overview.medicationReports },
    { label: t('admin.overview.conferences'), ...overview.conferences },
  ]
  const series = <Row extends { day: string }>(rows: readonly Row[], of: (row: Row) => number) =>
    rows.map((row) => ({ day: row.day, count: of(row) }))
  const growing = [
    { key: 'members', counts: series(growth, (row) => row.members), tone: 'prune' },
    { key: 'posts', counts: series(growth, (row) => row.posts), tone: 'sauge' },
  ] as const
  const doing = [
    { key: 'activeMembers', counts: series(activity, (row) => row.activeMembers), tone: 'prune' },
    { key: 'matches', counts: series(activity, (row) => row.matches), tone: 'ardoise' },
    { key: 'resolutions', counts: series(activity, (row) => row.resolutions), tone: 'sauge' },
    { key: 'messages', counts: series(activity, (row) => row.messages), tone: 'ardoise' },
  ] as const
  const titled = ({ key, counts }: { key: keyof typeof SERIES; counts: { day: string; count: number }[] }) => ({
    title: t(SERIES[key]),
    counts,
  })
  return (
    <div className="stack fit g6">
      <Waiting waiting={waiting} />
      <dl aria-label={t('admin.overview.totals')} className={`stack g6 ${classes.totals}`}>
        {totals.map(({ label, total, isNew }) => (
          <div key={label}>
            <dt>{label}</dt> <dd className={classes.total}>{formatNumber(total)}</dd>
            <dd data-some={isNew > 0 || undefined}>{t('admin.overview.isNew', { written: formatNumber(isNew) })}</dd>
          </div>
        ))}
      </dl>
      <div className={`stack g6 ${classes.pair}`}>
        <TopList
          empty={t('admin.overview.noTop')}
          items={topSymptoms.map(({ name, count }, index) => ({ name: symptoms[index] ?? name, count }))}
          title={t('admin.overview.topSymptoms')}
          tone="prune"
        />
        <TopList
          empty={t('admin.overview.noTopMedication', { least: SIGNAL_CASES_MIN })}
          items={topMedications}
          title={t('admin.overview.topMedications')}
          tone="ardoise"
        />
      </div>
      <Part title={t('admin.overview.growth')}>
        <p className="quiet">
          {t('admin.overview.window', {
            members: t('admin.overview.newMembers', { count: window.members, written: formatNumber(window.members) }),
            posts: t('admin.overview.newPosts', { count: window.posts, written: formatNumber(window.posts) }),
          })}
        </p>
        <div className={`mt5 ${classes.charts}`}>
          {growing.map(({ key, counts, tone }) => (
            <DayBars days={counts} key={key} title={t(SERIES[key])} tone={tone} />
          ))}
        </div>
        <DayTable columns={growing.map(titled)} title={t('admin.overview.growth')} />
      </Part>
      <Part title={t('admin.overview.activity')}>
        <p className="quiet">{t('admin.overview.messagesNote')}</p>
        <div className={`mt5 ${classes.charts}`}>
          {doing.map(({ key, counts, tone }) => (
            <DayBars days={counts} key={key} title={t(SERIES[key])} tone={tone} />
          ))}
        </div>
        <DayTable columns={doing.map(titled)} title={t('admin.overview.activity')} />
      </Part>
    </div>
  )
}

const SERIES = {
  members: 'admin.overview.series.members',
  posts: 'admin.overview.series.posts',
  activeMembers: 'admin.overview.series.activeMembers',
  matches: 'admin.overview.series.matches',
  resolutions: 'admin.overview.series.resolutions',
  messages: 'admin.overview.series.messages',
} as const

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" className="inset" labelledBy={id}>
      <h2 className="title-sm mb3" id={id}>
        {title}
      </h2>
      {children}
    </Card>
  )
}
