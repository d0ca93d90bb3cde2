import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useMe, useSignOut } from '#web/accounts/api.ts'
import { useSessionWatch } from '#web/accounts/use-session-watch.ts'
import { liveReactions } from '#web/app/live-reactions.ts'
import { Shell } from '#web/app/shell/shell.tsx'
import { LiveConnection } from '#web/foundation/live-connection.tsx'
import { showFailure } from '#web/foundation/toasts.tsx'
import { NotificationBell } from '#web/notifications/bell.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Root })

function Root() {
  const { t } = useTranslation()
  const { me } = useMe()
  const { mutate: signOut } = useSignOut()
  useSessionWatch()
  const leave = () =>
    signOut(undefined, { onError: () => showFailure({ title: t('errors.title'), message: t('shell.signOutFailed') }) })
  return (
    <>
      <Shell bell={<NotificationBell />} onSignOut={leave}>
        <Outlet />
      </Shell>
      {me && <LiveConnection key={me.id} memberId={me.id} reactions={liveReactions} />}
    </>
  )
}
