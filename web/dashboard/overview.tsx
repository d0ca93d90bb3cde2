import { Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import type { Topic } from '#contract/foundation/live.ts'
import { useOwnConferences } from '#web/conferences/api.ts'
import { isOpen } from '#web/conferences/places.ts'
import { useDrawnLater } from '#web/foundation/first-screen.ts'
import { pageConfig } from '#web/foundation/prefetched.ts'
import { FailureBox } from '#web/foundation/ui/failure-box.tsx'
import { lazyExtra, lazyPart } from '#web/foundation/ui/layout/lazy-part.tsx'
import { useWatched } from '#web/foundation/watching.ts'
import { useJournals, useOngoingSymptoms } from '#web/journal/api.ts'
import { TodaySection } from '#web/journal/overview/today-section.tsx'
import { useOwnStats } from '#web/posts/api.ts'
import { useMatchStats, useNotifiedCount, useRecentSymptoms, useTalkStats } from './api.ts'
import { Counters } from './counters.tsx'
import { Outcomes } from './outcomes.tsx'
import classes from './overview.module.css'
import { RecentPosts } from './recent-posts.tsx'
import { Tips } from './tips.tsx'
import { UpcomingEvents } from './upcoming-events.tsx'

const ThirtyDays = lazyPart(async () => (await import('./thirty-days.tsx')).ThirtyDays)
const FoundingLine = lazyExtra(async () => (await import('#web/app/founding/founding-line.tsx')).FoundingLine)

export function Overview({ me }: { me: Pick<Me, 'id' | 'isReadOnly'> }) {
  const { t } = useTranslation()
  const figures = useOwnStats()
  const recent = useRecentSymptoms()
  const matches = useMatchStats()
  const told = useNotifiedCount()
  const talks = useTalkStats()
  const events = useOwnConferences()
  const journals = useJournals()
  const ongoing = useOngoingSymptoms()
  const isDrawn = useDrawnLater()
  useWatched(usePostTopics(recent.data?.items))

  const failed = [figures, recent, matches, told, talks, events, journals, ongoing].filter(
    ({ data, error }) => error && !data,
  )
  const hasFailed = ({ data, error }: { data: unknown; error: unknown }) => error !== null && data === undefined
  return (
    <>
      {failed[0] && (
        <div className="mt6">
          <FailureBox
            error={failed[0].error}
            onRetry={() => failed.forEach(({ refetch }) => void refetch())}
            title={t('dashboard.failed')}
          />
        </div>
      )}
      {pageConfig.isFounding && (
        <Suspense>
          <div className={classes.founding}>
            <FoundingLine />
          </div>
        </Suspense>
      )}
      {!hasFailed(journals) && !hasFailed(ongoing) && (
        <div className={classes.today}>
          <TodaySection foot={null} me={me} otherwise={null} />
        </div>
      )}
      {!hasFailed(figures) && <Counters figures={figures.data} />}
      {isDrawn && (
        <div className={`stack g5 top mt6 ${classes.columns}`}>
          <div className={`stack fit g5 ${classes.column}`}>
            <Suspense>
              <ThirtyDays />
            </Suspense>
            {!hasFailed(matches) && !hasFailed(told) && <Outcomes matches={matches.data} told={told.data?.members} />}
            {!hasFailed(recent) && <RecentPosts posts={recent.data?.items} />}
          </div>
          <div className={`stack fit g5 ${classes.column}`}>
            {!hasFailed(events) && <UpcomingEvents events={events.data?.items.filter(isOpen)} />}
            <Tips />
          </div>
        </div>
      )}
    </>
  )
}

function usePostTopics(posts: readonly { id: string }[] | undefined): Topic[] {
  const ids = posts?.map(({ id }) => id).join() ?? ''
  return useMemo(() => ids.split(',').flatMap((id): Topic[] => (id ? [`post:${id}`] : [])), [ids])
}
