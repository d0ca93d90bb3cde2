import { createFileRoute } from '@tanstack/react-router'
import { useMe } from '#web/accounts/api.ts'
import { Refused } from '#web/admin/frame.tsx'
import { MemberScreen } from '#web/admin/members/member-screen.tsx'
import { isAdmin } from '#web/admin/staff.ts'

export const Route = createFileRoute('/admin/members/$id')({ component: MemberRoute })

function MemberRoute() {
  const { id } = Route.useParams()
  const { me } = useMe()
  if (!me) return null
  return isAdmin(me) ? <MemberScreen id={id} key={id} /> : <Refused />
}
