import { useTranslation } from 'react-i18next'
import classes from './optional.module.css'

export function Optional() {
  const { t } = useTranslation()
  return <span className={`muted ${classes.optional}`}>{t('ui.optional')}</span>
}
