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

export const useFeed = (wanted: FeedInput) =>
  useInfiniteQuery({ ...feedPages(wanted), placeholderData: keepPreviousData })

/** Resolves when the first page is there, or could not be loaded. */
export async function refreshFeed(wanted: FeedInput): Promise<void> {
  const { queryKey } = feedPages(wanted)
  queryClient.setQueryData(queryKey, (feed) => feed && { pages: feed.pages.slice(0, 1), pageParams: [undefined] })
  void queryClient.invalidateQueries({ queryKey: query.posts.feedCounts.key() })
  await queryClient.refetchQueries({ queryKey, exact: true })
}

export const useFeedCounts = (scope: FeedScope) =>
  useQuery({ ...query.posts.feedCounts.queryOptions({ input: scope }), placeholderData: keepPreviousData })

const NEWER_FRESH_MS = 5_000

/**
 * Asked again whenever the reader returns, because nothing is pushed meanwhile.
 * @param readAt when the list that begins with this post was fetched, in milliseconds: it had no newer post then
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

export const useLatestPosts = (limit: number) => useQuery(query.posts.feed.queryOptions({ input: { limit } }))

export const useHasPosts = (): boolean | undefined => {
  const { data } = useQuery(query.posts.mine.queryOptions({ input: { limit: 1 } }))
  return data && data.items.length > 0
}

/** Changes made on another device are not always pushed here. */
const OWN_FRESH = { staleTime: 5_000 }

type OwnScope = { kind: PostKind; search?: string }

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

export const useOwnCounts = (scope: OwnScope) =>
  useQuery({
    ...query.posts.mineCounts.queryOptions({ input: scope }),
    ...OWN_FRESH,
    placeholderData: keepPreviousData,
  })

export const useOwnStats = () => useQuery({ ...query.posts.mineFigures.queryOptions(), ...OWN_FRESH })

export const usePost = (id: string) =>
  useQuery({ ...query.posts.get.queryOptions({ input: { id } }), placeholderData: () => cachedPost(id) })

/** The cache entry is separate from those of lists and pages: their answers may not change the form while it is filled in. */
export const usePostToEdit = (id: string) =>
  useQuery({
    queryKey: ['post to edit', id],
    queryFn: () => postAsStored(id),
    staleTime: 'static',
    gcTime: 0,
  })

export const postAsStored = (id: string): Promise<Post> => api.posts.get({ id })

export const usePublicStats = (isEnabled = true) =>
  useQuery(query.posts.publicStats.queryOptions({ enabled: isEnabled }))

export const publishSymptom = (input: Parameters<typeof api.posts.publishSymptom>[0]): Promise<Post> =>
  api.posts.publishSymptom(input).then(addedToFeed)

export const publishCommunity = (input: Parameters<typeof api.posts.publishCommunity>[0]): Promise<Post> =>
  api.posts.publishCommunity(input).then(addedToFeed)

function addedToFeed(post: Post): Post {
  addCachedPost(post, feedPages(WHOLE_FEED).queryKey)
  return post
}

export const useResolve = () => useSendOnce(query.posts.resolve.mutationOptions({ onSuccess: replaceCachedPost }))

export async function editSymptom(input: Parameters<typeof api.posts.editSymptom>[0]): Promise<Post> {
  const post = await api.posts.editSymptom(input)
  rewriteCachedPost(post)
  return post
}

export const useMemberPosts = (memberId: string) =>
  useInfiniteQuery(
    query.posts.byMember.infiniteOptions({
      input: (cursor: string | undefined) => ({ memberId, cursor }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
  )
