import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, Suspense, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Topic } from '#contract/foundation/live.ts'
import type { FeedFilter, FeedPage, Post } from '#contract/posts/schema.ts'
import { useDrawnLater } from '#web/foundation/first-screen.ts'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { FailureBox } from '#web/foundation/ui/failure-box.tsx'
import { CardSkeletons } from '#web/foundation/ui/layout/card-skeleton.tsx'
import { MorePages } from '#web/foundation/ui/layout/more-pages.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { useWatched } from '#web/foundation/watching.ts'
import { refreshFeed, useFeed, useHasPosts, useNewerCount } from '../api.ts'
import { ExplainerLater } from '../explainer/explainer-later.tsx'
import classes from './feed.module.css'
import type { FeedBarProps } from './feed-bar.tsx'
import { FeedStatus } from './feed-status.tsx'
import { type FeedScope, filterOf, isWhole, scopeOf } from './feed-view.ts'
import { NewerPill } from './newer-pill.tsx'
import { newestKnown } from './newest-known.ts'
import { PostCard } from './post-card.tsx'
import { useSeen } from './use-seen.ts'

const WATCHED_MAX = 100
const FIRST_DRAWN = 2

export type MeaningProps = {
  wanted: FeedScope & { filter: FeedFilter }
  shown: readonly string[]
  /** Shown when the list is empty; null when the search by words found something. */
  nothing: ReactNode
}

type FeedProps = FeedBarProps & {
  Meaning: ComponentType<MeaningProps>
  founding?: ReactNode
  formSection: string
  memberId: string
}

export function Feed({ view, onView, formSection, founding, memberId, Meaning }: FeedProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLElement>(null)
  const wanted = { ...scopeOf(view), filter: filterOf(view) }
  const feed = useFeed(wanted)
  const { data, isPending, isPlaceholderData: isDimmed } = feed
  const hasPosts = useHasPosts()
  // Search results may move between two pages: a post that comes twice is shown once.
  const posts = [...new Map(data?.pages.flatMap(({ items }) => items.map((post) => [post.id, post]))).values()]
  const isEmpty = data !== undefined && posts.length === 0
  const isUnread = useSeen(memberId, isWhole(view) && !isDimmed ? posts : undefined)
  useWatched(useTopics(data?.pages))
  const isAllDrawn = useDrawnLater()

  // In a search the newest posts may stand on any page, so they are all shown only once every page is loaded.
  const isNewestShown = view.q === undefined || !feed.hasNextPage

  const lead = () => list.current?.focus({ preventScroll: true })
  const showNewer = () => {
    window.scrollTo({ top: 0 })
    lead()
    void refreshFeed(wanted)
  }
  const showAll = () => {
    onView({})
    lead()
  }
  return (
    <>
      {founding && isWhole(view) && data && !isEmpty && (
        <p>
          <Link className="target" to="/commencement">
            {t('posts.feed.beginning')}
          </Link>
        </p>
      )}
      {hasPosts === false && !(founding && isEmpty) && <ExplainerLater />}
      <div>
        <FeedStatus
          isEmpty={posts.length === 0}
          onShowAll={showAll}
          understoodAs={isDimmed ? undefined : data?.pages[0]?.understoodAs}
          view={view}
        />
        <section
          aria-busy={isDimmed}
          aria-label={t('posts.feed.list')}
          className="dims"
          data-dimmed={isDimmed || undefined}
          ref={list}
          tabIndex={-1}
        >
          {data && !isDimmed && isNewestShown && (
            <Newer onPress={showNewer} posts={posts} readAt={feed.dataUpdatedAt} wanted={wanted} />
          )}
          {isPending && <CardSkeletons count={3} />}
          {feed.error && !data && (
            <FailureBox error={feed.error} onRetry={() => void feed.refetch()} title={t('posts.feed.failed')} />
          )}
          {isEmpty && (view.q ? meaning(nothing()) : nothing())}
          {posts.length > 0 && (
            <div className={`stack fit g5 ${classes.feed}`}>
              {posts.slice(0, isAllDrawn ? undefined : FIRST_DRAWN).map((post) => (
                <PostCard isUnread={isUnread(post)} key={post.id} post={post} />
              ))}
              {isAllDrawn && (
                <MorePages
                  list={feed}
                  words={{
                    more: t('posts.feed.more'),
                    loading: t('posts.feed.loadingMore'),
                    failed: t('posts.feed.moreFailed'),
                    end: t('posts.feed.end'),
                  }}
                />
              )}
              {isAllDrawn && view.q && !isDimmed && !feed.hasNextPage && meaning(null)}
            </div>
          )}
        </section>
      </div>
    </>
  )

  function meaning(instead: ReactNode) {
    return (
      <Suspense fallback={instead && <CardSkeletons count={2} />}>
        <Meaning nothing={instead} shown={posts.map(({ id }) => id)} wanted={wanted} />
      </Suspense>
    )
  }

  function nothing() {
    if (!isWhole(view))
      return (
        <EmptyState
          action={
            <Button onClick={showAll} size="lg">
              {t(view.q ? 'posts.search.clear' : 'posts.search.showAll')}
            </Button>
          }
          title={t('posts.search.none')}
        >
          {view.q ? t('posts.search.noneText', { words: view.q.trimEnd() }) : t('posts.filters.noneText')}
        </EmptyState>
      )
    if (founding) return founding
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
  }
}

function useTopics(pages: FeedPage[] | undefined): Topic[] {
  const ids = (pages ?? []).flatMap(({ items }) => items.map(({ id }) => id))
  const newest = ids.toSorted().reverse().slice(0, WATCHED_MAX).join()
  return useMemo(() => ['feed', ...newest.split(',').flatMap((id): Topic[] => (id ? [`post:${id}`] : []))], [newest])
}

type NewerProps = {
  posts: readonly Post[]
  wanted: Parameters<typeof useNewerCount>[0]
  readAt: number
  onPress: () => void
}

function Newer({ posts, wanted, readAt, onPress }: NewerProps) {
  return <NewerPill count={useNewerCount(wanted, newestKnown(posts), readAt)} onPress={onPress} />
}
