import { createFileRoute, Outlet } from '@tanstack/react-router'
import { useMe } from '#web/accounts/api.ts'
import { forMembers } from '#web/app/for-members.ts'
import { AccountNotices } from '#web/app/shell/account-notices.tsx'
import { MessagesButton } from '#web/app/shell/messages-button.tsx'
import { useLeaving } from '#web/app/shell/use-leaving.ts'
import { DashboardShell } from '#web/dashboard/dashboard-shell.tsx'
import { fr as dashboard } from '#web/dashboard/texts.fr.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { NotificationBell } from '#web/notifications/bell.tsx'

export const Route = createFileRoute('/dashboard')({
  beforeLoad: forMembers,
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
      banner={<AccountNotices />}
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
