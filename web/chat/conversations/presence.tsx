import { useTranslation } from 'react-i18next'
import { Avatar } from '#web/foundation/ui/people/avatar.tsx'
import classes from './presence.module.css'

type PresentAvatarProps = {
  name: string | null
  picture?: string | null | undefined
  /** Null where one of the two does not show it. */
  isOnline: boolean | null
  size?: number
}

/** A member's picture with a sign of whether they are there: a full dot, or a ring; the words stand for those who do not see it. */
export function PresentAvatar({ name, picture = null, isOnline, size = 44 }: PresentAvatarProps) {
  return (
    <span className={classes.avatar}>
      <Avatar name={name} picture={picture} size={size} />
      {isOnline !== null && <i aria-hidden="true" className={classes.dot} data-online={isOnline || undefined} />}
    </span>
  )
}

/** The same in words; nothing where it is not shown. */
export function PresenceWords({ isOnline }: { isOnline: boolean | null }) {
  const { t } = useTranslation()
  if (isOnline === null) return null
  return t(isOnline ? 'chat.presence.online' : 'chat.presence.offline')
}
