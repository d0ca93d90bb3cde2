import { createFileRoute } from '@tanstack/react-router'
import { Page } from '#web/foundation/ui/layout/page.tsx'
import { OfficialReportScreen } from '#web/medication/official-report/official-report-screen.tsx'

export const Route = createFileRoute('/medication/$id/declaration')({ component: DeclarationPage })

function DeclarationPage() {
  const { id } = Route.useParams()
  return (
    <Page>
      <OfficialReportScreen id={id} key={id} />
    </Page>
  )
}
