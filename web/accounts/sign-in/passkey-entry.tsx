import { Button } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Note } from '#web/foundation/ui/note.tsx'
import { canUsePasskeys, passkeyFault } from '../passkeys.ts'
import { usePasskeyEntry } from './api.ts'
import { authRefusal } from './auth-calls.ts'
import { AuthFailure } from './auth-failure.tsx'
import classes from './entry.module.css'
import { entryRefusal } from './entry-refusal.ts'

/** Signs in with a passkey, where the browser supports it. */
export function PasskeyEntry() {
  const { t } = useTranslation()
  const enter = usePasskeyEntry()
  if (!canUsePasskeys()) return null
  return (
    <div className="stack">
      <p className={`line g3 middle quiet ${classes.or}`}>{t('entry.passkey.or')}</p>
      <Button
        aria-disabled={enter.isPending || undefined}
        data-disabled={enter.isPending || undefined}
        className={classes.enter}
        leftSection={<IconFingerprint aria-hidden size={22} />}
        onClick={() => enter.mutate()}
        size="lg"
        variant="default"
      >
        {t(enter.isPending ? 'entry.passkey.waiting' : 'entry.passkey.enter')}
      </Button>
      {enter.error && <PasskeyFailure error={enter.error} />}
    </div>
  )
}

function PasskeyFailure({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const refusal = entryRefusal(error)
  const why = passkeyFault(error) ? 'cancelled' : refusal === 'unknown' || refusal === 'refused' ? refusal : undefined
  if (!why || authRefusal(error)) return <AuthFailure error={error} />
  return (
    <Note role="alert" tone={why === 'cancelled' ? 'ambre' : 'brique'}>
      {t(`entry.passkey.${why}`)}
    </Note>
  )
}
