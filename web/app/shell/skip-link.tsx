import { useTranslation } from 'react-i18next'
import classes from './skip-link.module.css'

/** First on every page, and in sight once it has the focus: past the navigation, to what the page says. */
export function SkipLink() {
  const { t } = useTranslation()
  return (
    <a className={classes.skip} href="#content">
      {t('shell.skip')}
    </a>
  )
}
