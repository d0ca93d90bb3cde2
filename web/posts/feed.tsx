import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CardSkeletons } from '#web/foundation/ui/card-skeleton.tsx'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { FailureBox } from '#web/foundation/ui/failure-box.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { useFeed } from './api.ts'
import classes from './feed.module.css'
import { PostCard } from './post-card.tsx'

type FeedProps = {
  /** Section of the home page where one publishes. */
  formSection: string
}

/** Every member's posts, newest first, page after page. */
export function Feed({ formSection }: FeedProps) {
  const { t } = useTranslation()
  const { data, error, isPending, refetch, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } =
    useFeed()
  if (isPending) return <CardSkeletons count={3} />
  if (!data) return <FailureBox error={error} onRetry={() => void refetch()} title={t('posts.feed.failed')} />

  const posts = data.pages.flatMap(({ items }) => items)
  if (posts.length === 0)
    return (
      <EmptyState
        action={
          <LinkButton hash={formSection} size="lg" to="/">
            {t('posts.feed.create')}
          </LinkButton>
        }
        title={t('posts.feed.empty')}
      >
        {t('posts.feed.emptyText')}
      </EmptyState>
    )

  return (
    <div className={classes.feed}>
      {posts.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
      {isFetchNextPageError && (
        <FailureBox error={error} onRetry={() => void fetchNextPage()} title={t('posts.feed.moreFailed')} />
      )}
      {hasNextPage && !isFetchNextPageError && (
        <Button
          aria-disabled={isFetchingNextPage}
          className={classes.more}
          data-disabled={isFetchingNextPage || undefined}
          onClick={() => !isFetchingNextPage && void fetchNextPage()}
          size="lg"
          variant="default"
        >
          {isFetchingNextPage ? t('posts.feed.loadingMore') : t('posts.feed.more')}
        </Button>
      )}
      {!hasNextPage && data.pages.length > 1 && <p className={classes.end}>{t('posts.feed.end')}</p>}
    </div>
  )
}
