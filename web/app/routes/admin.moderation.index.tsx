import { createFileRoute } from '@tanstack/react-router'
import { useMe } from '#web/accounts/api.ts'
import { readLater } from '#web/foundation/read-later.ts'
import { QueueScreen } from '#web/moderation/queue/queue-screen.tsx'
import { type QueueView, readQueueView } from '#web/moderation/queue/queue-view.ts'

export const Route = createFileRoute('/admin/moderation/')({
  validateSearch: readLater<QueueView>(),
  component: QueueRoute,
})

function QueueRoute() {
  const view = readQueueView(Route.useSearch())
  const navigate = Route.useNavigate()
  const { me } = useMe()
  return (
    me && (
      <QueueScreen
        me={me}
        onView={(next) => void navigate({ search: readQueueView(next), replace: true, resetScroll: false })}
        view={view}
      />
    )
  )
}
