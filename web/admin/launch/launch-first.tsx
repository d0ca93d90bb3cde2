import { IconShieldLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import classes from './launch.module.css'
import { fr as launch } from './texts.fr.ts'

const texts = { launch }

export function LaunchFirst({ me: { rolesWaiting } }: { me: Pick<Me, 'rolesWaiting'> }) {
  useTexts(texts)
  const { t } = useTranslation()
  return (
    <div className={classes.first}>
      <PageTitle>{t('launch.first.title')}</PageTitle>
      <ol className="stack g6">
        <li>
          <IconShieldLock aria-hidden className="prune" size={24} />
          <div>
            <p>{t('launch.first.text')}</p>
            <LinkButton params={{ page: 'security' }} size="lg" to="/settings/$page">
              {t('launch.first.action')}
            </LinkButton>
          </div>
        </li>
        <li>
          <div>
            <strong>{t('launch.first.next')}</strong>
            <p>{t(rolesWaiting.includes('admin') ? 'launch.first.admin' : 'launch.first.moderator')}</p>
          </div>
        </li>
      </ol>
    </div>
  )
}
