import { ActionIcon } from '@mantine/core'
import { IconLayoutSidebar } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode, Ref } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { LanguageToggle } from '#web/app/shell/language-toggle.tsx'
import { Brand } from '#web/foundation/ui/brand.tsx'
import classes from './top-bar.module.css'

type TopBarProps = {
  email: string
  bell: ReactNode
  isDrawer: boolean
  isSidebarOpen: boolean
  sidebarId: string
  onToggle: () => void
  button: Ref<HTMLButtonElement>
}

export function TopBar({ email, bell, isDrawer, isSidebarOpen, sidebarId, onToggle, button }: TopBarProps) {
  const { t } = useTranslation()
  return (
    <header className={`site-bar line g3 middle ${classes.bar}`}>
      <ActionIcon
        aria-controls={isDrawer && !isSidebarOpen ? undefined : sidebarId}
        aria-expanded={isSidebarOpen}
        aria-haspopup={isDrawer ? 'dialog' : undefined}
        aria-keyshortcuts="Control+B Meta+B"
        aria-label={t('dashboard.sidebar.toggle')}
        onClick={onToggle}
        ref={button}
        title={t('dashboard.sidebar.toggleHint')}
      >
        <IconLayoutSidebar aria-hidden size={24} />
      </ActionIcon>
      {isDrawer ? (
        <Link aria-label={t('shell.homeLink')} className="target no-line" to="/">
          <Brand size={26} />
        </Link>
      ) : (
        <p className={`quiet cut shrinks ${classes.who}`}>
          <Trans components={{ strong: <strong /> }} i18nKey="dashboard.sidebar.connectedAs" values={{ email }} />
        </p>
      )}
      <div className={`line g1 middle rigid ${classes.right}`}>
        {bell}
        <LanguageToggle />
      </div>
    </header>
  )
}
