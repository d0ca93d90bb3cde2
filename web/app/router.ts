import { createRouter } from '@tanstack/react-router'
import { endFirstScreen } from '#web/foundation/first-screen.ts'
import { queryClient } from '#web/foundation/rpc.ts'
import { listenBeforeRouter } from '#web/foundation/ui/dialogs/before-router.ts'
import { routeTree } from './routes.gen.ts'
import { NotFound } from './shell/not-found.tsx'
import { RouteError } from './shell/route-error.tsx'
import { RoutePending } from './shell/route-pending.tsx'

const SLOW_MS = 300

listenBeforeRouter()

export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: 'intent',
  // TanStack Query decides what is fresh; the router caches nothing of its own.
  defaultPreloadStaleTime: 0,
  defaultErrorComponent: RouteError,
  // An error that no route handles rises to the application's own error screen.
  disableGlobalCatchBoundary: true,
  defaultNotFoundComponent: NotFound,
  defaultPendingComponent: RoutePending,
  defaultPendingMs: SLOW_MS,
  scrollRestoration: true,
})

router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
  if (fromLocation) endFirstScreen()
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
