import { createFileRoute } from '@tanstack/react-router'
import { PosterScreen } from '#web/app/founding/poster-screen.tsx'
import { Page } from '#web/foundation/ui/layout/page.tsx'

export const Route = createFileRoute('/commencement_/affiche')({ component: PosterRoute })

function PosterRoute() {
  return (
    <Page>
      <PosterScreen />
    </Page>
  )
}
