import { Button } from '@mantine/core'
import { useForceUpdate, useInterval } from '@mantine/hooks'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates } from '#web/foundation/i18n.ts'
import { ConfirmDialog } from '#web/foundation/ui/confirm-dialog.tsx'
import classes from './symptom-form.module.css'

const MINUTE_MS = 60_000

type DraftLineProps = { keptAt: Date; isVisitor: boolean; onDiscard: () => void }

/** That nothing written would be lost, since when, and the way to throw it away. */
export function DraftLine({ keptAt, isVisitor, onDiscard }: DraftLineProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const [isAsking, setAsking] = useState(false)
  useInterval(useForceUpdate(), MINUTE_MS, { autoInvoke: true })
  const when = dates.ago(keptAt)
  return (
    <div className={classes.draft}>
      <IconDeviceFloppy aria-hidden size={20} />
      <p>{isVisitor ? t('posts.form.draft.keptInTab', { when }) : t('posts.form.draft.kept', { when })}</p>
      <Button onClick={() => setAsking(true)} variant="quiet">
        {t('posts.form.draft.discard')}
      </Button>
      <ConfirmDialog
        confirm={t('posts.form.draft.discard')}
        isDangerous
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          onDiscard()
        }}
        title={t('posts.form.draft.discardTitle')}
      >
        {t('posts.form.draft.discardText')}
      </ConfirmDialog>
    </div>
  )
}
