import { createFileRoute } from '@tanstack/react-router'
import { useDrawnLater } from '#web/foundation/first-screen.ts'
import { Page } from '#web/foundation/ui/page.tsx'
import { PostDetail } from '#web/posts/post-detail.tsx'

export const Route = createFileRoute('/dashboard/symptom/$id')({ component: SymptomPage })

function SymptomPage() {
  const { id } = Route.useParams()
  const isDrawn = useDrawnLater()
  if (!isDrawn) return null
  return (
    <Page>
      <PostDetail id={id} place="dashboard" />
    </Page>
  )
}
