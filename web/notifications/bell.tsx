import { ActionIcon } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useDeferredDialog } from '#web/foundation/ui/dialogs/use-deferred-dialog.tsx'
import { lazyDialog } from '#web/foundation/ui/layout/lazy-part.tsx'
import { UnreadSign } from '#web/foundation/ui/unread-sign.tsx'
import { useUnreadCount } from './api.ts'
import classes from './bell.module.css'

const NoticesDialog = lazyDialog(async () => (await import('./notices-dialog.tsx')).NoticesDialog)

export function NotificationBell() {
  const { t } = useTranslation()
  const unread = useUnreadCount()
  const dialog = useDeferredDialog()
  return (
    <>
      <ActionIcon
        aria-haspopup="dialog"
        aria-label={unread === 0 ? t('notifications.bell') : t('notifications.bellUnread', { count: unread })}
        className={classes.bell}
        onClick={dialog.open}
        ref={dialog.opener}
      >
        <UnreadSign count={unread}>
          <IconBell aria-hidden size={24} />
        </UnreadSign>
      </ActionIcon>
      {dialog.mount(<NoticesDialog isOpen={dialog.isOpen} onClose={dialog.cancel} />)}
    </>
  )
}
