import { IconFriends, IconHeart, IconMessage2 } from '@tabler/icons-react'
import { type ReactNode, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { countryName } from '#contract/foundation/countries.ts'
import type { Post } from '#contract/posts/schema.ts'
import { HiddenLater } from '#web/foundation/hidden/hidden-later.tsx'
import { useDates, useLanguage } from '#web/foundation/i18n.ts'
import { NotebookCard } from '#web/foundation/ui/layout/card.tsx'
import { Moment } from '#web/foundation/ui/moment.tsx'
import { MediaGrid } from '#web/media/media-grid.tsx'
import { ClippedText } from '../feed/clipped-text.tsx'
import { plainDay } from '../plain-days.ts'
import { PostMenu } from '../post/post-menu.tsx'
import { PostTags } from '../post/post-tags.tsx'
import { OwnBadges } from './own-badges.tsx'
import classes from './own-card.module.css'
import { useFocusLeftToList } from './own-list.tsx'

const TAGS_SHOWN = 4

type OwnCardProps = {
  post: Post
  title: ReactNode
  more: ReactNode
  children?: ReactNode
  acts: ReactNode
}

export function OwnCard({ post, title, more, children, acts }: OwnCardProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const id = useId()
  const body = useRef<HTMLDivElement>(null)
  useFocusLeftToList(body)
  const where = post.country ? countryName(post.country, language) : post.place
  return (
    <NotebookCard
      isResolved={post.resolution !== null}
      labelledBy={id}
      margin={<MarginDay at={post.createdAt} isResolved={post.resolution !== null} />}
    >
      <div ref={body}>
        <header className={`line g3 middle apart touch ${classes.head}`}>
          <div className={`row ${classes.badges}`}>
            <OwnBadges post={post} />
          </div>
          <PostMenu post={post} />
        </header>
        <HiddenLater hidden={post.hidden} />
        <h2 className="title-md mt1" dir="auto" id={id}>
          {title}
        </h2>
        <p className={`quiet breaks ${classes.when}`}>
          <Moment at={post.createdAt} />
          {where && (
            <>
              {' · '}
              <bdi>{where}</bdi>
            </>
          )}
        </p>
        <ClippedText className={`mt3 ${classes.text}`} more={more}>
          {post.description}
        </ClippedText>
        {post.media.length > 0 && (
          <div className={classes.media}>
            <MediaGrid label={t('posts.card.mediaOf', { title: post.title })} media={post.media} isOwn />
          </div>
        )}
        {children}
        {post.tags.length > 0 && (
          <div className={classes.tags}>
            <PostTags max={TAGS_SHOWN} tags={post.tags} />
          </div>
        )}
        <footer className={`row middle apart lined mt4 ${classes.foot}`}>
          {post.meToos + post.likes + post.comments > 0 && (
            <p className={`row quiet tabular g5 r1 ${classes.tally}`}>
              {post.meToos > 0 && (
                <span>
                  <IconFriends aria-hidden size={18} />
                  {t('posts.own.meToos', { count: post.meToos })}
                </span>
              )}{' '}
              {post.likes > 0 && (
                <span>
                  <IconHeart aria-hidden size={18} />
                  {t('posts.own.likes', { count: post.likes })}
                </span>
              )}{' '}
              {post.comments > 0 && (
                <span>
                  <IconMessage2 aria-hidden size={18} />
                  {t('posts.own.comments', { count: post.comments })}
                </span>
              )}
            </p>
          )}
          <div className={`row ${classes.acts}`}>{acts}</div>
        </footer>
      </div>
    </NotebookCard>
  )
}

/** Hidden from screen readers, because the text says the same. */
function MarginDay({ at, isResolved }: { at: Date; isResolved: boolean }) {
  const dates = useDates()
  const [year, month, day] = plainDay(at).split('-')
  return (
    <span
      aria-hidden="true"
      className={`prune text-xs centred-items ${classes.day}`}
      data-resolved={isResolved || undefined}
    >
      <b>{Number(day)}</b>
      {dates.shortMonth(`${year}-${month}`)}
    </span>
  )
}
