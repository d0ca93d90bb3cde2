import { createFileRoute } from '@tanstack/react-router'
import { OwnConferences } from '#web/conferences/own-conferences.tsx'
import { Page } from '#web/foundation/ui/layout/page.tsx'

export const Route = createFileRoute('/dashboard/events')({ component: EventsPage })

function EventsPage() {
  return (
    <Page>
      <OwnConferences />
    </Page>
  )
}
