import { useTranslation } from 'react-i18next'
import { AGE_BANDS, REPORTERS, SEXES } from '#contract/medication/choices.ts'
import { HISTORY_MAX } from '#contract/medication/limits.ts'
import { CountedTextarea } from '#web/foundation/ui/fields/counted-field.tsx'
import { Optional } from '#web/foundation/ui/fields/optional.tsx'
import { ChoiceGrid } from './choice-grid.tsx'
import type { ReportForm } from './report-form-state.tsx'
import { ReportGroup } from './report-group.tsx'

export function PersonGroup({ form }: { form: ReportForm }) {
  const { t } = useTranslation()
  const reporter = form.useWatchValue('reporter')
  const ageBand = form.useWatchValue('ageBand')
  const sex = form.useWatchValue('sex')
  return (
    <ReportGroup title={t('medication.form.person')}>
      <ChoiceGrid
        columns={1}
        isOptional
        label={t('medication.form.reporter')}
        onChange={(value) => form.setFieldValue('reporter', value, { forceUpdate: false })}
        options={REPORTERS.map((value) => ({ value, label: t(`medication.reporter.${value}`) }))}
        value={reporter}
      />
      <ChoiceGrid
        columns={3}
        isOptional
        label={t('medication.form.ageBand')}
        onChange={(value) => form.setFieldValue('ageBand', value, { forceUpdate: false })}
        options={AGE_BANDS.map((value) => ({ value, label: t(`medication.ageBand.${value}`) }))}
        value={ageBand}
      />
      <ChoiceGrid
        columns={3}
        isOptional
        label={t('medication.form.sex')}
        onChange={(value) => form.setFieldValue('sex', value, { forceUpdate: false })}
        options={SEXES.map((value) => ({ value, label: t(`medication.sex.${value}`) }))}
        value={sex}
      />
      <HistoryField form={form} />
    </ReportGroup>
  )
}

function HistoryField({ form }: { form: ReportForm }) {
  const { t } = useTranslation()
  return (
    <CountedTextarea
      autosize
      description={t('medication.form.historyHint')}
      key={form.key('history')}
      label={
        <>
          {t('medication.form.history')} <Optional />
        </>
      }
      max={HISTORY_MAX}
      maxRows={10}
      minRows={2}
      text={form.useWatchValue('history')}
      {...form.getInputProps('history')}
    />
  )
}
