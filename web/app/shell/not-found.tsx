import { useTranslation } from 'react-i18next'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { usePageName } from '#web/foundation/ui/page.tsx'
import { UnfinishedThread } from '#web/foundation/ui/thread.tsx'
import classes from './standalone.module.css'

/** An address that leads nowhere. */
export function NotFound() {
  const { t } = useTranslation()
  usePageName(t('shell.notFound.title'))
  return (
    <div className={classes.page}>
      <UnfinishedThread />
      <h1>{t('shell.notFound.title')}</h1>
      <p>{t('shell.notFound.text')}</p>
      <LinkButton size="lg" to="/">
        {t('shell.notFound.home')}
      </LinkButton>
    </div>
  )
}
