import { Button } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Notice } from '#contract/notifications/schema.ts'
import { Card } from '#web/foundation/ui/card.tsx'
import { Chip } from '#web/foundation/ui/chip.tsx'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { PageTitle } from '#web/foundation/ui/page.tsx'
import { Sheet } from '#web/foundation/ui/sheet.tsx'
import { Advice, AdviceActs } from './advice.tsx'
import { useMarkAllRead, useMarkRead, useNotices, useUnreadCount } from './api.ts'
import classes from './notice-center.module.css'
import { NoticeList } from './notice-list.tsx'
import { NOTICE_FILTERS, type NoticesView, noticeFilterOf } from './notices-view.ts'

type NoticeCenterProps = { view: NoticesView; onView: (view: NoticesView) => void }

/** All that a member was told, of every kind. */
export function NoticeCenter({ view, onView }: NoticeCenterProps) {
  const { t } = useTranslation()
  const unread = useUnreadCount()
  const { name, filter } = noticeFilterOf(view)
  const notices = useNotices(true, filter)
  const markRead = useMarkRead()
  const markAllRead = useMarkAllRead()
  const [openedId, setOpenedId] = useState<string>()
  const [leftId, setLeftId] = useState<string>()
  // Looked up each time: when its post is deleted meanwhile, its words leave the screen too.
  const opened = notices.data?.pages.flatMap((page) => page.items).find(({ id }) => id === openedId)

  const open = (notice: Notice) => {
    markRead(notice)
    if (notice.kind === 'recovery') setOpenedId(notice.id)
  }
  const close = () => {
    setLeftId(openedId)
    setOpenedId(undefined)
  }
  const readAll = unread > 0 && (
    <Button
      aria-disabled={markAllRead.isPending || undefined}
      leftSection={<IconChecks aria-hidden size={20} />}
      onClick={() => markAllRead.mutate({})}
      variant="default"
    >
      {t('notifications.center.readAll')}
    </Button>
  )
  return (
    <>
      <PageTitle actions={readAll}>{t('notifications.center.title')}</PageTitle>
      <fieldset aria-label={t('notifications.center.filters')} className={classes.chips}>
        {NOTICE_FILTERS.map((each) => (
          <Chip
            count={each.name === 'unread' ? unread : undefined}
            isOn={each.name === name}
            key={each.name}
            onPress={() => onView(each.filtre ? { filtre: each.filtre } : {})}
          >
            {t(`notifications.center.${each.name}`)}
          </Chip>
        ))}
      </fieldset>
      <Card className={classes.card}>
        <NoticeList
          empty={
            name === 'all' || name === 'recoveries' ? undefined : (
              <EmptyState title={t('notifications.center.none')}>{t('notifications.center.noneText')}</EmptyState>
            )
          }
          focusedId={leftId}
          key={name}
          notices={notices}
          onOpen={open}
        />
      </Card>
      <Sheet
        footer={opened?.kind === 'recovery' && <AdviceActs notice={opened} onBack={close} onLeave={close} />}
        isOpen={opened?.kind === 'recovery'}
        onClose={close}
        title={t('notifications.advice.title')}
      >
        {opened?.kind === 'recovery' && <Advice notice={opened} />}
      </Sheet>
    </>
  )
}
