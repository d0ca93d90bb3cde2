import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { FeedFilter, OwnState, Post, PostKind } from '#contract/posts/schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'
import { addCachedPost, cachedPost, replaceCachedPost, rewriteCachedPost } from './cached-posts.ts'
import type { FeedScope } from './feed/feed-view.ts'

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

/** Begins the feed anew: its first page alone, fetched again. Resolves once the page is there, or could not be loaded. */
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

/** Changes made on another device are not always pushed here: older data is fetched again whenever the member comes back to it. */
const OWN_FRESH = { staleTime: 5_000 }

type OwnScope = { kind: PostKind; search?: string }

/** My own posts that fit, newest first, by pages. Those shown before stay until the others are here. */
export const useOwnPosts = (wanted: OwnScope & { state?: OwnState }) =>
  useInfiniteQuery({
    ...query.posts.mine.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...wanted, cursor }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
    ...OWN_FRESH,
    placeholderData: keepPreviousData,
  })

/** How many of them each tab holds. Figures shown before stay until the others are here. */
export const useOwnCounts = (scope: OwnScope) =>
  useQuery({
    ...query.posts.mineCounts.queryOptions({ input: scope }),
    ...OWN_FRESH,
    placeholderData: keepPreviousData,
  })

/** The figures about everything I have shared. */
export const useOwnFigures = () => useQuery({ ...query.posts.mineFigures.queryOptions(), ...OWN_FRESH })

/** One post; at once as a list showed it, until it is here as it is now. */
export const usePost = (id: string) =>
  useQuery({ ...query.posts.get.queryOptions({ input: { id } }), placeholderData: () => cachedPost(id) })

/**
 * A post as it stands when one comes to change it. Held apart from what lists and pages hold: nothing that they learn meanwhile may move the
 * form under one's hands.
 */
export const usePostToEdit = (id: string) =>
  useQuery({
    queryKey: ['post to edit', id],
    queryFn: () => postAsStored(id),
    staleTime: 'static',
    gcTime: 0,
  })

/** The post as the server has it at this moment. */
export const postAsStored = (id: string): Promise<Post> => api.posts.get({ id })

/** Figures anyone may see. */
export const usePublicStats = (isEnabled = true) =>
  useQuery(query.posts.publicStats.queryOptions({ enabled: isEnabled }))

/** Publishes, once a request; the feed shows it at once. */
export const publishSymptom = (input: Parameters<typeof api.posts.publishSymptom>[0]): Promise<Post> =>
  api.posts.publishSymptom(input).then(addedToFeed)

/** The same for a community post. */
export const publishCommunity = (input: Parameters<typeof api.posts.publishCommunity>[0]): Promise<Post> =>
  api.posts.publishCommunity(input).then(addedToFeed)

function addedToFeed(post: Post): Post {
  addCachedPost(post, feedPages(WHOLE_FEED).queryKey)
  return post
}

export const useResolve = () => useSendOnce(query.posts.resolve.mutationOptions({ onSuccess: replaceCachedPost }))

/** Replaces the content of a symptom, also wherever this browser shows it. */
export async function editSymptom(input: Parameters<typeof api.posts.editSymptom>[0]): Promise<Post> {
  const post = await api.posts.editSymptom(input)
  rewriteCachedPost(post)
  return post
}

/** Posts of one member, by pages. */
export const useMemberPosts = (memberId: string) =>
  useInfiniteQuery(
    query.posts.byMember.infiniteOptions({
      input: (cursor: string | undefined) => ({ memberId, cursor }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
  )
