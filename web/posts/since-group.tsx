import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Optional } from '#web/foundation/ui/optional.tsx'
import { SymptomDay } from './symptom-day.tsx'
import { FieldRow, FormGroup } from './symptom-form-group.tsx'
import type { SymptomForm } from './symptom-form-state.ts'

/** Depuis quand. */
export function SinceGroup({ form }: { form: SymptomForm }) {
  const { t } = useTranslation()
  return (
    <FormGroup number={2} title={t('posts.form.since')}>
      <FieldRow>
        <SymptomDay
          description={t('posts.form.startDateHint')}
          form={form}
          label={
            <>
              {t('posts.form.startDate')} <Optional />
            </>
          }
          path="startDate"
        />
        <TextInput
          key={form.key('duration')}
          label={
            <>
              {t('posts.form.duration')} <Optional />
            </>
          }
          placeholder={t('posts.form.durationPlaceholder')}
          {...form.getInputProps('duration')}
        />
      </FieldRow>
    </FormGroup>
  )
}
