import { useTranslation } from 'react-i18next'
import { INTENSITY_WORST } from '#contract/journal/limits.ts'
import type { CurveDay, Journal } from '#contract/journal/schema.ts'
import { statsOf } from '#contract/journal/stats.ts'
import { useDates, useLanguage } from '#web/foundation/i18n.ts'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { Section } from '#web/foundation/ui/layout/section.tsx'
import { useCurve } from '../api.ts'
import { lanesOf, type Treatment, type YearMonth, yearBeginning, yearOf } from './year.ts'
import classes from './year-section.module.css'

type YearSectionProps = {
  journal: Pick<Journal, 'id' | 'firstDay'>
  today: string
  treatments: readonly Treatment[]
}

export function YearSection({ journal: { id, firstDay }, today, treatments }: YearSectionProps) {
  const { t } = useTranslation()
  const query = useCurve(id, yearBeginning(today))
  const { data } = query
  if (firstDay === null) return null
  const days = data?.days.filter(({ day }) => day.slice(0, 7) <= today.slice(0, 7)) ?? []
  return (
    <Section intro={t('journal.year.intro')} title={t('journal.year.title')}>
      <Awaited cards={1} failed={t('journal.evolution.failed')} of={query} />
      {data &&
        (days.length > 0 ? (
          <Year days={days} today={today} treatments={treatments} />
        ) : (
          <p>{t('journal.year.nothing')}</p>
        ))}
    </Section>
  )
}

type YearProps = { days: CurveDay[]; today: string; treatments: readonly Treatment[] }

function Year({ days, today, treatments }: YearProps) {
  const { t } = useTranslation()
  const { lanes, others } = lanesOf(treatments, today)
  const months = yearOf(days, lanes, today)
  return (
    <>
      <figure>
        <Picture lanes={lanes.length} months={months} sentence={useSentence(days)} today={today} />
        <figcaption className="quiet mt2">{t('journal.year.caption')}</figcaption>
      </figure>
      {lanes.length > 0 && <Legend lanes={lanes} others={others} />}
      <details className={classes.details}>
        <summary className="fold-line text-sm">{t('journal.year.table')}</summary>
        <Table lanes={lanes} months={months} />
      </details>
    </>
  )
}

const [LEFT, CELL, BAR, LANE, GAP] = [58, 10, 20, 6, 9]

/** The accessible name says the same in words, and the table month by month. */
function Picture({
  months,
  lanes,
  sentence,
  today,
}: {
  months: readonly YearMonth[]
  lanes: number
  sentence: string
  today: string
}) {
  const { t } = useTranslation()
  const dates = useDates()
  const row = BAR + lanes * LANE + GAP
  return (
    <svg
      aria-label={t('journal.year.image', { sentence })}
      className={classes.picture}
      role="img"
      viewBox={`0 0 ${LEFT + 31 * CELL} ${months.length * row}`}
    >
      {months.map(({ month, length, days, lanes: parts }, nth) => (
        <g key={month} transform={`translate(0 ${nth * row})`}>
          <text x={0} y={BAR - 5}>
            {dates.shortMonth(month)}
          </text>
          {Array.from({ length }, (_, at) => at + 1)
            .filter((day) => `${month}-${String(day).padStart(2, '0')}` <= today || days.has(day))
            .map((day) => {
              const intensity = days.get(day)
              const height = intensity === undefined ? 1 : 2 + (intensity / INTENSITY_WORST) * (BAR - 2)
              return (
                <rect
                  data-blank={intensity === undefined || undefined}
                  data-level={intensity === undefined ? undefined : Math.ceil(intensity / 2.5)}
                  height={height}
                  key={day}
                  width={CELL - 2}
                  x={LEFT + (day - 1) * CELL}
                  y={BAR - height}
                />
              )
            })}
          {parts.map(
            (part, lane) =>
              part && (
                <line
                  data-lane={lane}
                  // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its place
                  key={lane}
                  x1={LEFT + (part.from - 1) * CELL}
                  x2={LEFT + part.to * CELL - 2}
                  y1={BAR + 4 + lane * LANE}
                  y2={BAR + 4 + lane * LANE}
                />
              ),
          )}
        </g>
      ))}
    </svg>
  )
}

function Legend({ lanes, others }: { lanes: readonly Treatment[]; others: number }) {
  const { t } = useTranslation()
  const span = useSpan()
  return (
    <ul aria-label={t('journal.year.taken')} className={`stack g1 text-sm ${classes.legend}`}>
      {lanes.map((lane, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its place
        <li key={nth}>
          <svg aria-hidden="true" className={classes.picture} viewBox="0 0 36 8">
            <line data-lane={nth} x1="1" x2="35" y1="4" y2="4" />
          </svg>
          <b dir="auto">{lane.name}</b> {span(lane)}
        </li>
      ))}
      {others > 0 && <li>{t('journal.year.others', { count: others })}</li>}
    </ul>
  )
}

function Table({ months, lanes }: { months: readonly YearMonth[]; lanes: readonly Treatment[] }) {
  const { t } = useTranslation()
  const dates = useDates()
  const decimal = useDecimal()
  return (
    <table aria-label={t('journal.year.title')} className={`table text-sm tabular ${classes.table}`}>
      <thead>
        <tr>
          <th scope="col">{t('journal.year.month')}</th>
          <th scope="col">{t('journal.evolution.days')}</th>
          <th scope="col">{t('journal.evolution.mean')}</th>
          <th scope="col">{t('journal.year.range')}</th>
          {lanes.length > 0 && <th scope="col">{t('journal.year.taken')}</th>}
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, figures, lanes: parts }) => {
          const taken = lanes.filter((_, nth) => parts[nth] !== undefined).map(({ name }) => name)
          return (
            <tr key={month}>
              <th scope="row">
                {dates.shortMonth(month)} {month.slice(0, 4)}
              </th>
              <td>{figures?.days ?? 0}</td>
              <td>{figures ? t('journal.evolution.outOfTen', { value: decimal(figures.mean) }) : '–'}</td>
              <td>
                {figures
                  ? t('journal.year.fromTo', { from: figures.lowest.intensity, to: figures.highest.intensity })
                  : '–'}
              </td>
              {lanes.length > 0 && <td dir="auto">{taken.length > 0 ? taken.join(', ') : '–'}</td>}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function useSentence(days: readonly CurveDay[]): string {
  const { t } = useTranslation()
  const dates = useDates()
  const decimal = useDecimal()
  const figures = statsOf(days)
  if (!figures) return ''
  const { mean, lowest, highest } = figures
  return t('journal.evolution.sentence', {
    count: figures.days,
    mean: decimal(mean),
    lowest: lowest.intensity,
    lowestDay: dates.plainDate(lowest.day),
    highest: highest.intensity,
    highestDay: dates.plainDate(highest.day),
  })
}

function useSpan(): (treatment: Treatment) => string {
  const { t } = useTranslation()
  const dates = useDates()
  return ({ from, to }) =>
    to === null
      ? t('journal.year.since', { day: dates.plainDate(from) })
      : t('journal.summary.period', { from: dates.plainDate(from), to: dates.plainDate(to) })
}

function useDecimal(): (value: number) => string {
  const language = useLanguage()
  return (value) => value.toLocaleString(language, { maximumFractionDigits: 1 })
}
