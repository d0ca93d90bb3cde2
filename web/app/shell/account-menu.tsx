import { Menu, UnstyledButton } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import { Avatar } from '#web/foundation/ui/avatar.tsx'
import classes from './account-menu.module.css'
import { THEME_CHOICES, useTheme } from './themes.ts'

/** The signed-in member's own menu: who one is, the appearance, the way out. */
export function AccountMenu({ me, onSignOut }: { me: Me; onSignOut: () => void }) {
  const { t } = useTranslation()
  const { theme, chooseTheme } = useTheme()
  const choose = (value: string) => {
    const chosen = THEME_CHOICES.find((choice) => choice.theme === value)
    if (chosen) chooseTheme(chosen.theme)
  }
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <UnstyledButton aria-label={t('shell.accountMenu', { name: me.username })} className={classes.target}>
          <Avatar name={me.username} size={40} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          <strong>{me.username}</strong>
          <span>{me.email}</span>
        </div>
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
