import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { AuthFailure } from '../sign-in/auth-failure.tsx'
import { useAskConfirmation } from '../sign-in/opening-api.ts'
import classes from './confirmation-again.module.css'

export function ConfirmationAgain({ email }: { email: string }) {
  const { t } = useTranslation()
  const ask = useAskConfirmation()
  return (
    <div className={`stack g2 start ${classes.again}`}>
      <Button
        aria-disabled={ask.isPending || undefined}
        data-disabled={ask.isPending || undefined}
        onClick={() => ask.mutate(email)}
        variant="default"
      >
        {t('auth.resend.again')}
      </Button>
      <p role="status">{ask.isSuccess && t('auth.resend.done')}</p>
      {ask.error && <AuthFailure error={ask.error} />}
    </div>
  )
}
