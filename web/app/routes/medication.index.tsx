import { createFileRoute } from '@tanstack/react-router'
import { useMe } from '#web/accounts/api.ts'
import { Page } from '#web/foundation/ui/layout/page.tsx'
import { MedicationScreen } from '#web/medication/medication-screen.tsx'
import { type MedicationView, readMedicationView } from '#web/medication/medication-view.ts'

export const Route = createFileRoute('/medication/')({
  validateSearch: (address: Record<string, unknown>): MedicationView => address,
  component: MedicationPage,
})

function MedicationPage() {
  const view = readMedicationView(Route.useSearch())
  const navigate = Route.useNavigate()
  const { me } = useMe()
  if (!me) return null
  return (
    <Page width="wide">
      <MedicationScreen
        me={me}
        onView={(search) => void navigate({ search, replace: true, resetScroll: false })}
        view={view}
      />
    </Page>
  )
}
