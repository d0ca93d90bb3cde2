import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { CurveDay, Journal, JournalStats } from '#contract/journal/schema.ts'
import { statsOf } from '#contract/journal/stats.ts'
import { useDates, useLanguage, useNumbers } from '#web/foundation/i18n.ts'
import { Chip } from '#web/foundation/ui/chip.tsx'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { Figure, Figures } from '#web/foundation/ui/figure.tsx'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { lazyPart } from '#web/foundation/ui/layout/lazy-part.tsx'
import { Section } from '#web/foundation/ui/layout/section.tsx'
import { useCurve } from '../api.ts'
import classes from './evolution-section.module.css'
import { beginningOf, PERIODS, type Period } from './period.ts'

// The charts weigh more than the rest of the page together, so they are loaded separately.
const Curve = lazyPart(async () => (await import('./curve.tsx')).Curve)

type EvolutionSectionProps = { journal: Journal; today: string; period: Period; onPeriod: (period: Period) => void }

export function EvolutionSection({ journal, today, period, onPeriod }: EvolutionSectionProps) {
  const { t } = useTranslation()
  const from = beginningOf(period, today, journal.firstDay)
  const query = useCurve(journal.id, from)
  const { data, isPlaceholderData } = query
  const figures = data && statsOf(data.days)
  return (
    <Section title={t('journal.evolution.title')}>
      <fieldset aria-label={t('journal.evolution.period')} className="row">
        {PERIODS.map((each) => (
          <Chip isOn={each.name === period.name} key={each.name} onPress={() => onPeriod(each)}>
            {t(`journal.evolution.${each.name}`)}
          </Chip>
        ))}
      </fieldset>
      <Awaited cards={1} failed={t('journal.evolution.failed')} of={query} />
      {data && !figures && (
        <EmptyState order={3} title={t('journal.evolution.nothing')}>
          {t('journal.evolution.nothingText')}
        </EmptyState>
      )}
      {data && figures && (
        <div aria-busy={isPlaceholderData} className="stack fit g5">
          <InFigures figures={figures} />
          <Drawn days={data.days} figures={figures} from={from} today={today} />
        </div>
      )}
    </Section>
  )
}

function InFigures({ figures }: { figures: JournalStats }) {
  const { t } = useTranslation()
  const formatNumber = useNumbers()
  const ofTen = useOfTen()
  const { days, mean, lowest, highest } = figures
  return (
    <Figures className={classes.figures} label={t('journal.evolution.title')}>
      <Figure label={t('journal.evolution.mean')} tone="prune" value={ofTen(mean)} withRule />
      <Figure label={t('journal.evolution.lowest')} value={ofTen(lowest.intensity)} withRule />
      <Figure label={t('journal.evolution.highest')} value={ofTen(highest.intensity)} withRule />
      <Figure label={t('journal.evolution.days')} value={formatNumber(days)} withRule />
    </Figures>
  )
}

type DrawnProps = { days: CurveDay[]; figures: JournalStats; from: string; today: string }

function Drawn({ days, figures, from, today }: DrawnProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const decimal = useDecimal()
  const { mean, lowest, highest, trend } = figures
  // A day after today may be written, because the date is already later further east.
  const to = days.at(-1)!.day > today ? days.at(-1)!.day : today
  const sentence = t('journal.evolution.sentence', {
    count: figures.days,
    mean: decimal(mean),
    lowest: lowest.intensity,
    lowestDay: dates.plainDate(lowest.day),
    highest: highest.intensity,
    highestDay: dates.plainDate(highest.day),
  })
  const label = t('journal.evolution.image', { from: dates.plainDate(from), to: dates.plainDate(to), sentence })
  return (
    <figure className={classes.drawn}>
      <div aria-label={label} className={classes.curve} role="img">
        <Suspense>
          <Curve days={days} from={from} to={to} />
        </Suspense>
      </div>
      <figcaption className="quiet mt2">
        <strong>{t(`journal.evolution.trend.${trend ?? 'unknown'}`)}</strong> {t('journal.evolution.gaps')}
      </figcaption>
    </figure>
  )
}

function useDecimal(): (value: number) => string {
  const language = useLanguage()
  return (value) => value.toLocaleString(language, { maximumFractionDigits: 1 })
}

function useOfTen(): (value: number) => string {
  const { t } = useTranslation()
  const decimal = useDecimal()
  return (value) => t('journal.evolution.outOfTen', { value: decimal(value) })
}
