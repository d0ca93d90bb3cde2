import { createFileRoute } from '@tanstack/react-router'
import { Page } from '#web/foundation/ui/page.tsx'
import { HandoverScreen } from '#web/medication/handover/handover-screen.tsx'

export const Route = createFileRoute('/medication/$id/declaration')({ component: DeclarationPage })

function DeclarationPage() {
  const { id } = Route.useParams()
  return (
    <Page>
      <HandoverScreen id={id} key={id} />
    </Page>
  )
}
