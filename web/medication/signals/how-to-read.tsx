import { useTranslation } from 'react-i18next'
import classes from '#web/foundation/ui/fields/how.module.css'

const MATTERS = ['counts', 'prr', 'ror', 'ic', 'evans', 'undefined', 'limits'] as const

export function HowToRead() {
  const { t } = useTranslation()
  return (
    <details className={classes.how}>
      <summary>{t('signals.how.title')}</summary>
      <dl>
        {MATTERS.map((matter) => (
          <div key={matter}>
            <dt className="semibold">{t(`signals.how.${matter}`)}</dt>{' '}
            <dd className="muted">{t(`signals.how.${matter}Text`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
