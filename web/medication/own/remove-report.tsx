import { useTranslation } from 'react-i18next'
import type { Report } from '#contract/medication/schema.ts'
import { useFailureText } from '#web/foundation/failure.ts'
import { showFailure, showSuccess } from '#web/foundation/toasts.tsx'
import { ConfirmLater } from '#web/foundation/ui/dialogs/confirm-later.tsx'
import { useRemoveReport } from '../api.ts'

type RemoveReportProps = {
  report: Report
  isOpen: boolean
  onClose: () => void
  onCancel: () => void
  onRemoved?: () => void
  leave?: () => Promise<void>
}

export function RemoveReport({ report, isOpen, onClose, onCancel, onRemoved, leave }: RemoveReportProps) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const { mutate, isPending } = useRemoveReport({
    leave,
    onRemoved: () => {
      showSuccess({ title: t('medication.remove.done') })
      onClose()
      onRemoved?.()
    },
    onError: (error) => {
      showFailure({ title: t('medication.remove.failed'), message: failureText(error).message })
      onCancel()
    },
  })
  return (
    <ConfirmLater
      confirm={t('medication.card.remove')}
      isDangerous
      isOpen={isOpen}
      isPending={isPending}
      onCancel={onCancel}
      onConfirm={() => mutate({ id: report.id })}
      pending={t('medication.remove.pending')}
      title={t('medication.remove.title', { name: report.drugs[0]?.name ?? '' })}
    >
      {t('medication.remove.text')}
    </ConfirmLater>
  )
}
