import { Button } from '@mantine/core'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { REASON_MAX } from '#contract/conferences/limits.ts'
import { isTooLong } from '#web/foundation/ui/fields/characters-left.tsx'
import { CountedTextarea } from '#web/foundation/ui/fields/counted-field.tsx'
import { Sheet } from '#web/foundation/ui/layout/sheet.tsx'
import classes from './replay.module.css'

type RemoveSheetProps = { isPending: boolean; onCancel: () => void; onConfirm: (reason: string) => void }

export function RemoveSheet({ isPending, onCancel, onConfirm }: RemoveSheetProps) {
  const { t } = useTranslation()
  const formId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const isMissing = reason.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isMissing && !isTooLong(reason, REASON_MAX)) return onConfirm(reason)
    setAsked(true)
    field.current?.focus()
  }
  const footer = (
    <>
      <Button onClick={onCancel} variant="default">
        {t('ui.cancel')}
      </Button>
      <Button
        aria-disabled={isPending || undefined}
        color="brique"
        data-disabled={isPending || undefined}
        form={formId}
        type="submit"
        variant="light"
      >
        {t('replay.acts.remove')}
      </Button>
    </>
  )
  return (
    <Sheet footer={footer} isOpen onClose={onCancel} title={t('replay.acts.removeTitle')}>
      <form className={`stack fit g3 ${classes.part}`} id={formId} noValidate onSubmit={submit}>
        <p>{t('replay.acts.removeText')}</p>
        <CountedTextarea
          data-autofocus
          error={isAsked && isMissing && t('replay.acts.reasonMissing')}
          label={t('replay.acts.reason')}
          max={REASON_MAX}
          onChange={(event) => setReason(event.currentTarget.value)}
          ref={field}
          required
          rows={3}
          value={reason}
        />
      </form>
    </Sheet>
  )
}
