import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { query, queryClient } from '#web/foundation/rpc.ts'
import { lazyPart } from '#web/foundation/ui/layout/lazy-part.tsx'
import { callsChanged } from './call-live.ts'
import { callsWanted, onCallsWanted } from './lazy-calls.ts'

const Calls = lazyPart(async () => (await import('./calls.tsx')).Calls)

export function CallsLater() {
  const isWanted = useSyncExternalStore(onCallsWanted, callsWanted)
  useEffect(() => {
    const known = queryClient.getQueryData(query.calls.current.queryKey())
    if (!known || known.call) callsChanged('everything')
  }, [])
  return isWanted ? (
    <Suspense>
      <Calls />
    </Suspense>
  ) : null
}
