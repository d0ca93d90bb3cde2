import { IconMessage2 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { MemberProfile } from '#contract/accounts/schema.ts'
import { useDates } from '#web/foundation/i18n.ts'
import { Avatar } from '#web/foundation/ui/avatar.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { MoreMenu } from '#web/posts/more-menu.tsx'
import classes from './member-head.module.css'

const AVATAR_SIZE = 72

/** Who it is, since when, how to write to them, and what may be done about it; on one's own page, that it is, and the way to what is one's own. */
export function MemberHead({ member }: { member: MemberProfile }) {
  const { id, username, avatar, largeAvatar, sinceMonth, isMe } = member
  const { t } = useTranslation()
  const dates = useDates()
  return (
    <>
      <header className={classes.head}>
        <Avatar name={username} picture={largeAvatar} size={AVATAR_SIZE} />
        <div className={classes.who}>
          <h1>{username}</h1>
          <p>{t('member.since', { month: dates.month(sinceMonth) })}</p>
        </div>
        <MoreMenu
          author={{ id, username, avatar }}
          isMine={isMe}
          label={t('member.menu', { name: username })}
          reported={{ kind: 'member', id }}
        />
      </header>
      {!isMe && (
        <p className={classes.contact}>
          <LinkButton
            leftSection={<IconMessage2 aria-hidden size={20} />}
            search={{ with: id, from: 'member' }}
            to="/chat"
            variant="light"
          >
            {t('member.contact', { name: username })}
          </LinkButton>
        </p>
      )}
      {isMe && (
        <div className={classes.mine}>
          <p>{t('member.mine')}</p>
          <LinkButton to="/dashboard" variant="default">
            {t('member.toDashboard')}
          </LinkButton>
        </div>
      )}
    </>
  )
}
