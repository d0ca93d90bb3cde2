import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { REFUSAL_REASON_MAX } from '#contract/accounts/limits.ts'
import { isTooLong } from '#web/foundation/ui/fields/characters-left.tsx'
import { CountedTextarea } from '#web/foundation/ui/fields/counted-field.tsx'

type RefusalFormProps = {
  name: string
  isPending: boolean
  onCancel: () => void
  onRefuse: (reason: string) => void
}

export function RefusalForm({ name, isPending, onCancel, onRefuse }: RefusalFormProps) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const said = reason.trim()
        setMissing(said === '')
        if (said && !isTooLong(said, REFUSAL_REASON_MAX)) onRefuse(said)
        else event.currentTarget.querySelector('textarea')?.focus()
      }}
    >
      <CountedTextarea
        autoFocus
        autosize
        description={t('adminProfessionals.reasonMore')}
        error={isMissing && reason.trim() === '' ? t('errors.faults.required') : undefined}
        label={t('adminProfessionals.reason', { name })}
        required
        max={REFUSAL_REASON_MAX}
        minRows={3}
        onChange={(event) => setReason(event.currentTarget.value)}
        value={reason}
      />
      <div className="row g3 r2">
        <Button aria-disabled={isPending || undefined} color="brique" type="submit" variant="light">
          {t('adminProfessionals.refuse')}
        </Button>
        <Button onClick={onCancel} variant="default">
          {t('ui.cancel')}
        </Button>
      </div>
    </form>
  )
}
