import { createFileRoute } from '@tanstack/react-router'
import { type ConferencesView, readConferencesView } from '#web/conferences/conference-view.ts'
import { ConferencesScreen } from '#web/conferences/conferences-screen.tsx'
import { Page } from '#web/foundation/ui/layout/page.tsx'

export const Route = createFileRoute('/expert-conferences/')({
  validateSearch: (address: Record<string, unknown>): ConferencesView => address,
  component: ConferencesPage,
})

function ConferencesPage() {
  const view = readConferencesView(Route.useSearch())
  const navigate = Route.useNavigate()
  return (
    <Page>
      <ConferencesScreen
        onView={(search, { replace } = { replace: false }) => void navigate({ search, replace, resetScroll: false })}
        view={view}
      />
    </Page>
  )
}
