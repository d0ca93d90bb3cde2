import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Notice } from '#contract/notifications/schema.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { loadNext } from '#web/foundation/load-next.ts'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { FailureBox } from '#web/foundation/ui/failure-box.tsx'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { type useNotices, useUnreadCount } from './api.ts'
import { listTexts } from './list-texts.ts'
import classes from './notice-list.module.css'
import { NoticeRow } from './notice-row.tsx'

type NoticeListProps = {
  notices: ReturnType<typeof useNotices>
  focusedId: string | undefined
  onOpen: (notice: Notice) => void
  empty?: ReactNode
  /** The number of unread notices counts all kinds, so it does not fit a list of some kinds. */
  isFiltered?: boolean
}

export function NoticeList({ notices, focusedId, onOpen, empty, isFiltered = false }: NoticeListProps) {
  useTexts(listTexts)
  const { t } = useTranslation()
  const unread = useUnreadCount()
  const [firstOlderId, setFirstOlderId] = useState<string>()
  const { data, error, isFetchNextPageError, hasNextPage, isFetchingNextPage } = notices

  if (!data) return <Awaited failed={t('notifications.failed')} of={notices} />

  const items = data.pages.flatMap((page) => page.items)
  if (items.length === 0 && !hasNextPage)
    return (
      empty ?? (
        <EmptyState order={3} title={t('notifications.empty.title')}>
          {t('notifications.empty.text')}
        </EmptyState>
      )
    )

  const loadOlder = async () => {
    setFirstOlderId((await loadNext(notices))?.items[0]?.id)
  }
  const focused = firstOlderId ?? focusedId
  return (
    <>
      {!isFiltered && (
        <p className={`quiet ${classes.summary}`}>
          {unread > 0 ? t('notifications.unread', { count: unread }) : t('notifications.allRead')}
        </p>
      )}
      <ul className={`stack g1 ${classes.list}`}>
        {items.map((notice) => (
          <NoticeRow isFocused={notice.id === focused} key={notice.id} notice={notice} onOpen={() => onOpen(notice)} />
        ))}
      </ul>
      {isFetchNextPageError ? (
        <FailureBox error={error} onRetry={() => void loadOlder()} title={t('notifications.failed')} />
      ) : (
        hasNextPage && (
          <div className={`centre pt4 ${classes.more}`}>
            <Button
              aria-disabled={isFetchingNextPage || undefined}
              data-disabled={isFetchingNextPage || undefined}
              onClick={() => !isFetchingNextPage && void loadOlder()}
              variant="default"
            >
              {isFetchingNextPage ? t('notifications.loadingMore') : t('notifications.more')}
            </Button>
          </div>
        )
      )}
    </>
  )
}
