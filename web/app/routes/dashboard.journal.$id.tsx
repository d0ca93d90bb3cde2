import { createFileRoute } from '@tanstack/react-router'
import { useMe } from '#web/accounts/api.ts'
import { useDrawnLater } from '#web/foundation/first-screen.ts'
import { readLater } from '#web/foundation/read-later.ts'
import { Page } from '#web/foundation/ui/page.tsx'
import { JournalScreen } from '#web/journal/journal-screen.tsx'
import { type JournalView, readJournalView } from '#web/journal/journal-view.ts'

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
  if (!me || !isDrawn) return null
  return (
    <Page>
      <JournalScreen
        id={id}
        key={id}
        me={me}
        onRemoved={() => navigate({ to: '/dashboard/journal', replace: true })}
        onView={(search) => void navigate({ search, replace: true, resetScroll: false })}
        view={view}
      />
    </Page>
  )
}
