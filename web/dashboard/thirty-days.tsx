import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { daysAfter } from '#contract/foundation/days.ts'
import type { Journal } from '#contract/journal/schema.ts'
import { statsOf } from '#contract/journal/stats.ts'
import { useDates, useLanguage, useTexts } from '#web/foundation/i18n.ts'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { useCurve, useJournals } from '#web/journal/api.ts'
import { SummaryCurve } from '#web/journal/summary/summary-curve.tsx'
import { fr as journal } from '#web/journal/texts.fr.ts'
import { plainDay } from '#web/posts/plain-days.ts'
import blocks from './block.module.css'
import classes from './thirty-days.module.css'

const texts = { journal }
const DAYS = 30

export function ThirtyDays() {
  const { data } = useJournals()
  const today = plainDay(new Date())
  const from = daysAfter(today, 1 - DAYS)
  const latest = data?.journals.find(({ lastEntry }) => lastEntry !== null && lastEntry.day >= from)
  return latest ? <Line from={from} journal={latest} today={today} /> : null
}

function Line({ journal: { id, title }, from, today }: { journal: Journal; from: string; today: string }) {
  useTexts(texts)
  const { t } = useTranslation()
  const dates = useDates()
  const language = useLanguage()
  const headingId = useId()
  const { data } = useCurve(id, from)
  const figures = data && statsOf(data.days)
  if (!figures) return null
  const { days, mean, lowest, highest, trend } = figures
  // A day after today may be written, because the date is already later further east.
  const to = data.days.at(-1)!.day > today ? data.days.at(-1)!.day : today
  const sentence = t('journal.evolution.sentence', {
    count: days,
    mean: mean.toLocaleString(language, { maximumFractionDigits: 1 }),
    lowest: lowest.intensity,
    lowestDay: dates.plainDate(lowest.day),
    highest: highest.intensity,
    highestDay: dates.plainDate(highest.day),
  })
  return (
    <Card as="section" className={blocks.block} labelledBy={headingId}>
      <header className={`row middle apart g4 r0 touch ${blocks.head}`}>
        <h2 id={headingId}>{t('dashboard.thirtyDays.title')}</h2>
        <Link className="target prune strong text-sm underlines" params={{ id }} to="/dashboard/journal/$id">
          {t('dashboard.thirtyDays.open')}
        </Link>
      </header>
      <p className="strong breaks" dir="auto">
        {title}
      </p>
      <div className={classes.line}>
        <SummaryCurve days={data.days} from={from} to={to} />
      </div>
      <p className={`quiet ${classes.words}`}>
        {sentence} {trend && t(`journal.evolution.trend.${trend}`)}
      </p>
    </Card>
  )
}
