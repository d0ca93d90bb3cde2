import { Button, NativeSelect } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconChecks } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Notice } from '#contract/notifications/schema.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { Chip } from '#web/foundation/ui/chip.tsx'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { Sheet } from '#web/foundation/ui/layout/sheet.tsx'
import { Advice, AdviceActs } from './advice.tsx'
import { useMarkAllRead, useMarkRead, useNotices, useUnreadCount } from './api.ts'
import { listTexts } from './list-texts.ts'
import classes from './notice-center.module.css'
import { NoticeList } from './notice-list.tsx'
import { NOTICE_FILTERS, type NoticesView, noticeFilterOf, readNoticesView } from './notices-view.ts'

/** The number of filters shown as chips on phones; the others are in a select, because more chips would push the notices off the first screen. */
const CHIPS_ON_PHONES = 4
const OTHERS = NOTICE_FILTERS.slice(CHIPS_ON_PHONES)
const NARROW = '(max-width: 767.98px)'

type NoticeCenterProps = { view: NoticesView; onView: (view: NoticesView) => void }

/** Lists all notices of a member, of every kind. */
export function NoticeCenter({ view, onView }: NoticeCenterProps) {
  useTexts(listTexts)
  const { t } = useTranslation()
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false }) ?? false
  const unread = useUnreadCount()
  const { name, filter } = noticeFilterOf(view)
  const notices = useNotices(true, filter)
  const markRead = useMarkRead()
  const markAllRead = useMarkAllRead()
  const [openedId, setOpenedId] = useState<string>()
  const [leftId, setLeftId] = useState<string>()
  // The notice is looked up at each render: when its post is deleted meanwhile, its text leaves the screen too.
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
        {(isNarrow ? NOTICE_FILTERS.slice(0, CHIPS_ON_PHONES) : NOTICE_FILTERS).map((each) => (
          <Chip
            count={each.name === 'unread' ? unread : undefined}
            isOn={each.name === name}
            key={each.name}
            onPress={() => onView(each.filtre ? { filtre: each.filtre } : {})}
          >
            {t(`notifications.center.${each.name}`)}
          </Chip>
        ))}
        {isNarrow && (
          <NativeSelect
            aria-label={t('notifications.center.others')}
            className={classes.others}
            data={[
              { value: '', label: t('notifications.center.others') },
              ...OTHERS.map((each) => ({ value: each.filtre ?? '', label: t(`notifications.center.${each.name}`) })),
            ]}
            data-on={OTHERS.some((each) => each.name === name) || undefined}
            onChange={(event) => onView(readNoticesView({ filtre: event.currentTarget.value }))}
            value={OTHERS.find((each) => each.name === name)?.filtre ?? ''}
          />
        )}
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
