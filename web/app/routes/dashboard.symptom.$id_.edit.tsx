import { createFileRoute } from '@tanstack/react-router'
import { useMe } from '#web/accounts/api.ts'
import { useDrawnLater } from '#web/foundation/first-screen.ts'
import { Page } from '#web/foundation/ui/layout/page.tsx'
import { SymptomEdit } from '#web/posts/edit/symptom-edit.tsx'

export const Route = createFileRoute('/dashboard/symptom/$id_/edit')({ component: SymptomEditPage })

function SymptomEditPage() {
  const { id } = Route.useParams()
  const { me } = useMe()
  const isDrawn = useDrawnLater()
  if (!me || !isDrawn) return null
  return (
    <Page>
      <SymptomEdit id={id} key={id} memberId={me.id} />
    </Page>
  )
}
