import { useTranslation } from 'react-i18next'
import { CardSkeletons } from '#web/foundation/ui/card-skeleton.tsx'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { FailureBox } from '#web/foundation/ui/failure-box.tsx'
import { useLatestPosts } from './api.ts'
import classes from './feed.module.css'
import { PostCard } from './post-card.tsx'

/** The newest few posts, under a heading of level 2. */
export function LatestPosts({ count }: { count: number }) {
  const { t } = useTranslation()
  const { data, error, isPending, refetch } = useLatestPosts(count)
  if (isPending) return <CardSkeletons count={count} />
  if (!data) return <FailureBox error={error} onRetry={() => void refetch()} title={t('posts.feed.failed')} />
  if (data.items.length === 0)
    return (
      <EmptyState order={3} title={t('posts.feed.empty')}>
        {t('posts.feed.emptyText')}
      </EmptyState>
    )
  return (
    <div className={classes.feed}>
      {data.items.map((post) => (
        <PostCard key={post.id} order={3} post={post} />
      ))}
    </div>
  )
}
