import { useTranslation } from 'react-i18next'
import { countryName } from '#contract/foundation/countries.ts'
import { INTENSITY_MAX } from '#contract/posts/limits.ts'
import type { Post } from '#contract/posts/schema.ts'
import { tagLabel } from '#contract/posts/tag-suggestions.ts'
import { VersionConflict } from '#web/foundation/editing/version-conflict.tsx'
import { useDates, useLanguage } from '#web/foundation/i18n.ts'
import { differingFields, type EditField, valuesOf } from './symptom-edit-values.ts'
import type { SymptomValues } from './symptom-values.ts'

const LABELS = {
  title: 'posts.form.titleLabel',
  description: 'posts.form.description',
  intensity: 'posts.form.intensity',
  startDate: 'posts.form.startDate',
  duration: 'posts.form.duration',
  country: 'posts.form.country',
  postalCode: 'posts.form.postalCode',
  travels: 'posts.detail.travels',
  tags: 'posts.form.tags',
} as const satisfies Record<EditField, string>

type SymptomEditConflictProps = {
  isOpen: boolean
  /** As it was saved elsewhere meanwhile. */
  stored: Post
  /** What stands in the form; undefined as long as nobody asks. */
  mine: SymptomValues | undefined
  onClose: () => void
  onKeepMine: () => void
  onTakeStored: () => void
}

/** The symptom says something else since one began to change it. */
export function SymptomEditConflict({ stored, mine, ...choices }: SymptomEditConflictProps) {
  const { t } = useTranslation()
  const said = useSaid()
  const theirs = valuesOf(stored)
  const fields = mine ? differingFields(theirs, mine) : []
  const differences = fields.map((field) => ({
    label: t(LABELS[field]),
    stored: said(theirs, field),
    mine: mine ? said(mine, field) : '',
  }))
  return <VersionConflict {...choices} differences={differences} title={t('posts.edit.elsewhere')} />
}

/** What one field says, in the reader's words; an empty text where it says nothing. */
function useSaid(): (values: SymptomValues, field: EditField) => string {
  const { t } = useTranslation()
  const dates = useDates()
  const language = useLanguage()
  return (values, field) => {
    switch (field) {
      case 'intensity':
        return `${values.intensity}/${INTENSITY_MAX}`
      case 'startDate':
        return values.startDate ? dates.plainDate(values.startDate) : ''
      case 'country':
        return values.country ? countryName(values.country, language) : ''
      case 'tags':
        return [...values.tags.map((tag) => tagLabel(tag, language)), values.typedTag.trim()].filter(Boolean).join(', ')
      case 'travels':
        return values.travels
          .map(({ destination, startDate, endDate }) =>
            t('posts.detail.travel', {
              destination,
              start: startDate ? dates.plainDate(startDate) : '?',
              end: endDate ? dates.plainDate(endDate) : '?',
            }),
          )
          .join('\n')
      default:
        return values[field].trim()
    }
  }
}
