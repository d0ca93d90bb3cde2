import { VisuallyHidden } from '@mantine/core'
import { IconEyeOff } from '@tabler/icons-react'
import { Fragment, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { countryName } from '#contract/foundation/countries.ts'
import { isPlainDay } from '#contract/foundation/dates.ts'
import { tagLabel } from '#contract/posts/tag-suggestions.ts'
import { useDates, useLanguage } from '#web/foundation/i18n.ts'
import { IntensityBar } from '#web/foundation/ui/intensity-bar.tsx'
import { TagList } from '#web/foundation/ui/tag-list.tsx'
import { withTyped } from '../tags/tag-field.ts'
import type { SymptomForm } from './symptom-form-state.ts'
import classes from './symptom-review.module.css'
import { isBlankTravel } from './symptom-values.ts'

type SymptomReviewProps = {
  form: SymptomForm
  mediaCount: number
}

export function SymptomReview({ form, mediaCount }: SymptomReviewProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <section aria-labelledby={id} className={`lined ${classes.review}`}>
      <h3 id={id}>{t('posts.form.review.title')}</h3>
      <Story form={form} mediaCount={mediaCount} />
      <Private form={form} />
    </section>
  )
}

function Story({ form, mediaCount }: SymptomReviewProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const dates = useDates()
  const [since, startDate, duration, country, intensity, tags] = [
    form.useWatchValue('since'),
    form.useWatchValue('startDate'),
    form.useWatchValue('duration'),
    form.useWatchValue('country'),
    form.useWatchValue('intensity'),
    // A tag that is typed and not added yet is published too.
    withTyped(form.useWatchValue('tags'), form.useWatchValue('typedTag')),
  ]
  const facts = Object.entries({
    since: since && t(`posts.since.${since}`),
    startDate:
      startDate && isPlainDay(startDate) && t('posts.card.startMonth', { month: dates.month(startDate.slice(0, 7)) }),
    duration: duration.trim(),
    country: country && countryName(country, language),
  }).filter(([, fact]) => fact)
  return (
    <div className={`stack g3 breaks mt4 p4 ${classes.story}`}>
      <h4 dir="auto">{form.useWatchValue('title')}</h4>
      <p className={`clamp pre-line ${classes.words}`} dir="auto">
        {form.useWatchValue('description')}
      </p>
      {facts.length > 0 && (
        <p className="quiet">
          {facts.map(([name, fact], index) => (
            <Fragment key={name}>
              {index > 0 && ' · '}
              <bdi>{fact}</bdi>
            </Fragment>
          ))}
        </p>
      )}
      {mediaCount > 0 && <p className="quiet">{t('posts.form.review.media', { count: mediaCount })}</p>}
      {intensity !== null && <IntensityBar value={intensity} />}
      {tags.length > 0 && <TagList tags={tags.map((tag) => tagLabel(tag, language))} />}
    </div>
  )
}

function Private({ form }: { form: SymptomForm }) {
  const { t } = useTranslation()
  const dates = useDates()
  const startDate = form.useWatchValue('startDate')
  const postalCode = form.useWatchValue('postalCode').trim()
  const travels = form.useWatchValue('travels').filter((travel) => !isBlankTravel(travel))
  return (
    <>
      <p className="line middle quiet mt4">
        <IconEyeOff aria-hidden size={20} />
        {t('posts.form.review.stays')}
      </p>
      <ul className={`row quiet g4 r1 ${classes.private}`}>
        {startDate && isPlainDay(startDate) && (
          <Unseen>{t('posts.form.review.day', { day: dates.plainDate(startDate) })}</Unseen>
        )}
        {postalCode && <Unseen>{t('posts.form.review.postalCode', { postalCode })}</Unseen>}
        {travels.map(({ destination }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two travels may go to one place
          <Unseen key={index}>{t('posts.form.review.travel', { destination })}</Unseen>
        ))}
        <Unseen>{t('posts.form.review.address')}</Unseen>
      </ul>
    </>
  )
}

function Unseen({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <li dir="auto">
      {children}
      <VisuallyHidden> {t('posts.form.review.unseen')}</VisuallyHidden>
    </li>
  )
}
