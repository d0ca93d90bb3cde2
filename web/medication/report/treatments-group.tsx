import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
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
      <Textarea
        autosize
        description={t('medication.form.notesHint')}
        key={form.key('notes')}
        label={
          <>
            {t('medication.form.notes')} <Optional />
          </>
        }
        maxRows={10}
        minRows={2}
        {...form.getInputProps('notes')}
      />
    </ReportGroup>
  )
}
