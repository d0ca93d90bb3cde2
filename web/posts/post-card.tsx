import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '#contract/posts/schema.ts'
import { tagLabel } from '#contract/posts/tag-suggestions.ts'
import { useLanguage } from '#web/foundation/i18n.ts'
import { Avatar } from '#web/foundation/ui/avatar.tsx'
import { NotebookCard } from '#web/foundation/ui/card.tsx'
import { TagList } from '#web/foundation/ui/tag-list.tsx'
import { CardResolving } from './card-resolving.tsx'
import { ClippedText } from './clipped-text.tsx'
import classes from './post-card.module.css'
import { PostFacts } from './post-facts.tsx'
import { PostHead } from './post-head.tsx'
import { WhatHelped } from './what-helped.tsx'

type PostCardProps = {
  post: Post
  /** Level of its title: one below the heading it stands under. */
  order?: 2 | 3
}

/** A symptom post in the feed: who and when, title, six lines, facts, what helped, tags, and its author's acts. */
export function PostCard({ post, order = 2 }: PostCardProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const id = useId()
  const Heading = `h${order}` as const
  const readMore = (
    <Link
      aria-label={t('posts.card.readMoreOf', { title: post.title })}
      className={classes.more}
      params={{ id: post.id }}
      to="/post/$id"
    >
      {t('posts.card.readMore')}
    </Link>
  )
  return (
    <NotebookCard isResolved={post.resolution !== null} labelledBy={id} margin={<Avatar name={post.author.username} />}>
      <PostHead post={post} />
      <Heading className={classes.title} id={id}>
        <Link params={{ id: post.id }} to="/post/$id">
          {post.title}
        </Link>
      </Heading>
      <ClippedText className={classes.text} more={readMore}>
        {post.description}
      </ClippedText>
      <PostFacts post={post} />
      {post.resolution && <WhatHelped more={readMore} resolution={post.resolution} order={order === 2 ? 3 : 4} />}
      {post.tags.length > 0 && (
        <div className={classes.tags}>
          <TagList tags={post.tags.map((tag) => tagLabel(tag, language))} />
        </div>
      )}
      {post.isMine && <CardResolving post={post} />}
    </NotebookCard>
  )
}
