import { createFileRoute, Navigate } from '@tanstack/react-router'
import { useMe } from '#web/accounts/api.ts'
import { OverviewScreen } from '#web/admin/overview/overview-screen.tsx'
import { isAdmin } from '#web/admin/staff.ts'

export const Route = createFileRoute('/admin/')({ component: OverviewRoute })

function OverviewRoute() {
  const { me } = useMe()
  if (!me) return null
  return isAdmin(me) ? <OverviewScreen /> : <Navigate replace to="/admin/moderation" />
}
