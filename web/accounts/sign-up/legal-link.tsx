import { VisuallyHidden } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './legal-link.module.css'

/** Opens in a new tab, so that the values of the form stay. */
export function LegalLink({ page, children }: { page: 'terms' | 'privacy'; children: string }) {
  const { t } = useTranslation()
  return (
    <a className={`middle prune ${classes.link}`} href={`/legal/${page}`} rel="noopener" target="_blank">
      {children}
      <IconExternalLink aria-hidden size={16} />
      <VisuallyHidden> {t('accounts.newTab')}</VisuallyHidden>
    </a>
  )
}
