import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DESCRIPTION_MAX, REACTIONS_MAX, SERIOUS_FROM, SEVERITY_MAX } from '#contract/medication/limits.ts'
import { CrisisCard } from '#web/foundation/crisis/crisis-card.tsx'
import type { HelpPlace } from '#web/foundation/crisis/crisis-help-store.ts'
import { CountedTextarea } from '#web/foundation/ui/fields/counted-field.tsx'
import { Optional } from '#web/foundation/ui/fields/optional.tsx'
import { TagPicker } from '#web/posts/tags/tag-picker.tsx'
import { ChoiceGrid } from './choice-grid.tsx'
import { ReportDay } from './report-day.tsx'
import type { ReportForm } from './report-form-state.tsx'
import { FieldRow, ReportGroup } from './report-group.tsx'
import { severityKey } from './severity.tsx'
import { Urgent } from './urgent.tsx'

const SEVERITIES = Array.from({ length: SEVERITY_MAX }, (_, i) => i + 1)

export function EffectGroup({ form, help }: { form: ReportForm; help: HelpPlace }) {
  const { t } = useTranslation()
  const severity = form.useWatchValue('severity')
  const reactions = form.useWatchValue('reactions')
  const typedReaction = form.useWatchValue('typedReaction')
  return (
    <ReportGroup title={t('medication.form.effect')}>
      <DescriptionField form={form} />
      <CrisisCard {...help} />
      <TagPicker
        description={t('medication.form.reactionsHint', { max: REACTIONS_MAX })}
        error={form.errors.reactions}
        label={
          <>
            {t('medication.form.reactions')} <Optional />
          </>
        }
        onChange={(next) => form.setFieldValue('reactions', next, { forceUpdate: false })}
        onType={(text) => {
          form.setFieldValue('typedReaction', text, { forceUpdate: false })
          form.clearFieldError('reactions')
        }}
        tags={reactions}
        typed={typedReaction}
      />
      <div>
        <ChoiceGrid
          columns={1}
          error={form.errors.severity}
          label={t('medication.form.severity')}
          onChange={(value) => form.setFieldValue('severity', value, { forceUpdate: false })}
          options={SEVERITIES.map((value) => ({
            value,
            label: t(`medication.severity.${severityKey(value)}`),
            more: t(`medication.form.severityMore.${severityKey(value)}`),
          }))}
          value={severity}
        />
        <Urgent isUrgent={(severity ?? 0) >= SERIOUS_FROM} />
      </div>
      <FieldRow>
        <ReportDay
          form={form}
          label={
            <>
              {t('medication.form.onsetDate')} <Optional />
            </>
          }
          path="onsetDate"
        />
        <TextInput
          key={form.key('duration')}
          label={
            <>
              {t('medication.form.duration')} <Optional />
            </>
          }
          placeholder={t('medication.form.durationPlaceholder')}
          {...form.getInputProps('duration')}
        />
      </FieldRow>
    </ReportGroup>
  )
}

/** A separate component, so that typing does not render the whole group. */
function DescriptionField({ form }: { form: ReportForm }) {
  const { t } = useTranslation()
  const description = form.useWatchValue('description')
  return (
    <CountedTextarea
      autosize
      key={form.key('description')}
      label={t('medication.form.description')}
      max={DESCRIPTION_MAX}
      maxRows={16}
      minRows={4}
      placeholder={t('medication.form.descriptionPlaceholder')}
      required
      text={description}
      {...form.getInputProps('description')}
    />
  )
}
