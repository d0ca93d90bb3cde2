import { useTranslation } from 'react-i18next'
import classes from './optional.module.css'

/** "(facultatif)", after the label of a field that may stay empty. */
export function Optional() {
  const { t } = useTranslation()
  return <span className={classes.optional}>{t('ui.optional')}</span>
}
