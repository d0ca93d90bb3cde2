import { createFileRoute } from '@tanstack/react-router'
import { useMe } from '#web/accounts/api.ts'
import { Page } from '#web/foundation/ui/layout/page.tsx'
import { NewReport } from '#web/medication/report/new-report.tsx'
import { type FormView, readFormView, stepOf, viewOf } from '#web/medication/report/steps.ts'

export const Route = createFileRoute('/medication/new')({
  validateSearch: (address: Record<string, unknown>): FormView => address,
  component: NewReportPage,
})

function NewReportPage() {
  const view = readFormView(Route.useSearch())
  const navigate = Route.useNavigate()
  const { me } = useMe()
  if (!me) return null
  return (
    <Page width="wide">
      <NewReport
        key={me.id}
        me={me}
        onStep={(step) => void navigate({ search: viewOf(step), resetScroll: false })}
        step={stepOf(view)}
      />
    </Page>
  )
}
