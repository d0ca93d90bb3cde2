import type { Me } from '#contract/accounts/schema.ts'
import { ErasureBanner } from '#web/accounts/privacy/erasure-banner.tsx'
import { RecoveryBanner } from '#web/accounts/recovery/recovery-banner.tsx'
import { Renewal } from '#web/legal/renewal.tsx'
import { SilenceBanner } from '#web/moderation/account-status/silence-banner.tsx'

/** Suspended members are not asked to renew consents, because they cannot write anything either way. */
export function AccountNoticeList({ me: { id, recoveryDueAt, erasureDueAt, sanction, consentsToRenew } }: { me: Me }) {
  return (
    <>
      {recoveryDueAt && <RecoveryBanner dueAt={recoveryDueAt} />}
      {erasureDueAt && <ErasureBanner dueAt={erasureDueAt} />}
      {sanction?.kind === 'silence' && <SilenceBanner sanction={sanction} />}
      {consentsToRenew.length > 0 && sanction?.kind !== 'suspension' && (
        <Renewal key={id} kinds={consentsToRenew} memberId={id} />
      )}
    </>
  )
}
