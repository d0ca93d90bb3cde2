import { UnstyledButton } from '@mantine/core'
import type { ComponentPropsWithRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import { Avatar } from '#web/foundation/ui/people/avatar.tsx'
import classes from './account-button.module.css'

export function AccountButton({ me, ...props }: { me: Me } & ComponentPropsWithRef<'button'>) {
  const { t } = useTranslation()
  return (
    <UnstyledButton {...props} aria-label={t('shell.accountMenu', { name: me.username })} className={classes.button}>
      <Avatar name={me.username} picture={me.avatar} size={40} />
    </UnstyledButton>
  )
}
