import { Button } from '@mantine/core'
import { useForceUpdate, useInterval } from '@mantine/hooks'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useDates } from '#web/foundation/i18n.ts'
import { ConfirmLater } from '#web/foundation/ui/confirm-later.tsx'
import { useDeferredDialog } from '#web/foundation/ui/use-deferred-dialog.tsx'
import classes from './report-form.module.css'

const MINUTE_MS = 60_000

type DraftLineProps = { keptAt: Date; onDiscard: () => void }

/** That nothing written would be lost, since when, and the way to throw it away. */
export function DraftLine({ keptAt, onDiscard }: DraftLineProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const asking = useDeferredDialog()
  useInterval(useForceUpdate(), MINUTE_MS, { autoInvoke: true })
  return (
    <div className={classes.draft}>
      <IconDeviceFloppy aria-hidden size={20} />
      <p>{t('medication.draft.kept', { when: dates.ago(keptAt) })}</p>
      <Button onClick={asking.open} ref={asking.opener} variant="quiet">
        {t('medication.draft.discard')}
      </Button>
      {asking.mount(
        <ConfirmLater
          confirm={t('medication.draft.discard')}
          isDangerous
          isOpen={asking.isOpen}
          onCancel={asking.cancel}
          onConfirm={() => {
            asking.close()
            // This line goes with the draft: one begins again at the top of the form.
            asking.opener.current?.closest('form')?.querySelector('section')?.focus()
            onDiscard()
          }}
          title={t('medication.draft.discardTitle')}
        >
          {t('medication.draft.discardText')}
        </ConfirmLater>,
      )}
    </div>
  )
}
