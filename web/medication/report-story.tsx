import { useTranslation } from 'react-i18next'
import type { Report } from '#contract/medication/schema.ts'
import { toldFields } from './differing.ts'
import { FIELD_LABELS } from './field-labels.ts'
import classes from './report-story.module.css'
import { useSaid } from './use-said.ts'
import { valuesOf } from './writing.ts'

/** All that a report says, each under its name, in the order of the form. What is above it already is not said twice. */
export function ReportStory({ report }: { report: Report }) {
  const { t } = useTranslation()
  const said = useSaid()
  const values = valuesOf(report)
  const fields = toldFields(values).filter((field) => !['name', 'severity', 'description'].includes(field))
  return (
    <div className={classes.story}>
      <h2>{t('medication.report.felt')}</h2>
      <p className={classes.description}>{report.description}</p>
      {fields.length > 0 && (
        <dl className={classes.facts}>
          {fields.map((field) => (
            <div key={field}>
              <dt>{t(FIELD_LABELS[field])}</dt>
              <dd>{said(values, field)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
