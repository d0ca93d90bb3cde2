import { createFileRoute } from '@tanstack/react-router'
import { forMembers } from '#web/app/for-members.ts'
import { Page } from '#web/foundation/ui/layout/page.tsx'
import { NoticeCenter } from '#web/notifications/notice-center.tsx'
import { readNoticesView } from '#web/notifications/notices-view.ts'

export const Route = createFileRoute('/notifications')({
  validateSearch: readNoticesView,
  beforeLoad: forMembers,
  component: NotificationsRoute,
})

function NotificationsRoute() {
  const view = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <Page>
      <NoticeCenter onView={(search) => void navigate({ search, replace: true, resetScroll: false })} view={view} />
    </Page>
  )
}
