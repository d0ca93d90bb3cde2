import { useTranslation } from 'react-i18next'
import { Avatar } from '#web/foundation/ui/people/avatar.tsx'
import classes from './presence.module.css'

type PresentAvatarProps = {
  name: string | null
  picture?: string | null | undefined
  isOnline: boolean | null
  size?: number
}

export function PresentAvatar({ name, picture = null, isOnline, size = 44 }: PresentAvatarProps) {
  return (
    <span className={`rigid anchor ${classes.avatar}`}>
      <Avatar name={name} picture={picture} size={size} />
      {isOnline !== null && (
        <i aria-hidden="true" className={`pill ${classes.dot}`} data-online={isOnline || undefined} />
      )}
    </span>
  )
}

export function PresenceWords({ isOnline }: { isOnline: boolean | null }) {
  const { t } = useTranslation()
  if (isOnline === null) return null
  return t(isOnline ? 'chat.presence.online' : 'chat.presence.offline')
}
