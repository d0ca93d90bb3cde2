import { Button, Drawer } from '@mantine/core'
import {
  IconBroadcast,
  IconChartDots3,
  IconHeartHandshake,
  IconHome,
  IconLayoutDashboard,
  IconLogout,
  IconMessageCircle,
  IconMessages,
  IconNotebook,
  IconPill,
  IconSettings,
  IconShieldLock,
  IconUsers,
  IconX,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import { useNumbers } from '#web/foundation/i18n.ts'
import { ToastPlace } from '#web/foundation/toasts.tsx'
import { Brand } from '#web/foundation/ui/brand.tsx'
import { useBackCloses } from '#web/foundation/ui/dialogs/use-back-closes.ts'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { Avatar } from '#web/foundation/ui/people/avatar.tsx'
import { ShortCount } from '#web/foundation/ui/unread-sign.tsx'
import { wayIn } from '#web/foundation/way-in.ts'
import { useUnreadCount } from '#web/notifications/api.ts'
import { useToRead } from './messages-button.tsx'
import classes from './mobile-menu.module.css'
import { PLACES, type ShellPath } from './places.ts'
import { worksHere } from './staff.ts'
import { ThemePicker } from './theme-picker.tsx'

/** The icons are loaded with the menu, because the header shows its places without icons. */
const SIGNS = {
  '/': IconHome,
  '/feed': IconMessages,
  '/chat': IconMessageCircle,
  '/matches': IconUsers,
  '/expert-conferences': IconBroadcast,
  '/medication': IconPill,
  '/dashboard/journal': IconNotebook,
  '/ce-qui-a-aide': IconHeartHandshake,
  '/observatoire': IconChartDots3,
  '/dashboard': IconLayoutDashboard,
} as const satisfies Record<ShellPath, typeof IconHome>

type MobileMenuProps = {
  isOpen: boolean
  onClose: () => void
  me: Me | null | undefined
  onSignOut: () => void
}

export function MobileMenu({ isOpen, onClose, me, onSignOut }: MobileMenuProps) {
  const { t } = useTranslation()
  const formatNumber = useNumbers()
  const toRead = useToRead()
  const notices = useUnreadCount()
  useBackCloses(isOpen, onClose)
  const leave = () => {
    onClose()
    onSignOut()
  }
  return (
    <Drawer
      classNames={{ body: classes.body, close: classes.close, content: classes.content, header: classes.header }}
      // As in `Sheet`, the content is inert as soon as it closes, so that it does not keep the focus.
      attributes={{ content: { inert: !isOpen }, header: { role: 'none' } }}
      closeButtonProps={{ 'aria-label': t('ui.close'), icon: <IconX aria-hidden size={24} /> }}
      onClose={onClose}
      opened={isOpen}
      size="min(20rem, 88vw)"
      title={<Brand />}
      transitionProps={{ duration: 180 }}
    >
      <Part title={t('shell.navigation')}>
        <nav aria-label={t('shell.navigation')} className={classes.places}>
          {PLACES.filter(({ isForMembers }) => me || !isForMembers).map(({ to, label }) => {
            const Sign = SIGNS[to]
            return (
              <Link activeOptions={{ exact: to === '/', includeHash: false }} key={to} onClick={onClose} to={to}>
                <Sign aria-hidden size={20} />
                {t(label)} {to === '/chat' && toRead > 0 && <b className="count tabular">{formatNumber(toRead)}</b>}
                {to === '/dashboard' && notices > 0 && (
                  <b className="count tabular">
                    <ShortCount count={notices} />
                  </b>
                )}
              </Link>
            )
          })}
          {me && worksHere(me) && (
            <Link onClick={onClose} to="/admin">
              <IconShieldLock aria-hidden size={20} />
              {t('shell.admin')}
            </Link>
          )}
        </nav>
      </Part>
      {me && (
        <Part title={t('shell.account')}>
          <p className={`line g3 middle ${classes.who}`}>
            <Avatar name={me.username} picture={me.avatar} size={40} />
            <span>
              <strong dir="auto">{me.username}</strong> <span>{me.email}</span>
            </span>
          </p>
          <LinkButton
            leftSection={<IconSettings aria-hidden size={20} />}
            onClick={onClose}
            to="/settings"
            variant="default"
          >
            {t('shell.settings')}
          </LinkButton>
          <Button leftSection={<IconLogout aria-hidden size={20} />} onClick={leave} variant="default">
            {t('shell.signOut')}
          </Button>
        </Part>
      )}
      {me === null && (
        <Part title={t('shell.connection')}>
          <LinkButton onClick={onClose} search={wayIn()} to="/auth">
            {t('shell.signInOrUp')}
          </LinkButton>
        </Part>
      )}
      <ThemePicker />
      {isOpen && <ToastPlace />}
    </Drawer>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`stack g2 ${classes.part}`}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
