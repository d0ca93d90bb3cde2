import { createFileRoute, redirect } from '@tanstack/react-router'
import { query } from '#web/foundation/rpc.ts'
import { Page } from '#web/foundation/ui/page.tsx'
import { NoticeCenter } from '#web/notifications/notice-center.tsx'
import { readNoticesView } from '#web/notifications/notices-view.ts'

export const Route = createFileRoute('/notifications')({
  validateSearch: readNoticesView,
  beforeLoad: async ({ context, location }) => {
    const { member } = await context.queryClient.ensureQueryData(query.accounts.me.queryOptions())
    if (!member) throw redirect({ to: '/auth', search: { next: location.href } })
  },
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
