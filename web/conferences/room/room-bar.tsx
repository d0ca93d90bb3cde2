import { IconLogout, IconMessageCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import classes from './room-view.module.css'

type RoomBarProps = { isChatShown: boolean; onChat: () => void; panelId: string }

export function RoomBar({ isChatShown, onChat, panelId }: RoomBarProps) {
  const { t } = useTranslation()
  return (
    <div className={`no-wrap ${classes.bar}`}>
      <button
        aria-controls={isChatShown ? panelId : undefined}
        aria-expanded={isChatShown}
        className={classes.chat}
        data-on={isChatShown || undefined}
        onClick={onChat}
        type="button"
      >
        <IconMessageCircle aria-hidden size={22} />
        {t('room.bar.chat')}
      </button>
      <Link className={classes.leave} to="/expert-conferences">
        <IconLogout aria-hidden size={22} />
        {t('room.bar.leave')}
      </Link>
    </div>
  )
}
