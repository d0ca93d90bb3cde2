import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { REPORT_REASON_MAX } from '#contract/chat/limits.ts'
import { FailureBox } from '#web/foundation/ui/failure-box.tsx'
import { Sheet } from '#web/foundation/ui/sheet.tsx'
import { useReportMessage } from './api.ts'
import classes from './report-dialog.module.css'

type ReportDialogProps = {
  messageId: string
  name: string
  isOpen: boolean
  onClose: () => void
  /** Offered once it is reported. */
  onBlock: () => void
}

/** Reports a message of the other side: what is wrong, what is kept of it, and then whether one wants to be left in peace. */
export function ReportDialog({ messageId, name, isOpen, onClose, onBlock }: ReportDialogProps) {
  const { t } = useTranslation()
  const formId = useId()
  const report = useReportMessage()
  const [typed, setTyped] = useState('')
  const [wantsReason, setWantsReason] = useState(false)
  const reason = typed.trim()
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (reason === '') return setWantsReason(true)
    if (!report.isPending && reason.length <= REPORT_REASON_MAX) report.mutate({ messageId, reason })
  }
  if (report.isSuccess)
    return (
      <Sheet
        footer={
          <>
            <Button onClick={onBlock} variant="default">
              {t('chat.report.block', { name })}
            </Button>
            <Button data-autofocus onClick={onClose}>
              {t('chat.report.close')}
            </Button>
          </>
        }
        isOpen={isOpen}
        onClose={onClose}
        title={t('chat.report.doneTitle')}
      >
        <p role="status">{t('chat.report.doneText', { name })}</p>
      </Sheet>
    )
  const isTooLong = reason.length > REPORT_REASON_MAX
  return (
    <Sheet
      footer={
        <>
          <Button onClick={onClose} variant="default">
            {t('ui.cancel')}
          </Button>
          <Button disabled={report.isPending} form={formId} type="submit">
            {t(report.isPending ? 'chat.report.sending' : 'chat.report.send')}
          </Button>
        </>
      }
      isOpen={isOpen}
      onClose={onClose}
      title={t('chat.report.title')}
    >
      <form className={classes.form} id={formId} noValidate onSubmit={send}>
        <p>{t('chat.report.intro', { name })}</p>
        <Textarea
          autosize
          data-autofocus
          error={
            isTooLong
              ? t('errors.faults.tooLong', { n: REPORT_REASON_MAX })
              : wantsReason && reason === '' && t('errors.faults.required')
          }
          label={t('chat.report.reason')}
          maxRows={10}
          minRows={3}
          onChange={(event) => setTyped(event.currentTarget.value)}
          value={typed}
        />
        {report.error && <FailureBox error={report.error} />}
      </form>
    </Sheet>
  )
}
