import { useTranslation } from 'react-i18next'
import type { DrugSuggestion } from '#contract/medication/schema.ts'
import type { ReportForm } from '../report/report-form-state.tsx'
import { DrugPicker } from './drug-picker.tsx'

/** Choosing a known medication fills in its details; a dosage already written stays. */
export function DrugNameField({ form }: { form: ReportForm }) {
  const { t } = useTranslation()
  const name = form.useWatchValue('drugs.0.name')
  const pick = ({ substance, dosage, route }: DrugSuggestion) => {
    if (substance) form.setFieldValue('drugs.0.substance', substance)
    if (route) form.setFieldValue('drugs.0.route', route)
    if (dosage && form.getValues().drugs[0]?.dosage.trim() === '') form.setFieldValue('drugs.0.dosage', dosage)
  }
  return (
    <DrugPicker
      description={t('medication.form.nameHint')}
      error={form.errors['drugs.0.name']}
      label={t('medication.form.name')}
      onChange={(text) => form.setFieldValue('drugs.0.name', text, { forceUpdate: false })}
      onPick={pick}
      path="drugs.0.name"
      required
      value={name ?? ''}
    />
  )
}
