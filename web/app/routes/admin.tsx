import { createFileRoute, Outlet } from '@tanstack/react-router'
import { useMe } from '#web/accounts/api.ts'
import { AdminFrame } from '#web/admin/frame.tsx'
import { forMembers } from '#web/app/for-members.ts'

export const Route = createFileRoute('/admin')({
  beforeLoad: forMembers,
  component: AdminRoute,
})

function AdminRoute() {
  const { me } = useMe()
  return (
    me && (
      <AdminFrame me={me}>
        <Outlet />
      </AdminFrame>
    )
  )
}
