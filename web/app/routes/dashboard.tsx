import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { useMe } from '#web/accounts/api.ts'
import { ErasureNotice } from '#web/accounts/rights/erasure-notice.tsx'
import { DashboardShell } from '#web/app/dashboard/dashboard-shell.tsx'
import { fr as dashboard } from '#web/app/dashboard/texts.fr.ts'
import { MessagesButton } from '#web/app/shell/messages-button.tsx'
import { useLeaving } from '#web/app/shell/use-leaving.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { query } from '#web/foundation/rpc.ts'
import { NotificationBell } from '#web/notifications/bell.tsx'

export const Route = createFileRoute('/dashboard')({
  beforeLoad: async ({ context, location }) => {
    const { member } = await context.queryClient.ensureQueryData(query.accounts.me.queryOptions())
    if (!member) throw redirect({ to: '/auth', search: { next: location.href } })
  },
  component: DashboardRoute,
})

const texts = { dashboard }

function DashboardRoute() {
  useTexts(texts)
  const { me } = useMe()
  const leave = useLeaving()
  if (!me) return null
  return (
    <DashboardShell
      banner={<ErasureNotice />}
      bell={
        <>
          <NotificationBell />
          <MessagesButton />
        </>
      }
      me={me}
      onSignOut={leave}
    >
      <Outlet />
    </DashboardShell>
  )
}
