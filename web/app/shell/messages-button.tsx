import { IconMessageCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { query } from '#web/foundation/rpc.ts'
import { UnreadSign } from '#web/foundation/ui/unread-sign.tsx'
import classes from './messages-button.module.css'

export function useToRead(): number {
  const { data } = useQuery(query.chat.unread.queryOptions())
  return data ? data.conversations + data.requests : 0
}

export function MessagesButton() {
  const { t } = useTranslation()
  const count = useToRead()
  return (
    <Link
      aria-label={count === 0 ? t('shell.messages') : t('shell.messagesUnread', { count })}
      className={`target centre hovers no-line ink ${classes.messages}`}
      to="/chat"
    >
      <UnreadSign count={count}>
        <IconMessageCircle aria-hidden size={24} />
      </UnreadSign>
    </Link>
  )
}
