import { Link } from '@tanstack/react-router'
import { memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '#contract/posts/schema.ts'
import { HiddenLater } from '#web/foundation/hidden/hidden-later.tsx'
import { NotebookCard } from '#web/foundation/ui/layout/card.tsx'
import { Avatar } from '#web/foundation/ui/people/avatar.tsx'
import { MediaGrid } from '#web/media/media-grid.tsx'
import { PostActions } from '../post/post-actions.tsx'
import { PostFacts } from '../post/post-facts.tsx'
import { PostHead } from '../post/post-head.tsx'
import { PostTags } from '../post/post-tags.tsx'
import { WhatHelped } from '../post/what-helped.tsx'
import { CardResolving } from './card-resolving.tsx'
import { ClippedText } from './clipped-text.tsx'
import { HelpedLine } from './helped-line.tsx'
import classes from './post-card.module.css'

const TAGS_SHOWN = 4

type PostCardProps = {
  post: Post
  order?: 2 | 3
  isUnread?: boolean
}

export const PostCard = memo(function PostCard({ post, order = 2, isUnread = false }: PostCardProps) {
  const { t } = useTranslation()
  const id = useId()
  const Heading = `h${order}` as const
  const readMore = (
    <Link
      aria-label={t('posts.card.readMoreOf', { title: post.title })}
      className={`target prune strong text-sm ${classes.more}`}
      params={{ id: post.id }}
      to="/post/$id"
    >
      {t('posts.card.readMore')}
    </Link>
  )
  const helped = post.resolution && (
    <WhatHelped more={readMore} resolution={post.resolution} order={order === 2 ? 3 : 4} />
  )
  // A healed story begins with its method: by name, or in the author's words where none has a name yet.
  const isNamed = post.helped.length > 0
  return (
    <NotebookCard
      isResolved={post.resolution !== null}
      labelledBy={id}
      margin={<Avatar name={post.author.username} picture={post.author.avatar} />}
    >
      <PostHead isUnread={isUnread} post={post} />
      <HiddenLater hidden={post.hidden} />
      <Heading className={`title-md breaks mt1 ${classes.title}`} dir="auto" id={id}>
        <Link params={{ id: post.id }} to="/post/$id">
          {post.title}
        </Link>
      </Heading>
      <HelpedLine names={post.helped} />
      {!isNamed && helped}
      <ClippedText className={`mt2 ${classes.text}`} isShort more={readMore}>
        {post.description}
      </ClippedText>
      {post.media.length > 0 && (
        <div className="mt4">
          <MediaGrid isOwn={post.isMine} label={t('posts.card.mediaOf', { title: post.title })} media={post.media} />
        </div>
      )}
      {post.kind === 'symptom' && <PostFacts post={post} />}
      {isNamed && helped}
      {post.tags.length > 0 && (
        <div className="mt4">
          <PostTags max={TAGS_SHOWN} tags={post.tags} />
        </div>
      )}
      <PostActions post={post}>{post.isMine && post.kind === 'symptom' && <CardResolving post={post} />}</PostActions>
    </NotebookCard>
  )
})
