import { IconCalendar, IconHourglass } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post, SymptomFields } from '#contract/posts/schema.ts'
import { useDates } from '#web/foundation/i18n.ts'
import { IntensityBar } from '#web/foundation/ui/intensity-bar.tsx'
import classes from './post-facts.module.css'

type FactProps = { post: Post }

type ShownElsewhere = 'title' | 'description' | 'country' | 'postalCode' | 'tags' | 'travels'

function Start({ post }: FactProps) {
  const start = useStart(post)
  return (
    start && (
      <span className="middle muted breaks shrinks with-sign">
        <IconCalendar aria-hidden size={18} />
        {start}
      </span>
    )
  )
}

function Since({ post: { since } }: FactProps) {
  const { t } = useTranslation()
  return (
    since && (
      <span className="middle muted breaks shrinks with-sign">
        <IconHourglass aria-hidden size={18} />
        {t(`posts.since.${since}`)}
      </span>
    )
  )
}

const Duration = ({ post: { duration } }: FactProps) =>
  duration && (
    <span className="middle muted breaks shrinks with-sign">
      <IconHourglass aria-hidden size={18} />
      <bdi>{duration}</bdi>
    </span>
  )

const Intensity = ({ post: { intensity } }: FactProps) => intensity !== null && <IntensityBar value={intensity} />

/** A field of the contract does not compile until it is shown. */
const FACTS: Record<Exclude<keyof SymptomFields, ShownElsewhere>, (props: FactProps) => ReactNode> = {
  startDate: Start,
  since: Since,
  duration: Duration,
  intensity: Intensity,
}

export const PostFacts = ({ post }: FactProps) => (
  <div className={`row middle text-sm mt4 g5 r2 ${classes.facts}`}>
    {Object.entries(FACTS).map(([field, Fact]) => [<Fact key={field} post={post} />, ' '])}
  </div>
)

/** "Début : 9 mars 2026" for its author, "Depuis mars 2026" for anyone else. */
function useStart({ own, startMonth }: Post): string | undefined {
  const { t } = useTranslation()
  const dates = useDates()
  if (own?.startDate) return t('posts.card.startDay', { day: dates.plainDate(own.startDate) })
  return startMonth ? t('posts.card.startMonth', { month: dates.month(startMonth) }) : undefined
}
