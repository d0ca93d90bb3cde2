import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { AuthFailure } from './auth-failure.tsx'
import classes from './confirmation-again.module.css'
import { useAskConfirmation } from './opening-api.ts'

/** Sends the mail that confirms an address once more, and says so. */
export function ConfirmationAgain({ email }: { email: string }) {
  const { t } = useTranslation()
  const ask = useAskConfirmation()
  return (
    <div className={classes.again}>
      <Button
        aria-disabled={ask.isPending || undefined}
        data-disabled={ask.isPending || undefined}
        onClick={() => ask.mutate(email)}
        variant="default"
      >
        {t('accounts.resend.again')}
      </Button>
      <p role="status">{ask.isSuccess && t('accounts.resend.done')}</p>
      {ask.error && <AuthFailure error={ask.error} />}
    </div>
  )
}
