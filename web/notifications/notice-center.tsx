import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconChecks } from '@tabler/icons-react'
import { useRef, useState } from 'react'
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
import { FILTERS_IN_SIGHT, type NoticesView, noticeFilterOf, OTHER_FILTERS } from './notices-view.ts'

type NoticeCenterProps = { view: NoticesView; onView: (view: NoticesView) => void }

export function NoticeCenter({ view, onView }: NoticeCenterProps) {
  useTexts(listTexts)
  const { t } = useTranslation()
  const unread = useUnreadCount()
  const { name, filter } = noticeFilterOf(view)
  const notices = useNotices(true, filter)
  const markRead = useMarkRead()
  const markAllRead = useMarkAllRead()
  const filters = useRef<HTMLFieldSetElement>(null)
  const [isFiltering, setFiltering] = useState(false)
  const [openedId, setOpenedId] = useState<string>()
  const [leftId, setLeftId] = useState<string>()
  const opened = notices.data?.pages.flatMap((page) => page.items).find(({ id }) => id === openedId)

  const open = (notice: Notice) => {
    markRead(notice)
    if (notice.kind === 'recovery') setOpenedId(notice.id)
  }
  const close = () => {
    setLeftId(openedId)
    setOpenedId(undefined)
  }
  // The button disappears with the last unread notice.
  const lead = () => {
    if (document.activeElement === document.body) filters.current?.querySelector('button')?.focus()
  }
  const other = OTHER_FILTERS.find((each) => each.name === name)
  const readAll = unread > 0 && (
    <Button
      aria-disabled={markAllRead.isPending || undefined}
      leftSection={<IconChecks aria-hidden size={20} />}
      onClick={() => markAllRead.mutate({}, { onSuccess: lead })}
      variant="default"
    >
      {t('notifications.center.readAll')}
    </Button>
  )
  return (
    <>
      <PageTitle actions={readAll}>{t('notifications.center.title')}</PageTitle>
      <fieldset aria-label={t('notifications.center.filters')} className="row mb4" ref={filters}>
        {FILTERS_IN_SIGHT.map((each) => (
          <FilterChip each={each} key={each.name} name={name} onView={onView} unread={unread} />
        ))}
        <Button
          aria-haspopup="dialog"
          className={classes.others}
          data-on={other !== undefined || undefined}
          leftSection={<IconAdjustmentsHorizontal aria-hidden size={20} />}
          onClick={() => setFiltering(true)}
          variant="default"
        >
          {other
            ? t('notifications.center.filteredBy', { name: t(`notifications.center.${other.name}`) })
            : t('notifications.center.filter')}
        </Button>
      </fieldset>
      <Card className="inset-row">
        <NoticeList
          empty={
            name === 'recoveries' ? undefined : (
              <EmptyState title={t('notifications.center.none')}>{t('notifications.center.noneText')}</EmptyState>
            )
          }
          focusedId={leftId}
          isFiltered={name !== 'all' && name !== 'unread'}
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
      <Sheet isOpen={isFiltering} onClose={() => setFiltering(false)} title={t('notifications.center.filters')}>
        <div className="row mb4">
          {OTHER_FILTERS.map((each) => (
            <FilterChip
              each={each}
              key={each.name}
              name={name}
              onView={(chosen) => {
                setFiltering(false)
                onView(chosen)
              }}
            />
          ))}
        </div>
      </Sheet>
    </>
  )
}

type FilterChipProps = {
  each: ReturnType<typeof noticeFilterOf>
  name: string
  onView: (view: NoticesView) => void
  unread?: number
}

function FilterChip({ each, name, onView, unread }: FilterChipProps) {
  const { t } = useTranslation()
  return (
    <Chip
      count={(each.name === 'unread' && unread) || undefined}
      isOn={each.name === name}
      onPress={() => onView(each.filtre ? { filtre: each.filtre } : {})}
    >
      {t(`notifications.center.${each.name}`)}
    </Chip>
  )
}
