import { useTranslation } from 'react-i18next'
import type { JournalStats, MeasureStats, Summary } from '#contract/journal/schema.ts'
import { dayNumber } from '#contract/journal/stats.ts'
import { tagLabel } from '#contract/posts/tag-suggestions.ts'
import { useDates, useLanguage, useNumbers } from '#web/foundation/i18n.ts'
import { Paper } from '#web/foundation/ui/layout/paper.tsx'
import { useMeasureWords } from '../day/measure-scales.tsx'
import { useShortDay } from '../day/short-day.ts'
import { SummaryCurve } from './summary-curve.tsx'
import classes from './summary-page.module.css'

export function SummaryPage({ summary }: { summary: Summary }) {
  const { t } = useTranslation()
  const dates = useDates()
  const { title, from, to, username, days, figures, measures, post } = summary
  return (
    <Paper
      className={classes.sheet}
      foot={
        <>
          <p>{t('journal.summary.scale')}</p>
          <p>{t('journal.summary.testimony')}</p>
        </>
      }
      intro={
        <>
          <p>{t('journal.summary.period', { from: dates.plainDate(from), to: dates.plainDate(to) })}</p>
          {username !== null && <p>{t('journal.summary.by', { name: username })}</p>}
        </>
      }
      kind={t('journal.summary.kind')}
      madeOn={t('journal.summary.madeOn', { day: dates.day(new Date()) })}
      title={title}
    >
      {figures && <InFigures figures={figures} from={from} to={to} />}
      <p>{t(`journal.summary.trend.${figures ? (figures.trend ?? 'unknown') : 'nothing'}`)}</p>
      {measures.length > 0 && <Measures measures={measures} />}
      <section>
        <h3>{t('journal.summary.curve')}</h3>
        <SummaryCurve days={days} from={from} to={to} />
      </section>
      {post && <SummaryPost post={post} />}
      <Notes summary={summary} />
    </Paper>
  )
}

function InFigures({ figures, from, to }: { figures: JournalStats; from: string; to: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const formatNumber = useNumbers()
  const shortDay = useShortDay()
  const ofTen = (value: number) =>
    t('journal.evolution.outOfTen', { value: value.toLocaleString(language, { maximumFractionDigits: 1 }) })
  const { mean, lowest, highest, days } = figures
  const all = formatNumber(dayNumber(to) - dayNumber(from) + 1)
  return (
    <dl className={`stack g3 ${classes.figures}`}>
      <OneFigure label={t('journal.summary.mean')} value={ofTen(mean)} />
      <OneFigure
        label={t('journal.summary.lowest')}
        more={shortDay(lowest.day, true)}
        value={ofTen(lowest.intensity)}
      />
      <OneFigure
        label={t('journal.summary.highest')}
        more={shortDay(highest.day, true)}
        value={ofTen(highest.intensity)}
      />
      <OneFigure
        label={t('journal.summary.written')}
        more={t('journal.summary.writtenOf', { all })}
        value={formatNumber(days)}
      />
    </dl>
  )
}

function Measures({ measures }: Pick<Summary, 'measures'>) {
  const { t } = useTranslation()
  return (
    <section aria-label={t('journal.summary.measures')}>
      <h3>{t('journal.summary.measures')}</h3>
      <ul>
        {measures.map((each) => (
          <li dir="auto" key={`${each.scale} ${each.name}`}>
            <MeasureSaid of={each} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function MeasureSaid({ of: { name, scale, days, typical, lowest, highest } }: { of: MeasureStats }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const words = useMeasureWords()
  const said = { name, count: days }
  if (lowest === highest) return t('journal.summary.same', { ...said, typical: words.value({ name, scale }, lowest) })
  const say = (value: number) =>
    scale === 'ten' ? value.toLocaleString(language, { maximumFractionDigits: 1 }) : words.value({ name, scale }, value)
  return t(`journal.summary.${scale === 'ten' ? 'measured' : 'inSteps'}`, {
    ...said,
    typical: say(typical),
    lowest: say(lowest),
    highest: say(highest),
  })
}

function OneFigure({ label, value, more }: { label: string; value: string; more?: string }) {
  return (
    <div>
      <dt>{label}</dt>{' '}
      <dd>
        <b>{value}</b> {more && <span>{more}</span>}
      </dd>
    </div>
  )
}

function SummaryPost({ post }: { post: NonNullable<Summary['post']> }) {
  const { t } = useTranslation()
  const dates = useDates()
  const language = useLanguage()
  const { startDate, duration, tags, description } = post
  const facts = [
    startDate && t('journal.summary.since', { day: dates.plainDate(startDate) }),
    duration && t('journal.summary.lasting', { duration }),
    tags.length > 0 && t('journal.summary.tagged', { tags: tags.map((tag) => tagLabel(tag, language)).join(', ') }),
  ].filter(Boolean)
  return (
    <section>
      <h3>{t('journal.summary.told')}</h3>
      {facts.length > 0 && <p className={classes.facts}>{facts.join(' · ')}</p>}
      <p className={classes.description} dir="auto">
        {description}
      </p>
    </section>
  )
}

function Notes({ summary: { notes, otherNotes, post } }: { summary: Summary }) {
  const { t } = useTranslation()
  const shortDay = useShortDay()
  return (
    <section>
      <h3>{t('journal.summary.notes')}</h3>
      {notes.length === 0 && <p className={`text-xs ${classes.aside}`}>{t('journal.summary.noNotes')}</p>}
      <dl className={classes.notes} data-told={post !== null || undefined}>
        {notes.map(({ day, intensity, note }) => (
          <div key={day}>
            <dt>
              {shortDay(day, true)} · {t('journal.evolution.outOfTen', { value: intensity })}
            </dt>{' '}
            <dd>
              <bdi>{note}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {otherNotes > 0 && (
        <p className={`text-xs ${classes.aside}`}>{t('journal.summary.otherNotes', { count: otherNotes })}</p>
      )}
    </section>
  )
}
