import { useTranslation } from 'react-i18next'
import classes from './percent.module.css'

/** A likeness in percent, in a pebble: "82 % similaire". */
export function Percent({ value }: { value: number }) {
  const { t } = useTranslation()
  return (
    <span className={classes.dot}>
      <b>{t('ui.percent', { value })}</b>
      <span>{t('ui.similar')}</span>
    </span>
  )
}
