import { UnstyledButton } from '@mantine/core'
import type { ComponentPropsWithRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '#web/foundation/ui/avatar.tsx'
import classes from './account-button.module.css'

/** What the signed-in member's own menu opens by. */
export function AccountButton({ username, ...props }: { username: string } & ComponentPropsWithRef<'button'>) {
  const { t } = useTranslation()
  return (
    <UnstyledButton {...props} aria-label={t('shell.accountMenu', { name: username })} className={classes.button}>
      <Avatar name={username} size={40} />
    </UnstyledButton>
  )
}
