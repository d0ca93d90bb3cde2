import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Notice } from '#contract/notifications/schema.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { Sheet } from '#web/foundation/ui/layout/sheet.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { Advice, AdviceActs } from './advice.tsx'
import { useMarkRead, useNotices } from './api.ts'
import { listTexts } from './list-texts.ts'
import { NoticeList } from './notice-list.tsx'

type NoticesDialogProps = { isOpen: boolean; onClose: () => void }

export function NoticesDialog({ isOpen, onClose }: NoticesDialogProps) {
  useTexts(listTexts)
  const { t } = useTranslation()
  const notices = useNotices(isOpen)
  const markRead = useMarkRead()
  const [wasOpen, setWasOpen] = useState(isOpen)
  const [openedId, setOpenedId] = useState<string>()
  const [leftId, setLeftId] = useState<string>()
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) {
      setOpenedId(undefined)
      setLeftId(undefined)
    }
  }
  const opened = notices.data?.pages.flatMap((page) => page.items).find(({ id }) => id === openedId)

  const open = (notice: Notice) => {
    markRead(notice)
    if (notice.kind === 'recovery') setOpenedId(notice.id)
    else onClose()
  }
  const backToList = () => {
    setLeftId(openedId)
    setOpenedId(undefined)
  }

  return opened?.kind === 'recovery' ? (
    <Sheet
      footer={<AdviceActs notice={opened} onBack={backToList} onLeave={onClose} />}
      isOpen={isOpen}
      onClose={onClose}
      title={t('notifications.advice.title')}
    >
      <Advice notice={opened} />
    </Sheet>
  ) : (
    <Sheet
      footer={
        <LinkButton onClick={onClose} to="/notifications" variant="default">
          {t('notifications.seeAll')}
        </LinkButton>
      }
      isOpen={isOpen}
      onClose={onClose}
      title={t('notifications.title')}
    >
      <NoticeList focusedId={leftId} notices={notices} onOpen={open} />
    </Sheet>
  )
}
