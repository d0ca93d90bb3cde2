import { NativeSelect, TextInput } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { FULL_NAME_MAX, PROFESSIONS } from '#contract/accounts/professional-limits.ts'
import { ProfessionalRequestInput } from '#contract/accounts/professional-schema.ts'
import { useFailureText } from '#web/foundation/failure.ts'
import { showSuccess } from '#web/foundation/toasts.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { SubmitButton } from '../sign-in/submit-button.tsx'
import { useCheckedForm } from '../sign-in/use-checked-form.tsx'
import { EvidenceField } from './evidence-field.tsx'
import { EvidenceMissing, useAskProfessional } from './professional-api.ts'
import { useEvidence } from './use-evidence.ts'

// The picture is checked separately, because it has no id before it is uploaded.
const Words = ProfessionalRequestInput.omit({ requestId: true, evidenceId: true })
const EMPTY: z.input<typeof Words> = { profession: '' as 'nurse', rpps: '', fullName: '' }

export function RequestForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const evidence = useEvidence()
  const ask = useAskProfessional(evidence)
  const picker = useRef<HTMLButtonElement>(null)
  const [requestId] = useState(() => crypto.randomUUID())
  const [isMissing, setMissing] = useState(false)
  const { form, whenValid } = useCheckedForm({
    name: 'professional',
    schema: Words,
    initialValues: EMPTY,
    words: {
      'profession invalid': t('professional.form.professionMissing'),
      'rpps required': t('errors.faults.required'),
    },
  })

  const send = (words: z.output<typeof Words>) => {
    setMissing(!evidence.file)
    if (!evidence.file) return picker.current?.focus()
    ask.mutateAsync({ ...words, requestId }).then(
      () => {
        showSuccess({ title: t('professional.form.sent') })
        onSent()
      },
      () => {},
    )
  }

  const error =
    ask.error instanceof EvidenceMissing ? evidence.state?.at === 'failed' && evidence.state.error : ask.error
  const failure = error ? failureText(error) : undefined
  return (
    <form className="stack g5" noValidate onSubmit={whenValid(send)}>
      <NativeSelect
        data={[
          { value: '', label: t('professional.form.choosing'), disabled: true },
          ...PROFESSIONS.map((value) => ({ value, label: t(`professional.professions.${value}`) })),
        ]}
        label={t('professional.form.profession')}
        required
        {...form.getInputProps('profession')}
      />
      <TextInput
        autoComplete="off"
        description={t('professional.form.rppsMore')}
        inputMode="numeric"
        label={t('professional.form.rpps')}
        required
        maxLength={30}
        {...form.getInputProps('rpps')}
      />
      <TextInput
        autoComplete="name"
        description={t('professional.form.fullNameMore')}
        label={t('professional.form.fullName')}
        required
        maxLength={FULL_NAME_MAX}
        {...form.getInputProps('fullName')}
      />
      <EvidenceField evidence={evidence} isMissing={isMissing} isSending={ask.isPending} ref={picker} />
      <div role="alert">
        {failure && !ask.isPending && (
          <Note icon={IconAlertTriangle} title={failure.title} tone="brique">
            {failure.message}
          </Note>
        )}
      </div>
      <SubmitButton
        isPending={ask.isPending}
        pendingWord={t('professional.form.sending')}
        word={t('professional.form.send')}
      />
    </form>
  )
}
