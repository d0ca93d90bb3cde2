import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Notice } from '#contract/notifications/schema.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { Sheet } from '#web/foundation/ui/layout/sheet.tsx'
import { Advice, AdviceActs } from './advice.tsx'
import { useMarkRead, useNotices } from './api.ts'
import { listTexts } from './list-texts.ts'
import classes from './notice-list.module.css'
import { NoticeRow } from './notice-row.tsx'

export function NewestNotices({ count, nothing }: { count: number; nothing: ReactNode }) {
  useTexts(listTexts)
  const { t } = useTranslation()
  const notices = useNotices(true)
  const markRead = useMarkRead()
  const [openedHere, setOpenedHere] = useState<readonly string[]>([])
  const [openedId, setOpenedId] = useState<string>()
  const [leftId, setLeftId] = useState<string>()
  if (!notices.data) return <Awaited cards={1} failed={t('notifications.failed')} of={notices} />
  const all = notices.data.pages.flatMap(({ items }) => items)
  const shown = all.filter(({ id, isRead }) => !isRead || openedHere.includes(id)).slice(0, count)
  // The notice is looked up at each render: when its post is deleted meanwhile, its text leaves the screen too.
  const opened = all.find(({ id }) => id === openedId)

  const open = (notice: Notice) => {
    setOpenedHere([...openedHere, notice.id])
    markRead(notice)
    if (notice.kind === 'recovery') setOpenedId(notice.id)
  }
  const close = () => {
    setLeftId(openedId)
    setOpenedId(undefined)
  }
  return (
    <>
      {shown.length === 0 ? (
        <p className="quiet">{nothing}</p>
      ) : (
        <ul className={`stack g1 ${classes.list}`}>
          {shown.map((notice) => (
            <NoticeRow isFocused={notice.id === leftId} key={notice.id} notice={notice} onOpen={() => open(notice)} />
          ))}
        </ul>
      )}
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
