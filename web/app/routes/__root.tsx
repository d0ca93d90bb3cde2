import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet, useLocation, useMatch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useMe } from '#web/accounts/api.ts'
import { useRestoredPage } from '#web/accounts/use-restored-page.ts'
import { useSessionWatch } from '#web/accounts/use-session-watch.ts'
import { liveHandlers } from '#web/app/live-handlers.ts'
import { AccountNotices } from '#web/app/shell/account-notices.tsx'
import { BottomBar } from '#web/app/shell/bottom-bar.tsx'
import { isEnglishToOffer } from '#web/app/shell/english-offer.ts'
import { MessagesButton } from '#web/app/shell/messages-button.tsx'
import { Shell } from '#web/app/shell/shell.tsx'
import { useLeaving } from '#web/app/shell/use-leaving.ts'
import { CallsLater } from '#web/chat/call/calls-later.tsx'
import { LiveConnection } from '#web/foundation/live-connection.tsx'
import { lazyExtra, lazyPart } from '#web/foundation/ui/layout/lazy-part.tsx'
import { NotificationBell } from '#web/notifications/bell.tsx'

// Only suspended members fetch it, because few are.
const SuspendedScreen = lazyPart(
  async () => (await import('#web/moderation/account-status/suspended-screen.tsx')).SuspendedScreen,
)

const EnglishLine = lazyExtra(async () => (await import('#web/app/shell/english-line.tsx')).EnglishLine)

const isEnglishOffered = isEnglishToOffer()

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Root })

function Root() {
  const { me } = useMe()
  const leave = useLeaving()
  const isInSpace = useIsInSpace()
  const isSuspended = me?.sanction?.kind === 'suspension'
  const isForSuspended = useLocation({ select: ({ pathname }) => FOR_SUSPENDED.test(pathname) })
  useSessionWatch()
  useRestoredPage()
  return (
    <>
      <Shell
        banner={
          <>
            <AccountNotices />
            {isEnglishOffered && (
              <Suspense>
                <EnglishLine />
              </Suspense>
            )}
          </>
        }
        bell={
          <>
            <NotificationBell />
            <MessagesButton />
          </>
        }
        hasOwnFrame={isInSpace && !isSuspended}
        isSuspended={isSuspended}
        onSignOut={leave}
      >
        {isSuspended && !isForSuspended ? (
          <Suspense>
            <SuspendedScreen me={me} onSignOut={leave} />
          </Suspense>
        ) : (
          <Outlet />
        )}
      </Shell>
      {me && !isSuspended && <BottomBar />}
      {me && !isSuspended && <LiveConnection key={me.id} memberId={me.id} handlers={liveHandlers} />}
      {me && !isSuspended && <CallsLater key={`calls ${me.id}`} />}
    </>
  )
}

const FOR_SUSPENDED = /^\/(decisions|signaler|legal|desinscription|auth)(\/|$)/

/** Until the space has loaded, and where it could not be loaded, the site's own header is shown. */
const useIsInSpace = (): boolean =>
  useMatch({ from: '/dashboard', shouldThrow: false, select: ({ status }) => status === 'success' }) ?? false
