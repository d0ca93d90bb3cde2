import { createFileRoute } from '@tanstack/react-router'
import { ConferenceScreen } from '#web/conferences/conference-screen.tsx'
import { type ConferenceView, readConferenceView } from '#web/conferences/conference-view.ts'
import { Page } from '#web/foundation/ui/layout/page.tsx'

export const Route = createFileRoute('/expert-conferences/$id')({
  validateSearch: (address: Record<string, unknown>): ConferenceView => address,
  component: ConferencePage,
})

function ConferencePage() {
  const { id } = Route.useParams()
  const view = readConferenceView(Route.useSearch())
  return (
    <Page width="wide">
      <ConferenceScreen id={id} key={id} view={view} />
    </Page>
  )
}
