import { IconArrowLeft } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import classes from './back-links.module.css'

export function BackLinks() {
  const { t } = useTranslation()
  const icon = <IconArrowLeft aria-hidden size={20} />
  return (
    <nav aria-label={t('medication.back.label')} className={`row g3 r0 ${classes.back}`}>
      <LinkButton leftSection={icon} to="/" variant="quiet">
        {t('medication.back.home')}
      </LinkButton>
      <LinkButton leftSection={icon} search={{}} to="/medication" variant="quiet">
        {t('medication.back.reports')}
      </LinkButton>
    </nav>
  )
}
