import { createFileRoute } from '@tanstack/react-router'
import { useDrawnLater } from '#web/foundation/first-screen.ts'
import { Page } from '#web/foundation/ui/layout/page.tsx'
import { SheetScreen } from '#web/treatments/sheet-screen.tsx'

export const Route = createFileRoute('/dashboard/symptom/$id_/sheet')({ component: SheetPage })

function SheetPage() {
  const { id } = Route.useParams()
  const isDrawn = useDrawnLater()
  if (!isDrawn) return null
  return (
    <Page>
      <SheetScreen id={id} key={id} />
    </Page>
  )
}
