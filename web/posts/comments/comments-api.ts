import { type InfiniteData, skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Comment, CommentOrder, Thread } from '#contract/posts/schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'
import { changeCachedPost } from '../cached-posts.ts'

export type ThreadPages = InfiniteData<{ items: Thread[]; nextCursor: string | null }, string | undefined>

/** Comments of a post with the first replies to each, by pages. */
export const useComments = (postId: string, order: CommentOrder) =>
  useInfiniteQuery(
    query.comments.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ postId, order, cursor }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
  )

/** Every reply to a comment, oldest first, by pages; asked for only once they are wanted. */
export const useReplies = (parentId: string, isWanted: boolean) =>
  useInfiniteQuery({
    ...query.comments.replies.infiniteOptions({
      input: (cursor: string | undefined) => ({ parentId, cursor }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
    enabled: isWanted,
  })

/** One comment, where it stands; asked for only where there is one to ask for, and each time anew: no signal told of it meanwhile. */
export const useCommentPlace = (id: string | undefined) =>
  useQuery(query.comments.get.queryOptions({ input: id === undefined ? skipToken : { id }, staleTime: 0 }))

type NewComment = Parameters<typeof api.comments.add>[0] & { newRequestId: () => string }

/** Comments a post, or answers a comment. */
export const useAddComment = () =>
  useSendOnce({
    mutationFn: ({ newRequestId, ...comment }: NewComment) =>
      api.comments.add(comment).catch((error: unknown) => {
        if (!isRefusal(error, 'REQUEST_REUSED')) throw error
        // An id is used again for the same words alone: the comment that they made has been deleted since, and they make another.
        return api.comments.add({ ...comment, requestId: newRequestId() })
      }),
    onSuccess: ({ postId }) => void readCommentsAgain(postId),
  })

/** Deletes one's own comment; done once the list has been read again without it. */
export const useRemoveComment = ({ postId }: Pick<Comment, 'postId'>) =>
  useSendOnce(query.comments.remove.mutationOptions({ onSuccess: () => readCommentsAgain(postId) }))

/** The comments of a post, and how many they are wherever the post is shown. */
async function readCommentsAgain(postId: string): Promise<void> {
  await Promise.all([queryClient.invalidateQueries({ queryKey: query.comments.key() }), countAgain(postId)])
}

/** Where it cannot be asked, the figure is that of before until the post is read again. */
async function countAgain(postId: string): Promise<void> {
  const answer = await api.posts.tallies({ ids: [postId] }).catch(() => undefined)
  for (const { id, comments } of answer?.tallies ?? []) changeCachedPost(id, (post) => ({ ...post, comments }))
}
