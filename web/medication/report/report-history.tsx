import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PastReport, Report } from '#contract/medication/schema.ts'
import { useReader } from '#web/foundation/editing/use-reader.ts'
import { useDates } from '#web/foundation/i18n.ts'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { useReportHistory } from '../api.ts'
import { type ReportField, reportForm } from './report-fields.ts'
import classes from './report-history.module.css'

export function ReportHistory({ report }: { report: Report }) {
  const { t } = useTranslation()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const history = useReportHistory(report.id, isOpen)
  const { data } = history
  return (
    <section aria-labelledby={`${id}-title`} className={classes.history}>
      <h2>
        <button
          aria-controls={`${id}-versions`}
          aria-expanded={isOpen}
          className={`line middle bare turns touch ${classes.opener}`}
          id={`${id}-title`}
          onClick={() => setOpen(!isOpen)}
          type="button"
        >
          {t('medication.history.title')}
          <IconChevronDown aria-hidden size={20} />
        </button>
      </h2>
      <div hidden={!isOpen} id={`${id}-versions`}>
        {isOpen && <Awaited cards={1} failed={t('medication.history.failed')} of={history} />}
        {isOpen && data && (
          <ol className={`stack ${classes.versions}`}>
            {data.versions.map((version, index) => (
              <Version key={version.version} past={version} since={data.versions[index - 1] ?? report} />
            ))}
          </ol>
        )}
      </div>
    </section>
  )
}

function Version({ past, since }: { past: PastReport; since: PastReport | Report }) {
  const { t } = useTranslation()
  const dates = useDates()
  const reader = useReader()
  const before = reportForm.valuesOf(past)
  const said = (field: ReportField) => reportForm.words(before, field, reader)
  const fields = reportForm.differing(before, reportForm.valuesOf(since))
  const told = fields.filter((field) => said(field) !== '')
  const untold = fields.filter((field) => !told.includes(field)).map((field) => reportForm.label(field, t))
  return (
    <li className={`well ${classes.version}`}>
      <h3>{t('medication.history.until', { moment: dates.moment(past.until) })}</h3>
      {fields.length === 0 && <p className="quiet mt3">{t('medication.history.same')}</p>}
      {told.length > 0 && (
        <dl className="stack g3 mt3">
          {told.map((field) => (
            <div key={field}>
              <dt className="quiet">{reportForm.label(field, t)}</dt>{' '}
              <dd className="written" dir="auto">
                {said(field)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {untold.length > 0 && (
        <p className="quiet mt3">{t('medication.history.untold', { fields: untold.join(', ') })}</p>
      )}
    </li>
  )
}
