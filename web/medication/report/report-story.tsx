import { useTranslation } from 'react-i18next'
import type { Report } from '#contract/medication/schema.ts'
import { CrisisCard } from '#web/foundation/crisis/crisis-card.tsx'
import { useReader } from '#web/foundation/editing/use-reader.ts'
import { reportForm } from './report-fields.ts'
import { reportHelp } from './report-help.ts'
import classes from './report-story.module.css'

export function ReportStory({ report, memberId }: { report: Report; memberId: string | null }) {
  const { t } = useTranslation()
  const reader = useReader()
  const values = reportForm.valuesOf(report)
  const fields = reportForm.filledFields(values).filter((field) => !['name', 'severity', 'description'].includes(field))
  return (
    <div className={classes.story}>
      <h2>{t('medication.report.felt')}</h2>
      <p className="written measure mt2" dir="auto">
        {report.description}
      </p>
      <CrisisCard {...reportHelp(memberId, report.id)} isBelowSent />
      {fields.length > 0 && (
        <dl className={`mt5 ${classes.facts}`}>
          {fields.map((field) => (
            <div key={field}>
              <dt className="quiet">{reportForm.label(field, t)}</dt>{' '}
              <dd className="written" dir="auto">
                {reportForm.words(values, field, reader)}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
