import { IconPinned } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { RoomMessage } from '#contract/conferences/schema.ts'
import classes from './chat-panel.module.css'

export function PinnedQuestion({ message: { body } }: { message: RoomMessage }) {
  const { t } = useTranslation()
  return (
    <div className={`line prune text-sm ${classes.pinned}`}>
      <IconPinned aria-hidden size={20} />
      <p>
        <b>{t('room.message.pinned')}</b>{' '}
        <span className="clamp breaks ink" dir="auto">
          {body}
        </span>
      </p>
    </div>
  )
}
