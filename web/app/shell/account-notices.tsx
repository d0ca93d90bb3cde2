import { Suspense } from 'react'
import { useMe } from '#web/accounts/api.ts'
import { lazyPart } from '#web/foundation/ui/layout/lazy-part.tsx'

// Few accounts have any notice: only their pages fetch it.
const AccountNoticeList = lazyPart(async () => (await import('./account-notice-list.tsx')).AccountNoticeList)

/**
 * Shows the notices of an account above the page: that it is due for erasure or was silenced, that its second factor will be removed, and texts that
 * changed.
 */
export function AccountNotices() {
  const { me } = useMe()
  if (!me || !(me.recoveryDueAt || me.erasureDueAt || me.sanction || me.consentsToRenew.length > 0)) return null
  return (
    <Suspense>
      <AccountNoticeList me={me} />
    </Suspense>
  )
}
