import { useTranslation } from 'react-i18next'
import classes from './intensity-bar.module.css'

const STEPS = Array.from({ length: 10 }, (_, step) => step + 1)

export function IntensityBar({ value, withLabel = true }: { value: number; withLabel?: boolean }) {
  const { t } = useTranslation()
  return (
    <span aria-label={t('ui.intensityOf', { value })} className={`middle text-sm ${classes.intensity}`} role="img">
      {withLabel && <span className="muted">{t('ui.intensity')}</span>}{' '}
      <span className={`bottom ${classes.bar}`}>
        {STEPS.map((step) => (
          <i data-on={step <= value || undefined} key={step} style={{ '--step': step - 1 }} />
        ))}
      </span>{' '}
      <b className="tabular">{value}/10</b>
    </span>
  )
}
