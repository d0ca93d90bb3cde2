import { createFileRoute } from '@tanstack/react-router'
import { useMe } from '#web/accounts/api.ts'
import { AuditScreen } from '#web/admin/audit/audit-screen.tsx'
import { type AuditView, readAuditView } from '#web/admin/audit/audit-view.ts'
import { Refused } from '#web/admin/frame.tsx'
import { isAdmin } from '#web/admin/staff.ts'
import { readLater } from '#web/foundation/read-later.ts'

export const Route = createFileRoute('/admin/audit')({ validateSearch: readLater<AuditView>(), component: AuditRoute })

function AuditRoute() {
  const view = readAuditView(Route.useSearch())
  const navigate = Route.useNavigate()
  const { me } = useMe()
  if (!me) return null
  if (!isAdmin(me)) return <Refused />
  return <AuditScreen onView={(search) => void navigate({ search, replace: true, resetScroll: false })} view={view} />
}
