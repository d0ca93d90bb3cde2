import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { REASON_MAX } from '#contract/conferences/limits.ts'
import type { Conference } from '#contract/conferences/schema.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { showSuccess, useFailureToast } from '#web/foundation/toasts.tsx'
import { isTooLong } from '#web/foundation/ui/fields/characters-left.tsx'
import { CountedTextarea } from '#web/foundation/ui/fields/counted-field.tsx'
import { Optional } from '#web/foundation/ui/fields/optional.tsx'
import { Sheet } from '#web/foundation/ui/layout/sheet.tsx'
import { SheetActs } from '#web/foundation/ui/layout/sheet-acts.tsx'
import { useCancelConference } from '../api.ts'

type CancelSheetProps = { conference: Conference; isOpen: boolean; onClose: () => void; onDone: () => void }

export function CancelSheet({ conference: { id, title, registrations }, isOpen, onClose, onDone }: CancelSheetProps) {
  const { t } = useTranslation()
  const tellFailure = useFailureToast()
  const formId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [reason, setReason] = useState('')
  const { mutate, isPending } = useCancelConference()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isTooLong(reason, REASON_MAX)) return field.current?.focus()
    mutate(
      { id, reason },
      {
        onSuccess: () => {
          showSuccess({ title: t('managing.cancelled') })
          onDone()
        },
        onError: (error) => {
          if (!isRefusal(error, 'UNAUTHORIZED')) tellFailure(error)
        },
      },
    )
  }
  const footer = (
    <SheetActs
      cancel={t('managing.keep')}
      form={formId}
      isCancelFirst
      isDangerous
      isPending={isPending}
      onCancel={onClose}
      send={t(isPending ? 'managing.cancelling' : 'managing.cancel')}
    />
  )
  return (
    <Sheet footer={footer} isOpen={isOpen} onClose={onClose} title={t('managing.cancelTitle', { title })}>
      <form className="stack fit" id={formId} noValidate onSubmit={submit}>
        <p>{t('managing.cancelText', { count: registrations })}</p>
        <CountedTextarea
          label={
            <>
              {t('managing.reason')} <Optional />
            </>
          }
          max={REASON_MAX}
          onChange={(event) => setReason(event.currentTarget.value)}
          ref={field}
          rows={3}
          value={reason}
        />
      </form>
    </Sheet>
  )
}
