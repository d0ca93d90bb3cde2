import { VisuallyHidden } from '@mantine/core'
import { IconPencil, IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { countryName } from '#contract/foundation/countries.ts'
import type { Post } from '#contract/posts/schema.ts'
import { useDates, useLanguage } from '#web/foundation/i18n.ts'
import { Moment } from '#web/foundation/ui/moment.tsx'
import { Avatar } from '#web/foundation/ui/people/avatar.tsx'
import { Badge, StatusBadge, statusOf } from '#web/foundation/ui/people/badge.tsx'
import { AuthorLink } from './author-link.tsx'
import classes from './post-head.module.css'
import { PostMenu } from './post-menu.tsx'

type PostHeadProps = {
  post: Post
  isExact?: boolean
  isUnread?: boolean
  onRemoved?: () => Promise<void>
}

/**
 * Shows author, time, and country or place on one line, then the state and the menu. The usual state, ongoing, is shown on the post's own page
 * alone.
 */
export function PostHead({ post, isExact = false, isUnread = false, onRemoved }: PostHeadProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const dates = useDates()
  const { kind, author, isMine, createdAt, country, place, outcome, isByTeam } = post
  const where = country ? countryName(country, language) : place
  return (
    <header className={`middle touch ${classes.head}`}>
      <span className={classes.avatar}>
        <Avatar name={author.username} picture={author.avatar} size={40} />
      </span>
      <p className={`row middle no-wrap shrinks ${classes.who}`} data-whole={isExact || undefined}>
        <span className={`middle shrinks touch ${classes.named}`}>
          <strong className={classes.name}>
            <AuthorLink author={author} isShort={!isExact} />
          </strong>{' '}
          {isMine && <span className={`quiet rigid ${classes.fact}`}>{t('posts.card.mine')}</span>}{' '}
          <span className={`quiet rigid ${classes.fact}`}>
            <span className={classes.dot}>·</span>{' '}
            {isExact ? (
              <time dateTime={createdAt.toISOString()}>{dates.moment(createdAt)}</time>
            ) : (
              <Moment at={createdAt} isShort />
            )}
          </span>{' '}
          {isUnread && (
            <span className={`rigid anchor ${classes.unread}`}>
              <VisuallyHidden>{t('posts.card.unread')}</VisuallyHidden>
            </span>
          )}
        </span>{' '}
        {where && (
          <span className={`quiet rigid ${classes.fact}`}>
            <span className={classes.dot}>·</span> <bdi>{where}</bdi>
          </span>
        )}
      </p>
      <div className={`row end if-any ${classes.badges}`}>
        {kind === 'symptom'
          ? (isExact || outcome !== 'ongoing') && <StatusBadge status={statusOf(outcome)} />
          : (isExact || isByTeam) && (
              <Badge icon={isByTeam ? IconUsers : IconPencil} tone={isByTeam ? 'prune' : 'ardoise'}>
                {t(isByTeam ? 'posts.card.team' : 'posts.card.community')}
              </Badge>
            )}
      </div>
      <div className={classes.menu}>
        <PostMenu onRemoved={onRemoved} post={post} />
      </div>
    </header>
  )
}
