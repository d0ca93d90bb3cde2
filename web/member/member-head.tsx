import { IconMessage2 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { MemberProfile } from '#contract/accounts/schema.ts'
import { HiddenLater } from '#web/foundation/hidden/hidden-later.tsx'
import { useDates } from '#web/foundation/i18n.ts'
import { ProfessionalMark } from '#web/foundation/professional/professional-mark.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { Avatar } from '#web/foundation/ui/people/avatar.tsx'
import { MoreMenu } from '#web/posts/post/more-menu.tsx'
import classes from './member-head.module.css'

const AVATAR_SIZE = 72

export function MemberHead({ member }: { member: MemberProfile }) {
  const { id, username, avatar, largeAvatar, sinceMonth, isMe, isProfessional, hidden } = member
  const { t } = useTranslation()
  const name = username ?? t('ui.someone')
  const dates = useDates()
  return (
    <>
      <header className={`stack g5 middle mb8 ${classes.head}`}>
        <Avatar name={username} picture={largeAvatar} size={AVATAR_SIZE} />
        <div>
          <h1 dir="auto">{name}</h1>
          {isProfessional && (
            <p className="quiet mt1">
              <ProfessionalMark of={member} />
            </p>
          )}
          <p className="quiet mt1">{t('member.since', { month: dates.month(sinceMonth) })}</p>
        </div>
        <MoreMenu
          author={{ id, username, avatar, isProfessional }}
          isMine={isMe}
          label={t('member.menu', { name })}
          reported={{ kind: 'member', id }}
        />
      </header>
      <HiddenLater hidden={hidden} />
      {!isMe && (
        <p className={classes.contact}>
          <LinkButton
            leftSection={<IconMessage2 aria-hidden size={20} />}
            search={{ with: id, from: 'member' }}
            to="/chat"
            variant="light"
          >
            {t('member.contact', { name })}
          </LinkButton>
        </p>
      )}
      {isMe && (
        <div className={`row middle apart well mb8 ${classes.mine}`}>
          <p>{t('member.mine')}</p>
          <LinkButton to="/dashboard" variant="default">
            {t('member.toDashboard')}
          </LinkButton>
        </div>
      )}
    </>
  )
}
