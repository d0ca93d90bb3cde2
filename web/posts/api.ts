import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type { Post } from '#contract/posts/schema.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'

/** Posts of all members, newest first, by pages. */
export const useFeed = () =>
  useInfiniteQuery(
    query.posts.feed.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
  )

/** The newest few posts. */
export const useLatestPosts = (limit: number) => useQuery(query.posts.feed.queryOptions({ input: { limit } }))

export const usePost = (id: string) => useQuery(query.posts.get.queryOptions({ input: { id } }))

/** Figures anyone may see. */
export const usePublicStats = () => useQuery(query.posts.publicStats.queryOptions())

/** Offline, publishing fails at once and says so, rather than waiting unseen for the network. */
const networkMode = 'always'

type Outcome = { onSuccess?: (post: Post) => void; onError?: (error: unknown) => void }

/** Both are heard even when the person has left the form meanwhile. */
export const usePublishSymptom = ({ onSuccess, onError }: Outcome) =>
  useMutation(
    query.posts.publishSymptom.mutationOptions({
      networkMode,
      onSuccess: (post) => {
        refreshWith(post)
        onSuccess?.(post)
      },
      onError: (error) => onError?.(error),
    }),
  )

export const useResolve = () =>
  useMutation(query.posts.resolve.mutationOptions({ networkMode, onSuccess: refreshWith }))

/** Every list and figure it stands in is fetched again; the post itself is at hand as it is now. */
function refreshWith(post: Post): void {
  void queryClient.invalidateQueries({ queryKey: query.posts.key() })
  queryClient.setQueryData(query.posts.get.queryKey({ input: { id: post.id } }), post)
}
