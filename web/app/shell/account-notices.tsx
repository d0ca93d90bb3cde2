import { Suspense } from 'react'
import { useMe } from '#web/accounts/api.ts'
import { lazyPart } from '#web/foundation/ui/layout/lazy-part.tsx'

// Few accounts have anything to be told: only their pages fetch it.
const Told = lazyPart(async () => (await import('./account-notices-told.tsx')).Told)

/** Says above the page what an account is to be told: that it is to be erased or was silenced, that its second factor is to go, and texts that changed. */
export function AccountNotices() {
  const { me } = useMe()
  if (!me || !(me.recoveryDueAt || me.erasureDueAt || me.sanction || me.consentsToRenew.length > 0)) return null
  return (
    <Suspense>
      <Told me={me} />
    </Suspense>
  )
}
