import { createFileRoute } from '@tanstack/react-router'
import { useMe } from '#web/accounts/api.ts'
import { SpaceTalks } from '#web/chat/conversations/space-talks.tsx'
import { Page } from '#web/foundation/ui/layout/page.tsx'

export const Route = createFileRoute('/dashboard/chat')({ component: DashboardChat })

function DashboardChat() {
  const { me } = useMe()
  return <Page>{me && <SpaceTalks memberId={me.id} />}</Page>
}
