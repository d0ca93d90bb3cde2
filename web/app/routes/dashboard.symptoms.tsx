import { createFileRoute } from '@tanstack/react-router'
import { useDrawnLater } from '#web/foundation/first-screen.ts'
import { readLater } from '#web/foundation/read-later.ts'
import { Page } from '#web/foundation/ui/layout/page.tsx'
import { FORM_SECTION } from '#web/home/sections.ts'
import { OwnSymptoms } from '#web/posts/own/own-symptoms.tsx'
import { type OwnView, readOwnView } from '#web/posts/own/own-view.ts'

export const Route = createFileRoute('/dashboard/symptoms')({
  validateSearch: readLater<OwnView>(),
  component: SymptomsPage,
})

function SymptomsPage() {
  const view = readOwnView(Route.useSearch())
  const navigate = Route.useNavigate()
  const isDrawn = useDrawnLater()
  if (!isDrawn) return null
  return (
    <Page width="wide">
      <OwnSymptoms
        formSection={FORM_SECTION}
        onView={(search, { replace } = { replace: false }) => void navigate({ search, replace, resetScroll: false })}
        view={view}
      />
    </Page>
  )
}
