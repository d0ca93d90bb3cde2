import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#contract/medication/choices.ts'
import { Optional } from '#web/foundation/ui/fields/optional.tsx'
import { DrugNameField } from '../drugs/drug-name-field.tsx'
import { ChoiceGrid } from './choice-grid.tsx'
import { ConcomitantsField } from './concomitants-field.tsx'
import type { ReportForm } from './report-form-state.tsx'
import { FieldRow, ReportGroup } from './report-group.tsx'

export function MedicineGroup({ form }: { form: ReportForm }) {
  const { t } = useTranslation()
  const route = form.useWatchValue('drugs.0.route')
  return (
    <ReportGroup title={t('medication.form.medicine')}>
      <DrugNameField form={form} />
      <FieldRow>
        <TextInput
          key={form.key('drugs.0.substance')}
          label={
            <>
              {t('medication.form.substance')} <Optional />
            </>
          }
          {...form.getInputProps('drugs.0.substance')}
        />
        <TextInput
          key={form.key('drugs.0.dosage')}
          label={
            <>
              {t('medication.form.dosage')} <Optional />
            </>
          }
          placeholder={t('medication.form.dosagePlaceholder')}
          {...form.getInputProps('drugs.0.dosage')}
        />
      </FieldRow>
      <ChoiceGrid
        error={form.errors['drugs.0.route']}
        isOptional
        label={t('medication.form.route')}
        onChange={(value) => form.setFieldValue('drugs.0.route', value, { forceUpdate: false })}
        options={ROUTES.map((value) => ({ value, label: t(`medication.route.${value}`) }))}
        value={route}
      />
      <ConcomitantsField form={form} />
    </ReportGroup>
  )
}
