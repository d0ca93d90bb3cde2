import { createFileRoute } from '@tanstack/react-router'
import { useMe } from '#web/accounts/api.ts'
import { Refused } from '#web/admin/frame.tsx'
import { LaunchScreen } from '#web/admin/launch/launch-screen.tsx'
import { isAdmin } from '#web/admin/staff.ts'

export const Route = createFileRoute('/admin/launch')({ component: LaunchRoute })

function LaunchRoute() {
  const { me } = useMe()
  if (!me) return null
  return isAdmin(me) ? <LaunchScreen /> : <Refused />
}
