import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { countryName } from '#contract/foundation/countries.ts'
import { INTENSITY_MAX } from '#contract/posts/limits.ts'
import type { Post } from '#contract/posts/schema.ts'
import { tagLabel } from '#contract/posts/tag-suggestions.ts'
import { useDates, useLanguage } from '#web/foundation/i18n.ts'
import { Note } from '#web/foundation/ui/note.tsx'
import { Sheet } from '#web/foundation/ui/sheet.tsx'
import classes from './symptom-edit.module.css'
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
  /** Decides nothing: the form stays as it is, and saving asks again. */
  onClose: () => void
  onKeepMine: () => void
  onTakeStored: () => void
}

/** The symptom says something else since one began to change it: both versions beside each other, and the choice between them. */
export function SymptomEditConflict({
  isOpen,
  stored,
  mine,
  onClose,
  onKeepMine,
  onTakeStored,
}: SymptomEditConflictProps) {
  const { t } = useTranslation()
  const theirs = valuesOf(stored)
  const fields = mine ? differingFields(theirs, mine) : []
  const footer = (
    <>
      <Button onClick={onTakeStored} variant="default">
        {t('posts.edit.conflict.takeStored')}
      </Button>
      <Button onClick={onKeepMine}>{t('posts.edit.conflict.keepMine')}</Button>
    </>
  )
  return (
    <Sheet footer={footer} isOpen={isOpen} onClose={onClose} title={t('posts.edit.conflict.title')}>
      <Note>{t('posts.edit.conflict.text')}</Note>
      {mine && (
        <div className={classes.differences}>
          {fields.map((field) => (
            <section className={classes.difference} key={field}>
              <h3>{t(LABELS[field])}</h3>
              <dl className={classes.versions}>
                <div>
                  <dt>{t('posts.edit.conflict.stored')}</dt>
                  <Said field={field} values={theirs} />
                </div>
                <div data-mine>
                  <dt>{t('posts.edit.conflict.mine')}</dt>
                  <Said field={field} values={mine} />
                </div>
              </dl>
            </section>
          ))}
        </div>
      )}
    </Sheet>
  )
}

function Said({ field, values }: { field: EditField; values: SymptomValues }) {
  const { t } = useTranslation()
  const said = useSaid()(values, field)
  return said ? <dd>{said}</dd> : <dd className={classes.nothing}>{t('posts.edit.conflict.nothing')}</dd>
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
