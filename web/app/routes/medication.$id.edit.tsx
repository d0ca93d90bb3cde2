import { createFileRoute } from '@tanstack/react-router'
import { useMe } from '#web/accounts/api.ts'
import { Page } from '#web/foundation/ui/layout/page.tsx'
import { EditReport } from '#web/medication/report/edit-report.tsx'
import { type FormView, readFormView, stepOf, viewOf } from '#web/medication/report/steps.ts'

export const Route = createFileRoute('/medication/$id/edit')({
  validateSearch: (address: Record<string, unknown>): FormView => address,
  component: EditReportPage,
})

function EditReportPage() {
  const { id } = Route.useParams()
  const view = readFormView(Route.useSearch())
  const navigate = Route.useNavigate()
  const { me } = useMe()
  if (!me) return null
  return (
    <Page width="wide">
      <EditReport
        id={id}
        key={id}
        memberId={me.id}
        onStep={(step) => void navigate({ search: viewOf(step), resetScroll: false })}
        step={stepOf(view)}
      />
    </Page>
  )
}
