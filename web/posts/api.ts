import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type { FeedFilter, Post } from '#contract/posts/schema.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'
import { addCachedPost, cachedPost, replaceCachedPost } from './cached-posts.ts'
import type { FeedScope } from './feed-view.ts'

type FeedInput = FeedScope & { filter?: FeedFilter }

const feedPages = (wanted: FeedInput) =>
  query.posts.feed.infiniteOptions({
    input: (cursor: string | undefined) => ({ ...wanted, cursor }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })

const WHOLE_FEED: FeedInput = { filter: 'all' }

/** Posts of all members that fit, by pages. Those shown before stay until the others are here. */
export const useFeed = (wanted: FeedInput) =>
  useInfiniteQuery({ ...feedPages(wanted), placeholderData: keepPreviousData })

/** Begins the feed anew: its first page alone, fetched again. Resolves once it is there, or could not be had. */
export async function refreshFeed(wanted: FeedInput): Promise<void> {
  const { queryKey } = feedPages(wanted)
  queryClient.setQueryData(queryKey, (feed) => feed && { pages: feed.pages.slice(0, 1), pageParams: [undefined] })
  void queryClient.invalidateQueries({ queryKey: query.posts.feedCounts.key() })
  await queryClient.refetchQueries({ queryKey, exact: true })
}

/** How many posts each chip holds. Figures shown before stay until the others are here. */
export const useFeedCounts = (scope: FeedScope) =>
  useQuery({ ...query.posts.feedCounts.queryOptions({ input: scope }), placeholderData: keepPreviousData })

/** A list read within this time misses nothing worth asking for. */
const NEWER_FRESH_MS = 5_000

/**
 * How many posts of others came after this one; asked again on every return, for nothing is pushed meanwhile.
 * @param readAt  when the list was read that begins with this post: none had come by then; milliseconds
 */
export const useNewerCount = (wanted: FeedInput, since: string, readAt: number): number =>
  useQuery(
    query.posts.newer.queryOptions({
      input: { ...wanted, since },
      initialData: { count: 0 },
      initialDataUpdatedAt: readAt,
      staleTime: NEWER_FRESH_MS,
    }),
  ).data.count

/** The newest few posts. */
export const useLatestPosts = (limit: number) => useQuery(query.posts.feed.queryOptions({ input: { limit } }))

/** Whether I have published anything; undefined while it is not known. */
export const useHasPosts = (): boolean | undefined => {
  const { data } = useQuery(query.posts.mine.queryOptions({ input: { limit: 1 } }))
  return data && data.items.length > 0
}

/** One post; at once as a list showed it, until it is here as it is now. */
export const usePost = (id: string) =>
  useQuery({ ...query.posts.get.queryOptions({ input: { id } }), placeholderData: () => cachedPost(id) })

/** Figures anyone may see. */
export const usePublicStats = () => useQuery(query.posts.publicStats.queryOptions())

/** Offline, publishing fails at once and says so, rather than waiting unseen for the network. */
const networkMode = 'always'

type Outcome = { onSuccess?: (post: Post) => void; onError?: (error: unknown) => void }

/** Both are heard even when the person has left the form meanwhile. */
const heardBy = ({ onSuccess, onError }: Outcome) =>
  ({
    networkMode,
    onSuccess: (post: Post) => {
      addCachedPost(post, feedPages(WHOLE_FEED).queryKey)
      onSuccess?.(post)
    },
    onError: (error: unknown) => onError?.(error),
  }) as const

export const usePublishSymptom = (outcome: Outcome) =>
  useMutation(query.posts.publishSymptom.mutationOptions(heardBy(outcome)))

export const usePublishCommunity = (outcome: Outcome) =>
  useMutation(query.posts.publishCommunity.mutationOptions(heardBy(outcome)))

export const useResolve = () =>
  useMutation(query.posts.resolve.mutationOptions({ networkMode, onSuccess: replaceCachedPost }))
