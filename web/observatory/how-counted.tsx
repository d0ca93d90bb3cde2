import { useTranslation } from 'react-i18next'
import { CELL_MIN } from '#contract/medication/limits.ts'
import { observatoryFilePath } from '#contract/observatory/files.ts'
import classes from '#web/foundation/ui/how.module.css'

const MATTERS = ['who', 'hidden', 'bands', 'helped', 'places', 'limits'] as const

/** Who is counted, what is hidden and why, and what these figures do not see. */
export function HowCounted() {
  const { t } = useTranslation()
  return (
    <details className={classes.how}>
      <summary>{t('observatory.how.title')}</summary>
      <dl>
        {MATTERS.map((matter) => (
          <div key={matter}>
            <dt>{t(`observatory.how.${matter}`)}</dt>
            <dd>{t(`observatory.how.${matter}Text`, { n: CELL_MIN })}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a download href={observatoryFilePath('metadata.json')}>
          {t('observatory.how.metadata')}
        </a>
      </p>
    </details>
  )
}
