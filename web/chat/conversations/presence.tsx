import { useTranslation } from 'react-i18next'
import { Avatar } from '#web/foundation/ui/people/avatar.tsx'
import classes from './presence.module.css'

type PresentAvatarProps = {
  name: string | null
  picture?: string | null | undefined
  /** Whether the member is online; null when one of the two does not show presence. */
  isOnline: boolean | null
  size?: number
}

/** Shows a member's picture with their presence: a full dot or a ring. `PresenceWords` says the same to screen readers. */
export function PresentAvatar({ name, picture = null, isOnline, size = 44 }: PresentAvatarProps) {
  return (
    <span className={classes.avatar}>
      <Avatar name={name} picture={picture} size={size} />
      {isOnline !== null && <i aria-hidden="true" className={classes.dot} data-online={isOnline || undefined} />}
    </span>
  )
}

/** Shows presence in words; nothing when it is not shown. */
export function PresenceWords({ isOnline }: { isOnline: boolean | null }) {
  const { t } = useTranslation()
  if (isOnline === null) return null
  return t(isOnline ? 'chat.presence.online' : 'chat.presence.offline')
}
