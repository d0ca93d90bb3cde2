import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FailureBox } from '#web/foundation/ui/failure-box.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { useTryMail } from './launch-api.ts'

export function MailTry() {
  const { t } = useTranslation()
  const trying = useTryMail()
  const { data: tried, error, isPending } = trying
  return (
    <div className="stack fit g3 start mt2">
      <Button aria-disabled={isPending || undefined} onClick={() => trying.mutate({})} variant="light">
        {t(isPending ? 'launch.mail.trying' : 'launch.mail.try')}
      </Button>
      {error && <FailureBox error={error} />}
      {tried && tried.outcome !== 'failed' && (
        <Note icon={IconCircleCheck} role="status" tone={tried.outcome === 'sent' ? 'sauge' : 'ardoise'}>
          {t(`launch.mail.${tried.outcome}`)}
        </Note>
      )}
      {tried?.outcome === 'failed' && (
        <Note role="alert" title={t('launch.mail.failed')} tone="brique">
          <p>{t(`launch.mail.reasons.${tried.reason ?? 'other'}`)}</p>
          {tried.code !== null && <p>{t('launch.mail.withCode', { code: tried.code })}</p>}
        </Note>
      )}
    </div>
  )
}
