import { createFileRoute } from '@tanstack/react-router'
import { Page } from '#web/foundation/ui/page.tsx'
import { ReportScreen } from '#web/medication/report-screen.tsx'

export const Route = createFileRoute('/medication/$id/')({ component: ReportPage })

function ReportPage() {
  const { id } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <Page width="wide">
      <ReportScreen id={id} key={id} onRemoved={() => navigate({ to: '/medication', search: {}, replace: true })} />
    </Page>
  )
}
