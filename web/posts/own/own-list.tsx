import { type ReactNode, type RefObject, useLayoutEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Topic } from '#contract/foundation/live.ts'
import type { Post } from '#contract/posts/schema.ts'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { MorePages } from '#web/foundation/ui/layout/more-pages.tsx'
import { useWatched } from '#web/foundation/watching.ts'
import type { useOwnPosts } from '../api.ts'
import classes from '../feed/feed.module.css'

const WATCHED_MAX = 100
const SECTION = 'data-own-list'

type OwnListProps = {
  list: ReturnType<typeof useOwnPosts>
  label: string
  card: (post: Post) => ReactNode
  nothing: ReactNode
}

export function OwnList({ list, label, card, nothing }: OwnListProps) {
  const { t } = useTranslation()
  const { data, isPlaceholderData: isDimmed } = list
  const posts = data?.pages.flatMap(({ items }) => items) ?? []
  useWatched(useTopics(posts))
  return (
    <section
      aria-busy={isDimmed}
      aria-label={label}
      className="dims"
      data-dimmed={isDimmed || undefined}
      {...{ [SECTION]: true }}
      tabIndex={-1}
    >
      <Awaited cards={2} failed={t('posts.own.failed')} of={list} />
      {data && posts.length === 0 && !list.hasNextPage && nothing}
      {(posts.length > 0 || list.hasNextPage) && (
        <div className={`stack fit g5 ${classes.feed}`}>
          {posts.map(card)}
          <MorePages
            list={list}
            words={{
              more: t('posts.own.more'),
              loading: t('posts.own.loadingMore'),
              failed: t('posts.own.moreFailed'),
            }}
          />
        </div>
      )}
    </section>
  )
}

export const focusOwnList = () => document.querySelector<HTMLElement>(`[${SECTION}]`)?.focus({ preventScroll: true })

export function useFocusLeftToList(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = place.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      element.closest<HTMLElement>(`[${SECTION}]`)?.focus({ preventScroll: true })
    }
  }, [place])
}

function useTopics(posts: readonly Post[]): Topic[] {
  const shown = posts
    .slice(0, WATCHED_MAX)
    .map(({ id }) => id)
    .join()
  return useMemo(() => shown.split(',').flatMap((id): Topic[] => (id ? [`post:${id}`] : [])), [shown])
}
