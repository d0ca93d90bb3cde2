import { useTranslation } from 'react-i18next'
import classes from './skip-link.module.css'

export function SkipLink() {
  const { t } = useTranslation()
  return (
    <a className={`strong p34 ${classes.skip}`} href="#content">
      {t('shell.skip')}
    </a>
  )
}
