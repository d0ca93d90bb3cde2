import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet, useMatch } from '@tanstack/react-router'
import { useMe } from '#web/accounts/api.ts'
import { ErasureNotice } from '#web/accounts/rights/erasure-notice.tsx'
import { useSessionWatch } from '#web/accounts/use-session-watch.ts'
import { liveReactions } from '#web/app/live-reactions.ts'
import { MessagesButton } from '#web/app/shell/messages-button.tsx'
import { Shell } from '#web/app/shell/shell.tsx'
import { useLeaving } from '#web/app/shell/use-leaving.ts'
import { CallsLater } from '#web/chat/call/calls-later.tsx'
import { LiveConnection } from '#web/foundation/live-connection.tsx'
import { NotificationBell } from '#web/notifications/bell.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Root })

function Root() {
  const { me } = useMe()
  const leave = useLeaving()
  const isInSpace = useIsInSpace()
  useSessionWatch()
  return (
    <>
      <Shell
        banner={<ErasureNotice />}
        bell={
          <>
            <NotificationBell />
            <MessagesButton />
          </>
        }
        hasOwnFrame={isInSpace}
        onSignOut={leave}
      >
        <Outlet />
      </Shell>
      {me && <LiveConnection key={me.id} memberId={me.id} reactions={liveReactions} />}
      {me && <CallsLater key={`calls ${me.id}`} />}
    </>
  )
}

/** Whether what is on the screen is a member's own space. Until it is there, and when it could not be had, the site's own header stands. */
const useIsInSpace = (): boolean =>
  useMatch({ from: '/dashboard', shouldThrow: false, select: ({ status }) => status === 'success' }) ?? false
