import { Button } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Note } from '#web/foundation/ui/note.tsx'
import { canUsePasskeys, passkeyFault } from '../passkeys.ts'
import { usePasskeySignIn } from './api.ts'
import { authRefusal } from './auth-calls.ts'
import { AuthFailure } from './auth-failure.tsx'
import classes from './sign-in.module.css'
import { signInRefusal } from './sign-in-refusal.ts'

export function PasskeySignIn() {
  const { t } = useTranslation()
  const enter = usePasskeySignIn()
  if (!canUsePasskeys()) return null
  return (
    <div className="stack">
      <p className={`line g3 middle quiet ${classes.or}`}>{t('auth.passkey.or')}</p>
      <Button
        aria-disabled={enter.isPending || undefined}
        data-disabled={enter.isPending || undefined}
        className={`self-start ${classes.enter}`}
        leftSection={<IconFingerprint aria-hidden size={22} />}
        onClick={() => enter.mutate()}
        size="lg"
        variant="default"
      >
        {t(enter.isPending ? 'auth.passkey.waiting' : 'auth.passkey.enter')}
      </Button>
      {enter.error && <PasskeyFailure error={enter.error} />}
    </div>
  )
}

function PasskeyFailure({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const refusal = signInRefusal(error)
  const why = passkeyFault(error) ? 'cancelled' : refusal === 'unknown' || refusal === 'refused' ? refusal : undefined
  if (!why || authRefusal(error)) return <AuthFailure error={error} />
  return (
    <Note role="alert" tone={why === 'cancelled' ? 'ambre' : 'brique'}>
      {t(`auth.passkey.${why}`)}
    </Note>
  )
}
