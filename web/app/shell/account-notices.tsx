import { Suspense } from 'react'
import { useMe } from '#web/accounts/api.ts'
import { lazyPart } from '#web/foundation/ui/layout/lazy-part.tsx'

const AccountNoticeList = lazyPart(async () => (await import('./account-notice-list.tsx')).AccountNoticeList)

export function AccountNotices() {
  const { me } = useMe()
  if (!me || !(me.recoveryDueAt || me.erasureDueAt || me.sanction || me.consentsToRenew.length > 0)) return null
  return (
    <Suspense>
      <AccountNoticeList me={me} />
    </Suspense>
  )
}
