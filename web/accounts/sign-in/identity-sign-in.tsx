import { Button } from '@mantine/core'
import { IconIdBadge2 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { pageConfig } from '#web/foundation/prefetched.ts'
import { Note } from '#web/foundation/ui/note.tsx'
import { useLeaveForIdentity } from './api.ts'
import { AuthFailure } from './auth-failure.tsx'
import type { AuthSearch } from './auth-search.ts'
import classes from './sign-in.module.css'

export function IdentitySignIn({ next }: { next: string | undefined }) {
  const { t } = useTranslation()
  const leave = useLeaveForIdentity()
  const provider = pageConfig.identityProvider
  if (!provider) return null
  // The button stays busy until the other page has loaded, even after the request has succeeded.
  const isLeaving = leave.isPending || leave.isSuccess
  return (
    <div className="stack">
      <Button
        aria-disabled={isLeaving || undefined}
        className={`self-start ${classes.enter}`}
        data-disabled={isLeaving || undefined}
        leftSection={<IconIdBadge2 aria-hidden size={22} />}
        onClick={() => leave.mutate({ next })}
        size="lg"
        variant="default"
      >
        {t(isLeaving ? 'auth.identity.leaving' : 'auth.identity.enter', { provider })}
      </Button>
      {leave.error && <AuthFailure error={leave.error} />}
    </div>
  )
}

export function IdentityEnding({ ending }: { ending: NonNullable<AuthSearch['identity']> }) {
  const { t } = useTranslation()
  return (
    <Note role="alert" title={t(`auth.identity.${ending}.title`)} tone="ambre">
      {t(`auth.identity.${ending}.text`, { provider: pageConfig.identityProvider ?? '' })}
    </Note>
  )
}
