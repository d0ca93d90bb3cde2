import { Button } from '@mantine/core'
import { IconLogout, IconSettings } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import { ThemeToggle } from '#web/app/shell/theme-toggle.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { Avatar } from '#web/foundation/ui/people/avatar.tsx'
import classes from './sidebar-foot.module.css'

type SidebarFootProps = { me: Me; onSignOut: () => void }

export function SidebarFoot({ me, onSignOut }: SidebarFootProps) {
  const { t } = useTranslation()
  const [name, host] = me.email.split('@')
  return (
    <div className={`stack g2 lined ${classes.foot}`}>
      <LinkButton leftSection={<IconSettings aria-hidden size={20} />} to="/settings" variant="quiet">
        {t('shell.settings')}
      </LinkButton>
      <p className={`middle text-sm ${classes.who}`}>
        <Avatar name={me.username} picture={me.avatar} size={40} />
        <span>
          <span dir="auto" className="breaks">
            {name}@<wbr />
            {host}
          </span>{' '}
          <span className="small">{t('dashboard.sidebar.active')}</span>
        </span>
      </p>
      <div className={`middle apart ${classes.acts}`}>
        <Button leftSection={<IconLogout aria-hidden size={20} />} onClick={onSignOut} variant="quiet">
          {t('shell.signOut')}
        </Button>
        <ThemeToggle />
      </div>
    </div>
  )
}
