import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { useHasPosts, useLatestPosts } from '../api.ts'
import { ExplainerLater } from '../explainer/explainer-later.tsx'
import classes from './feed.module.css'
import { PostCard } from './post-card.tsx'

type LatestPostsProps = {
  count: number
  formSection: string
  founding?: ReactNode
}

export function LatestPosts({ count, formSection, founding }: LatestPostsProps) {
  const { t } = useTranslation()
  const latest = useLatestPosts(count)
  const { data } = latest
  const hasPosts = useHasPosts()
  if (!data) return <Awaited cards={count} failed={t('posts.feed.failed')} of={latest} />
  const isEmpty = data.items.length === 0
  return (
    <div className={`stack fit g5 ${classes.feed}`}>
      {founding}
      {hasPosts === false && !(founding && isEmpty) && <ExplainerLater order={3} withFeedLink />}
      {isEmpty && !founding && (
        <EmptyState
          action={
            <LinkButton hash={formSection} size="lg" to="/">
              {t('posts.feed.create')}
            </LinkButton>
          }
          order={3}
          title={t('posts.feed.empty')}
        >
          {t('posts.feed.emptyText')}
        </EmptyState>
      )}
      {data.items.map((post) => (
        <PostCard key={post.id} order={3} post={post} />
      ))}
    </div>
  )
}
