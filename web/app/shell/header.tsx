import { ActionIcon } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import { Brand } from '#web/foundation/ui/brand.tsx'
import { MenuLater } from '#web/foundation/ui/dialogs/menu-later.tsx'
import { useDeferredDialog } from '#web/foundation/ui/dialogs/use-deferred-dialog.tsx'
import { lazyDialog, lazyExtra, lazyPart } from '#web/foundation/ui/layout/lazy-part.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { AccountButton } from './account-button.tsx'
import classes from './header.module.css'
import { LanguageToggle } from './language-toggle.tsx'
import { MoreButton } from './more-button.tsx'
import { PLACES } from './places.ts'

const AccountMenu = lazyPart(async () => (await import('./account-menu.tsx')).AccountMenu)
const MorePlaces = lazyPart(async () => (await import('./more-places.tsx')).MorePlaces)
const ThemeToggle = lazyExtra(async () => (await import('./theme-toggle.tsx')).ThemeToggle)
const MobileMenu = lazyDialog(async () => (await import('./mobile-menu.tsx')).MobileMenu)

type HeaderProps = {
  me: Me | null | undefined
  bell?: ReactNode
  onSignOut: () => void
}

export function Header({ me, bell, onSignOut }: HeaderProps) {
  const { t } = useTranslation()
  const isOnAuth = useLocation({ select: ({ pathname }) => pathname === '/auth' })
  const menu = useDeferredDialog()
  return (
    <header className="site-bar">
      <div className={`line g4 middle ${classes.inner}`}>
        <ActionIcon
          aria-expanded={menu.isOpen}
          aria-haspopup="dialog"
          aria-label={t('shell.openMenu')}
          className={classes.burger}
          onClick={menu.open}
          ref={menu.opener}
        >
          <IconMenu2 aria-hidden size={24} />
        </ActionIcon>
        {menu.mount(<MobileMenu isOpen={menu.isOpen} me={me} onClose={menu.cancel} onSignOut={onSignOut} />)}
        <Link aria-label={t('shell.homeLink')} className="target no-line" to="/">
          <Brand />
        </Link>
        {me !== undefined && <Places isMember={me !== null} />}
        <div className={`line g1 middle ${classes.right}`}>
          {me && bell}
          <LanguageToggle />
          {!me && (
            <span className={`${classes.wideOnly} ${classes.theme}`}>
              <Suspense>
                <ThemeToggle />
              </Suspense>
            </span>
          )}
          {me === null && (
            <LinkButton to="/auth" variant={isOnAuth ? 'default' : 'filled'}>
              {t('shell.signIn')}
            </LinkButton>
          )}
          {me && (
            <span className={classes.wideOnly}>
              <MenuLater button={(props) => <AccountButton {...props} me={me} />} load={AccountMenu.fetch}>
                <AccountMenu me={me} onSignOut={onSignOut} />
              </MenuLater>
            </span>
          )}
        </div>
      </div>
    </header>
  )
}

function Places({ isMember }: { isMember: boolean }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('shell.navigation')} className={classes.places}>
      {PLACES.filter(({ to, isForMembers, isRare }) => (isMember ? !isRare && to !== '/chat' : !isForMembers)).map(
        ({ to, label }) => (
          <Link activeOptions={{ exact: to === '/', includeHash: false }} key={to} to={to}>
            {t(label)}
          </Link>
        ),
      )}
      {isMember && (
        <MenuLater button={(props) => <MoreButton {...props} />} load={MorePlaces.fetch}>
          <MorePlaces />
        </MenuLater>
      )}
    </nav>
  )
}
