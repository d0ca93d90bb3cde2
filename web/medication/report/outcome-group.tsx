import { Checkbox } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { OUTCOMES, SERIOUSNESS, type Seriousness } from '#contract/medication/choices.ts'
import { Optional } from '#web/foundation/ui/fields/optional.tsx'
import { ChoiceGrid } from './choice-grid.tsx'
import classes from './report-form.module.css'
import type { ReportForm } from './report-form-state.tsx'
import { ReportGroup } from './report-group.tsx'
import { Urgent } from './urgent.tsx'

export function OutcomeGroup({ form }: { form: ReportForm }) {
  const { t } = useTranslation()
  const outcome = form.useWatchValue('outcome')
  return (
    <ReportGroup title={t('medication.form.after')}>
      <SeriousnessField form={form} />
      <ChoiceGrid
        isOptional
        label={t('medication.form.outcome')}
        onChange={(value) => form.setFieldValue('outcome', value, { forceUpdate: false })}
        options={OUTCOMES.map((value) => ({ value, label: t(`medication.outcome.${value}`) }))}
        value={outcome}
      />
    </ReportGroup>
  )
}

/** "None of these" is an answer: an empty list alone would not be one. */
function SeriousnessField({ form }: { form: ReportForm }) {
  const { t } = useTranslation()
  const id = useId()
  const chosen = form.useWatchValue('seriousness')
  const choose = (value: Seriousness[] | null) => form.setFieldValue('seriousness', value, { forceUpdate: false })
  const toggle = (criterion: Seriousness, isOn: boolean) => {
    const others = (chosen ?? []).filter((each) => each !== criterion)
    const next = isOn ? [...others, criterion] : others
    choose(next.length > 0 ? next : null)
  }
  return (
    <fieldset aria-labelledby={`${id}-label`}>
      <p className={`semibold text-sm ${classes.boxesLabel}`} id={`${id}-label`}>
        {t('medication.form.seriousness')} <Optional />
      </p>
      {SERIOUSNESS.map((criterion) => (
        <Checkbox
          checked={chosen?.includes(criterion) ?? false}
          key={criterion}
          label={t(`medication.seriousness.${criterion}`)}
          onChange={({ currentTarget: { checked } }) => toggle(criterion, checked)}
        />
      ))}
      <Checkbox
        checked={chosen?.length === 0}
        label={t('medication.seriousness.none')}
        onChange={({ currentTarget: { checked } }) => choose(checked ? [] : null)}
      />
      <Urgent isUrgent={(chosen ?? []).length > 0} />
    </fieldset>
  )
}
