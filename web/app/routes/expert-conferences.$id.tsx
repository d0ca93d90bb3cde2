import { createFileRoute } from '@tanstack/react-router'
import { ConferenceScreen } from '#web/conferences/conference-screen.tsx'
import { type ConferenceView, readConferenceView } from '#web/conferences/conference-view.ts'
import { Page } from '#web/foundation/ui/layout/page.tsx'

export const Route = createFileRoute('/expert-conferences/$id')({
  // Anyone may have written the address: the page checks it, and the code for that is loaded with the page.
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
