import { createFileRoute } from '@tanstack/react-router'
import { SheetScreen } from '#web/app/sheets/sheet-screen.tsx'
import { Page } from '#web/foundation/ui/layout/page.tsx'

export const Route = createFileRoute('/fiches/$fiche')({ component: SheetRoute })

function SheetRoute() {
  const { fiche } = Route.useParams()
  return (
    <Page>
      <SheetScreen key={fiche} name={fiche} />
    </Page>
  )
}
