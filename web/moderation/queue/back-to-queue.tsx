import { IconArrowLeft } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import classes from './queue.module.css'

export function BackToQueue() {
  const { t } = useTranslation()
  return (
    <p className={classes.back}>
      <LinkButton
        leftSection={<IconArrowLeft aria-hidden size={20} />}
        search={{}}
        to="/admin/moderation"
        variant="quiet"
      >
        {t('queue.back')}
      </LinkButton>
    </p>
  )
}
