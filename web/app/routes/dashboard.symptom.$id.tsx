import { createFileRoute } from '@tanstack/react-router'
import { closeToOwn } from '#web/app/close-to-own-later.tsx'
import { triedByOthers, triedIn } from '#web/app/tried-later.tsx'
import { useDrawnLater } from '#web/foundation/first-screen.ts'
import { Page } from '#web/foundation/ui/layout/page.tsx'
import { PostDetail } from '#web/posts/post/post-detail.tsx'

export const Route = createFileRoute('/dashboard/symptom/$id')({ component: SymptomPage })

function SymptomPage() {
  const { id } = Route.useParams()
  const isDrawn = useDrawnLater()
  if (!isDrawn) return null
  return (
    <Page>
      <PostDetail atEnd={triedByOthers} below={triedIn} belowOwn={closeToOwn} id={id} place="dashboard" />
    </Page>
  )
}
