import { ActionIcon } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { UnreadSign } from '#web/foundation/ui/unread-sign.tsx'
import { useUnreadCount } from './api.ts'
import classes from './bell.module.css'

// Wanted by few of the screens that the bell is on.
const NoticesDialog = lazy(async () => ({ default: (await import('./notices-dialog.tsx')).NoticesDialog }))

/** The signed-in member's notices: how many are unread, and the dialog that lists them. */
export function NotificationBell() {
  const { t } = useTranslation()
  const unread = useUnreadCount()
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never')
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setDialog('closed')
    // The dialog came with its first opening, too late to know where the focus was. A page that is left for another takes it from here.
    button.current?.focus()
  }
  return (
    <>
      <ActionIcon
        aria-haspopup="dialog"
        aria-label={unread === 0 ? t('notifications.bell') : t('notifications.bellUnread', { count: unread })}
        className={classes.bell}
        onClick={() => setDialog('open')}
        ref={button}
      >
        <UnreadSign count={unread}>
          <IconBell aria-hidden size={24} />
        </UnreadSign>
      </ActionIcon>
      {dialog !== 'never' && (
        <Suspense>
          <NoticesDialog isOpen={dialog === 'open'} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
