import { useTranslation } from 'react-i18next'
import { NOTES_MAX } from '#contract/medication/limits.ts'
import { CountedTextarea } from '#web/foundation/ui/fields/counted-field.tsx'
import { Optional } from '#web/foundation/ui/fields/optional.tsx'
import { DrugDetails } from '../drugs/drug-details.tsx'
import type { ReportForm } from './report-form-state.tsx'
import { ReportGroup } from './report-group.tsx'

export function TreatmentsGroup({ form }: { form: ReportForm }) {
  const { t } = useTranslation()
  const drugs = form.useWatchValue('drugs')
  return (
    <ReportGroup title={t('medication.form.treatments')}>
      {drugs.map(({ name }, index) => (
        <DrugDetails form={form} index={index} key={index === 0 ? 'declared' : name} />
      ))}
      <NotesField form={form} />
    </ReportGroup>
  )
}

function NotesField({ form }: { form: ReportForm }) {
  const { t } = useTranslation()
  return (
    <CountedTextarea
      autosize
      description={t('medication.form.notesHint')}
      key={form.key('notes')}
      label={
        <>
          {t('medication.form.notes')} <Optional />
        </>
      }
      max={NOTES_MAX}
      maxRows={10}
      minRows={2}
      text={form.useWatchValue('notes')}
      {...form.getInputProps('notes')}
    />
  )
}
