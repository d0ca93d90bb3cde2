import { Menu } from '@mantine/core'
import {
  IconChartDots3,
  IconHeartHandshake,
  IconLayoutDashboard,
  IconLogout,
  IconNotebook,
  IconSettings,
  IconShieldLock,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import { useOpenAtOnce } from '#web/foundation/ui/dialogs/use-open-at-once.ts'
import { AccountButton } from './account-button.tsx'
import classes from './account-menu.module.css'
import { worksHere } from './staff.ts'
import { THEME_CHOICES, useTheme } from './themes.ts'

export function AccountMenu({ me, onSignOut }: { me: Me; onSignOut: () => void }) {
  const { t } = useTranslation()
  const { theme, chooseTheme } = useTheme()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, change] = useOpenAtOnce(button)
  const isStaff = worksHere(me)
  const choose = (value: string) => {
    const chosen = THEME_CHOICES.find((choice) => choice.theme === value)
    if (chosen) chooseTheme(chosen.theme)
  }
  return (
    <Menu onChange={change} opened={isOpen} position="bottom-end" width={260}>
      <Menu.Target>
        <AccountButton me={me} ref={button} />
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          <strong dir="auto">{me.username}</strong> <span className="small breaks">{me.email}</span>
        </div>
        <Menu.Divider />
        <Menu.Item component={Link} leftSection={<IconLayoutDashboard aria-hidden size={18} />} to="/dashboard">
          {t('shell.space')}
        </Menu.Item>
        <Menu.Item component={Link} leftSection={<IconNotebook aria-hidden size={18} />} to="/dashboard/journal">
          {t('shell.bar.journal')}
        </Menu.Item>
        <Menu.Item component={Link} leftSection={<IconHeartHandshake aria-hidden size={18} />} to="/ce-qui-a-aide">
          {t('shell.whatHelped')}
        </Menu.Item>
        <Menu.Item component={Link} leftSection={<IconChartDots3 aria-hidden size={18} />} to="/observatoire">
          {t('shell.observatory')}
        </Menu.Item>
        {isStaff && (
          <Menu.Item component={Link} leftSection={<IconShieldLock aria-hidden size={18} />} to="/admin">
            {t('shell.admin')}
          </Menu.Item>
        )}
        <Menu.Item component={Link} leftSection={<IconSettings aria-hidden size={18} />} to="/settings">
          {t('shell.settings')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{t('shell.theme.title')}</Menu.Label>
        <Menu.RadioGroup onChange={choose} value={theme}>
          {THEME_CHOICES.map((choice) => (
            <Menu.RadioItem closeMenuOnClick={false} key={choice.theme} value={choice.theme}>
              {t(choice.label)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout aria-hidden size={18} />} onClick={onSignOut}>
          {t('shell.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
