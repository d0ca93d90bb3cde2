import { useTranslation } from 'react-i18next'
import { UnfinishedLine } from '#web/foundation/ui/brand-line.tsx'
import { usePageName } from '#web/foundation/ui/layout/page.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import classes from './standalone.module.css'

export function NotFound() {
  const { t } = useTranslation()
  usePageName(t('shell.notFound.title'))
  return (
    <div className={`stack g4 start ${classes.page}`}>
      <UnfinishedLine />
      <h1>{t('shell.notFound.title')}</h1>
      <p>{t('shell.notFound.text')}</p>
      <LinkButton size="lg" to="/">
        {t('shell.notFound.home')}
      </LinkButton>
    </div>
  )
}
