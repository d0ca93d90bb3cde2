import { IconMessageCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { query } from '#web/foundation/rpc.ts'
import { UnreadSign } from '#web/foundation/ui/unread-sign.tsx'
import classes from './messages-button.module.css'

/** Returns the number of unread conversations and pending requests; 0 until it is known. */
export function useToRead(): number {
  const { data } = useQuery(query.chat.unread.queryOptions())
  return data ? data.conversations + data.requests : 0
}

/** Links to the signed-in member's messages, with the number of unread ones. */
export function MessagesButton() {
  const { t } = useTranslation()
  const count = useToRead()
  return (
    <Link
      aria-label={count === 0 ? t('shell.messages') : t('shell.messagesUnread', { count })}
      className={classes.messages}
      to="/chat"
    >
      <UnreadSign count={count}>
        <IconMessageCircle aria-hidden size={24} />
      </UnreadSign>
    </Link>
  )
}
