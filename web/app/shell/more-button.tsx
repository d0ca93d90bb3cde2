import { UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './header.module.css'

export function MoreButton(props: ComponentPropsWithRef<'button'>) {
  const { t } = useTranslation()
  return (
    <UnstyledButton {...props} className={classes.more}>
      {t('shell.more')} <IconChevronDown aria-hidden size={16} />
    </UnstyledButton>
  )
}
