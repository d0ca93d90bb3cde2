import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { FailureBox } from '#web/foundation/ui/failure-box.tsx'
import { MorePages } from '#web/foundation/ui/layout/more-pages.tsx'
import { useWatched } from '#web/foundation/watching.ts'
import { hasNoConversation, useConversations } from '../api.ts'
import { useDelivered } from '../messages/use-delivered.ts'
import { useOutbox } from '../messages/use-outbox.ts'
import classes from './conversation-list.module.css'
import { ConversationRow } from './conversation-row.tsx'
import { RowSkeletons } from './row-skeletons.tsx'

type ConversationListProps = {
  memberId: string
  openId?: string | undefined
  leftId?: string | undefined
  /** Offered where there is no conversation; nothing where the page offers it beside. */
  emptyAction?: ReactNode
}

export function ConversationList({ memberId, openId, leftId, emptyAction }: ConversationListProps) {
  const { t } = useTranslation()
  const pages = useConversations()
  const { data, error, refetch } = pages
  const { items: unsent } = useOutbox(memberId)
  const conversations = data?.pages.flatMap((page) => page.items)
  useDelivered(memberId, conversations)
  const ids = conversations?.map(({ id }) => id).join(' ') ?? ''
  useWatched(
    useMemo(
      () =>
        ids
          .split(' ')
          .filter(Boolean)
          .map((id) => `conversation:${id}` as const),
      [ids],
    ),
  )
  const list = useRef<HTMLUListElement>(null)
  const isThere = conversations !== undefined
  useEffect(() => {
    if (!leftId || !isThere) return
    list.current?.querySelector<HTMLElement>(`[data-conversation="${leftId}"]`)?.focus()
  }, [leftId, isThere])

  if (!conversations || !data)
    return error ? (
      <FailureBox error={error} onRetry={() => void refetch()} title={t('chat.list.failed')} />
    ) : (
      <RowSkeletons />
    )
  if (hasNoConversation(data))
    return (
      <EmptyState action={emptyAction} title={t('chat.list.empty')}>
        {t('chat.list.emptyText')}
      </EmptyState>
    )
  return (
    <>
      <ul aria-label={t('chat.list.label')} className={`stack g0 ${classes.list}`} ref={list}>
        {conversations.map((conversation) => (
          <ConversationRow
            conversation={conversation}
            hasUnsent={unsent.some(
              ({ conversationId, failure }) => conversationId === conversation.id && failure !== null,
            )}
            isOpen={conversation.id === openId}
            key={conversation.id}
          />
        ))}
      </ul>
      <div className={classes.more}>
        <MorePages
          list={pages}
          words={{ more: t('chat.list.more'), loading: t('chat.list.loadingMore'), failed: t('chat.list.failed') }}
        />
      </div>
    </>
  )
}
