import { createFileRoute } from '@tanstack/react-router'
import { UnsubscribeScreen } from '#web/notifications/preferences/unsubscribe-screen.tsx'

export const Route = createFileRoute('/desinscription')({
  validateSearch: ({ lien }: Record<string, unknown>): { lien?: string } => (typeof lien === 'string' ? { lien } : {}),
  component: UnsubscribeRoute,
})

function UnsubscribeRoute() {
  return <UnsubscribeScreen token={Route.useSearch().lien} />
}
