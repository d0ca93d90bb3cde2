import { createFileRoute } from '@tanstack/react-router'
import { triedOfReport } from '#web/app/tried-later.tsx'
import { Page } from '#web/foundation/ui/layout/page.tsx'
import { ReportScreen } from '#web/medication/report/report-screen.tsx'

export const Route = createFileRoute('/medication/$id/')({ component: ReportPage })

function ReportPage() {
  const { id } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <Page width="wide">
      <ReportScreen
        tell={triedOfReport}
        id={id}
        key={id}
        onRemoved={() => navigate({ to: '/medication', search: {}, replace: true })}
      />
    </Page>
  )
}
