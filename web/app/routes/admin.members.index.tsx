import { createFileRoute } from '@tanstack/react-router'
import { useMe } from '#web/accounts/api.ts'
import { Refused } from '#web/admin/frame.tsx'
import { MembersScreen } from '#web/admin/members/members-screen.tsx'
import { type MembersView, readMembersView } from '#web/admin/members/members-view.ts'
import { isAdmin } from '#web/admin/staff.ts'
import { readLater } from '#web/foundation/read-later.ts'

export const Route = createFileRoute('/admin/members/')({
  validateSearch: readLater<MembersView>(),
  component: MembersRoute,
})

function MembersRoute() {
  const view = readMembersView(Route.useSearch())
  const navigate = Route.useNavigate()
  const { me } = useMe()
  if (!me) return null
  if (!isAdmin(me)) return <Refused />
  return <MembersScreen onView={(search) => void navigate({ search, replace: true, resetScroll: false })} view={view} />
}
