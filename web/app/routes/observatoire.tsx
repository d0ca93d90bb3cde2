import { createFileRoute } from '@tanstack/react-router'
import { Page } from '#web/foundation/ui/layout/page.tsx'
import { ObservatoryScreen } from '#web/observatory/observatory-screen.tsx'
import { type ObservatoryView, readObservatoryView } from '#web/observatory/observatory-view.ts'

export const Route = createFileRoute('/observatoire')({
  validateSearch: (address: Record<string, unknown>): ObservatoryView => address,
  component: ObservatoryPage,
})

function ObservatoryPage() {
  const view = readObservatoryView(Route.useSearch())
  const navigate = Route.useNavigate()
  return (
    <Page width="wide">
      <ObservatoryScreen onView={(search) => void navigate({ search, resetScroll: false })} view={view} />
    </Page>
  )
}
