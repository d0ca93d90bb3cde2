import { Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { TITLE_MAX } from '#contract/posts/limits.ts'
import { useNumbers } from '#web/foundation/i18n.ts'
import { IntensitySlider } from './intensity-slider.tsx'
import { FormGroup } from './symptom-form-group.tsx'
import type { SymptomForm } from './symptom-form-state.ts'

/** Ce que je ressens. */
export function FeelingGroup({ form }: { form: SymptomForm }) {
  const { t } = useTranslation()
  const written = useNumbers()
  const intensity = form.useWatchValue('intensity')
  return (
    <FormGroup number={1} title={t('posts.form.feeling')}>
      <TextInput
        description={t('posts.form.titleHint', { max: written(TITLE_MAX) })}
        key={form.key('title')}
        label={t('posts.form.titleLabel')}
        placeholder={t('posts.form.titlePlaceholder')}
        required
        {...form.getInputProps('title')}
      />
      <Textarea
        autosize
        description={t('posts.form.descriptionHint')}
        key={form.key('description')}
        label={t('posts.form.description')}
        maxRows={16}
        minRows={5}
        required
        {...form.getInputProps('description')}
      />
      <IntensitySlider
        onChange={(value) => form.setFieldValue('intensity', value, { forceUpdate: false })}
        value={intensity}
      />
    </FormGroup>
  )
}
