import { useTranslation } from 'react-i18next'
import { countryName } from '#contract/foundation/countries.ts'
import type { Post } from '#contract/posts/schema.ts'
import { useDates, useLanguage } from '#web/foundation/i18n.ts'
import { Avatar } from '#web/foundation/ui/avatar.tsx'
import { StatusBadge } from '#web/foundation/ui/badge.tsx'
import { Moment } from '#web/foundation/ui/moment.tsx'
import { isNew } from './is-new.ts'
import classes from './post-head.module.css'

type PostHeadProps = {
  post: Post
  /** Says the very moment instead of how long ago. */
  isExact?: boolean
}

/** Who wrote it, when, from which country; its state at the right. */
export function PostHead({ post, isExact = false }: PostHeadProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const dates = useDates()
  const { author, isMine, createdAt, country, resolution } = post
  return (
    <header className={classes.head}>
      <span className={classes.avatar}>
        <Avatar name={author.username} size={40} />
      </span>
      <div className={classes.who}>
        <p>
          <strong>{author.username ?? t('ui.someone')}</strong> {isMine && <span>{t('posts.card.mine')}</span>}
        </p>
        <p className={classes.when}>
          {isExact ? (
            <time dateTime={createdAt.toISOString()}>{dates.moment(createdAt)}</time>
          ) : (
            <Moment at={createdAt} />
          )}
          {country && ` · ${countryName(country, language)}`}
        </p>
      </div>
      <div className={classes.badges}>
        <StatusBadge status={resolution ? 'resolved' : 'ongoing'} />
        {isNew(createdAt, new Date()) && <StatusBadge status="new" />}
      </div>
    </header>
  )
}
