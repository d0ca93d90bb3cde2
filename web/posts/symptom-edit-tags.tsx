import { useTranslation } from 'react-i18next'
import { TAGS_MAX } from '#contract/posts/limits.ts'
import { Optional } from '#web/foundation/ui/optional.tsx'
import { FormGroup } from './symptom-form-group.tsx'
import type { SymptomForm } from './symptom-form-state.ts'
import { TagPicker } from './tag-picker.tsx'

type SymptomEditTagsProps = { form: SymptomForm; hasMedia: boolean }

/** Pour mieux me comprendre, without the files, which cannot be changed. */
export function SymptomEditTags({ form, hasMedia }: SymptomEditTagsProps) {
  const { t } = useTranslation()
  const tags = form.useWatchValue('tags')
  const typed = form.useWatchValue('typedTag')
  const type = (text: string) => {
    form.setFieldValue('typedTag', text, { forceUpdate: false })
    form.clearFieldError('tags')
  }
  return (
    <FormGroup number={4} title={t('posts.form.understand')} {...(hasMedia && { hint: t('posts.edit.mediaStay') })}>
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
    </FormGroup>
  )
}
