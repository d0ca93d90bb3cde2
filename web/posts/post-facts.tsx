import { IconCalendar, IconHourglass } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Post } from '#contract/posts/schema.ts'
import { useDates } from '#web/foundation/i18n.ts'
import { IntensityBar } from '#web/foundation/ui/intensity-bar.tsx'
import classes from './post-facts.module.css'

/** Of a symptom: start (its author sees the day, others the month), duration and intensity, on one line. */
export function PostFacts({ post }: { post: Post }) {
  const { duration, intensity } = post
  const start = useStart(post)
  return (
    <div className={classes.facts}>
      {start && (
        <span className={classes.fact}>
          <IconCalendar aria-hidden size={18} />
          {start}
        </span>
      )}
      {duration && (
        <span className={classes.fact}>
          <IconHourglass aria-hidden size={18} />
          {duration}
        </span>
      )}
      {intensity !== null && <IntensityBar value={intensity} />}
    </div>
  )
}

/** "Début : 9 mars 2026" for its author, "Depuis mars 2026" for anyone else; undefined when it was not told. */
function useStart({ own, startMonth }: Post): string | undefined {
  const { t } = useTranslation()
  const dates = useDates()
  if (own?.startDate) return t('posts.card.startDay', { day: dates.plainDate(own.startDate) })
  return startMonth ? t('posts.card.startMonth', { month: dates.month(startMonth) }) : undefined
}
