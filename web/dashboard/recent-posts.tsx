import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '#contract/posts/schema.ts'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { Moment } from '#web/foundation/ui/moment.tsx'
import { StatusBadge, statusOf } from '#web/foundation/ui/people/badge.tsx'
import { useLike } from '#web/posts/post/like.ts'
import { RECENT_SHOWN } from './api.ts'
import blocks from './block.module.css'
import lines from './lines.module.css'
import classes from './recent-posts.module.css'
import { WaitingLines } from './waiting-lines.tsx'

export function RecentPosts({ posts }: { posts: readonly Post[] | undefined }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Card as="section" className={blocks.block} labelledBy={id}>
      <header className={`row middle apart g4 r0 touch ${blocks.head}`}>
        <h2 id={id}>{t('dashboard.recent.title')}</h2>
        {posts && posts.length > 0 && (
          <Link
            aria-label={t('dashboard.recent.allLabel')}
            className="target prune strong text-sm underlines"
            to="/dashboard/symptoms"
          >
            {t('dashboard.recent.all')}
          </Link>
        )}
      </header>
      {posts ? list(posts) : <WaitingLines count={RECENT_SHOWN} />}
    </Card>
  )

  function list(shown: readonly Post[]) {
    if (shown.length === 0)
      return (
        <div className={lines.empty}>
          <EmptyState order={3} title={t('dashboard.recent.empty')}>
            {t('dashboard.recent.emptyText')}
          </EmptyState>
        </div>
      )
    return (
      <ul className="divided">
        {shown.map((post) => (
          <RecentPost key={post.id} post={post} />
        ))}
      </ul>
    )
  }
}

function RecentPost({ post }: { post: Post }) {
  const { t } = useTranslation()
  const { likes } = useLike(post)
  return (
    <li className={`${lines.line} ${classes.post}`}>
      <div className="shrinks">
        <h3 dir="auto">
          <Link className="clamp breaks" dir="auto" params={{ id: post.id }} to="/dashboard/symptom/$id">
            {post.title}
          </Link>
        </h3>
        <p className="quiet breaks">
          <Moment at={post.createdAt} />
          {likes > 0 && ` · ${t('dashboard.recent.likes', { count: likes })}`}
          {post.comments > 0 && ` · ${t('dashboard.recent.comments', { count: post.comments })}`}
        </p>
      </div>
      <StatusBadge status={statusOf(post.outcome)} />
    </li>
  )
}
