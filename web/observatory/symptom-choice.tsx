import { NativeSelect } from '@mantine/core'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { Observatory } from '#contract/observatory/schema.ts'
import { useLanguage } from '#web/foundation/i18n.ts'
import { useTagLabels } from '#web/posts/tags/use-tag-labels.ts'

type SymptomChoiceProps = {
  field: Ref<HTMLSelectElement>
  symptoms: Observatory['symptoms']
  value: string | undefined
  onChoice: (symptom: string | undefined) => void
}

export function SymptomChoice({ field, symptoms, value, onChoice }: SymptomChoiceProps) {
  const { t } = useTranslation()
  const { compare } = new Intl.Collator(useLanguage())
  const names = useTagLabels(symptoms.map(({ name }) => name))
  const options = symptoms
    .map(({ id }, i) => ({ value: id as string, label: names[i]! }))
    .sort((one, other) => compare(one.label, other.label))
  return (
    <NativeSelect
      data={[{ value: '', label: t('observatory.all') }, ...options]}
      label={t('observatory.symptom')}
      ref={field}
      onChange={({ currentTarget }) => onChoice(currentTarget.value || undefined)}
      value={options.some((option) => option.value === value) ? value! : ''}
    />
  )
}
