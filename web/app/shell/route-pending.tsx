import { Loader } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './standalone.module.css'

export function RoutePending() {
  const { t } = useTranslation()
  return (
    <div aria-label={t('ui.loading')} className={`centred ${classes.waiting}`} role="status">
      <Loader color="var(--prune)" />
    </div>
  )
}
