import { VisuallyHidden } from '@mantine/core'
import { IconEyeOff } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { countryName } from '#contract/foundation/countries.ts'
import { isPlainDay } from '#contract/foundation/dates.ts'
import { tagLabel } from '#contract/posts/tag-suggestions.ts'
import { useDates, useLanguage } from '#web/foundation/i18n.ts'
import { IntensityBar } from '#web/foundation/ui/intensity-bar.tsx'
import { TagList } from '#web/foundation/ui/tag-list.tsx'
import type { SymptomForm } from './symptom-form-state.ts'
import classes from './symptom-review.module.css'
import { isBlankTravel } from './symptom-values.ts'

/** Before publishing: the story as others will see it, and what they will not. */
export function SymptomReview({ form }: { form: SymptomForm }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes.review}>
      <h3 id={id}>{t('posts.form.review.title')}</h3>
      <Story form={form} />
      <Private form={form} />
    </section>
  )
}

function Story({ form }: { form: SymptomForm }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const dates = useDates()
  const [since, startDate, duration, country, intensity, tags] = [
    form.useWatchValue('since'),
    form.useWatchValue('startDate'),
    form.useWatchValue('duration'),
    form.useWatchValue('country'),
    form.useWatchValue('intensity'),
    form.useWatchValue('tags'),
  ]
  const facts = [
    since && t(`posts.since.${since}`),
    startDate && isPlainDay(startDate) && t('posts.card.startMonth', { month: dates.month(startDate.slice(0, 7)) }),
    duration.trim(),
    country && countryName(country, language),
  ].filter(Boolean)
  return (
    <div className={classes.story}>
      <h4>{form.useWatchValue('title')}</h4>
      <p className={classes.words}>{form.useWatchValue('description')}</p>
      {facts.length > 0 && <p className={classes.facts}>{facts.join(' · ')}</p>}
      {intensity !== null && <IntensityBar value={intensity} />}
      {tags.length > 0 && <TagList tags={tags.map((tag) => tagLabel(tag, language))} />}
    </div>
  )
}

/** Lists the details that stay with the author. */
function Private({ form }: { form: SymptomForm }) {
  const { t } = useTranslation()
  const dates = useDates()
  const startDate = form.useWatchValue('startDate')
  const postalCode = form.useWatchValue('postalCode').trim()
  const travels = form.useWatchValue('travels').filter((travel) => !isBlankTravel(travel))
  return (
    <>
      <p className={classes.stays}>
        <IconEyeOff aria-hidden size={20} />
        {t('posts.form.review.stays')}
      </p>
      <ul className={classes.private}>
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
    <li>
      {children}
      <VisuallyHidden> {t('posts.form.review.unseen')}</VisuallyHidden>
    </li>
  )
}
