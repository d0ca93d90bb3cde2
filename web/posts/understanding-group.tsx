import { useTranslation } from 'react-i18next'
import { TAGS_MAX } from '#contract/posts/limits.ts'
import { Optional } from '#web/foundation/ui/optional.tsx'
import { MediaField } from '#web/media/media-field.tsx'
import type { Uploads } from '#web/media/use-uploads.ts'
import { FormGroup } from './symptom-form-group.tsx'
import type { SymptomForm } from './symptom-form-state.ts'
import { TagPicker } from './tag-picker.tsx'

/** Pour mieux me comprendre. */
export function UnderstandingGroup({ form, uploads }: { form: SymptomForm; uploads: Uploads }) {
  const { t } = useTranslation()
  const tags = form.useWatchValue('tags')
  const typed = form.useWatchValue('typedTag')
  const type = (text: string) => {
    form.setFieldValue('typedTag', text, { forceUpdate: false })
    form.clearFieldError('tags')
  }
  return (
    <FormGroup number={4} title={t('posts.form.understand')}>
      <TagPicker
        description={t('posts.form.tagsHint', { max: TAGS_MAX })}
        error={form.errors.tags}
        label={
          <>
            {t('posts.form.tags')} <Optional />
          </>
        }
        onChange={(next) => form.setFieldValue('tags', next, { forceUpdate: false })}
        onType={type}
        tags={tags}
        typed={typed}
      />
      <MediaField error={form.errors.mediaIds} onChange={() => form.clearFieldError('mediaIds')} uploads={uploads} />
    </FormGroup>
  )
}
