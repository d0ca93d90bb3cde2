import { useTranslation } from 'react-i18next'
import {
  COUNTED_ACTIVE_DAYS,
  COUNTED_AFTER_DAYS,
  MOVED_MIN,
  SHOWN_FROM,
} from '#contract/foundation/disclosure-limits.ts'
import { observatoryFilePath } from '#contract/observatory/files.ts'
import classes from '#web/foundation/ui/fields/how.module.css'

const MATTERS = ['who', 'hidden', 'bands', 'helped', 'places', 'limits'] as const

export function HowCounted() {
  const { t } = useTranslation()
  return (
    <details className={classes.how}>
      <summary>{t('observatory.how.title')}</summary>
      <dl>
        {MATTERS.map((matter) => (
          <div key={matter}>
            <dt className="semibold">{t(`observatory.how.${matter}`)}</dt>{' '}
            <dd className="muted">
              {t(`observatory.how.${matter}Text`, {
                n: SHOWN_FROM,
                moved: MOVED_MIN,
                days: COUNTED_AFTER_DAYS,
                active: COUNTED_ACTIVE_DAYS,
              })}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <a className="target" download href={observatoryFilePath('metadata.json')}>
          {t('observatory.how.metadata')}
        </a>
      </p>
    </details>
  )
}
