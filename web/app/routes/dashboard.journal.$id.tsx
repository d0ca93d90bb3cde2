import { createFileRoute } from '@tanstack/react-router'
import type { Report } from '#contract/medication/schema.ts'
import { useMe } from '#web/accounts/api.ts'
import { triedOfJournal } from '#web/app/tried-later.tsx'
import { useDrawnLater } from '#web/foundation/first-screen.ts'
import { readLater } from '#web/foundation/read-later.ts'
import { Page } from '#web/foundation/ui/layout/page.tsx'
import { JournalScreen } from '#web/journal/journal-screen.tsx'
import { type JournalView, readJournalView } from '#web/journal/journal-view.ts'
import type { Treatment } from '#web/journal/overview/year.ts'
import { useReports } from '#web/medication/api.ts'

export const Route = createFileRoute('/dashboard/journal/$id')({
  validateSearch: readLater<JournalView>(),
  component: JournalPage,
})

function JournalPage() {
  const { id } = Route.useParams()
  const view = readJournalView(Route.useSearch())
  const navigate = Route.useNavigate()
  const { me } = useMe()
  const isDrawn = useDrawnLater()
  const reports = useReports()
  if (!me || !isDrawn) return null
  return (
    <Page>
      <JournalScreen
        id={id}
        key={id}
        me={me}
        onRemoved={() => navigate({ to: '/dashboard/journal', replace: true })}
        onView={(search) => void navigate({ search, replace: true, resetScroll: false })}
        tell={triedOfJournal}
        treatments={treatmentsIn(reports.data?.pages.flatMap(({ items }) => items) ?? [])}
        view={view}
      />
    </Page>
  )
}

const treatmentsIn = (reports: readonly Report[]): Treatment[] =>
  reports.flatMap(({ drugs }) =>
    drugs.flatMap(({ name, startDate, stopDate }) => (startDate ? { name, from: startDate, to: stopDate } : [])),
  )
