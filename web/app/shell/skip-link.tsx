import { useTranslation } from 'react-i18next'
import classes from './skip-link.module.css'

/** The first link on every page, visible once it has the focus: skips the navigation and leads to the content. */
export function SkipLink() {
  const { t } = useTranslation()
  return (
    <a className={classes.skip} href="#content">
      {t('shell.skip')}
    </a>
  )
}
