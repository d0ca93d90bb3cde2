import { type InfiniteData, skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Comment, CommentOrder, Thread } from '#contract/posts/schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'
import { changeCachedPost } from '../cached-posts.ts'

export type ThreadPages = InfiniteData<{ items: Thread[]; nextCursor: string | null }, string | undefined>

/** Returns the comments of a post, each with its first replies, page by page. */
export const useComments = (postId: string, order: CommentOrder) =>
  useInfiniteQuery(
    query.comments.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ postId, order, cursor }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
  )

/** Returns all replies to a comment, oldest first, page by page; fetched once they are wanted. */
export const useReplies = (parentId: string, isWanted: boolean) =>
  useInfiniteQuery({
    ...query.comments.replies.infiniteOptions({
      input: (cursor: string | undefined) => ({ parentId, cursor }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
    enabled: isWanted,
  })

/** Returns one comment with its thread; fetched anew each time, because no event has reported changes to it. */
export const useCommentPlace = (id: string | undefined) =>
  useQuery(query.comments.get.queryOptions({ input: id === undefined ? skipToken : { id }, staleTime: 0 }))

type NewComment = Parameters<typeof api.comments.add>[0] & { newRequestId: () => string }

/** Adds a comment to a post, or an answer to a comment. */
export const useAddComment = () =>
  useSendOnce({
    mutationFn: ({ newRequestId, ...comment }: NewComment) =>
      api.comments.add(comment).catch((error: unknown) => {
        if (!isRefusal(error, 'REQUEST_REUSED')) throw error
        // The same text has the same id: the comment that it made was deleted since, so the text gets a new id and makes another.
        return api.comments.add({ ...comment, requestId: newRequestId() })
      }),
    onSuccess: ({ postId }) => void readCommentsAgain(postId),
  })

/** Deletes one's own comment; done when the list has been fetched without it. */
export const useRemoveComment = ({ postId }: Pick<Comment, 'postId'>) =>
  useSendOnce(query.comments.remove.mutationOptions({ onSuccess: () => readCommentsAgain(postId) }))

/** Fetches the comments of a post, and their number wherever the post is shown. */
async function readCommentsAgain(postId: string): Promise<void> {
  await Promise.all([queryClient.invalidateQueries({ queryKey: query.comments.key() }), countAgain(postId)])
}

/** Fetches the number of comments; when that fails, the old number stays until the post is fetched again. */
async function countAgain(postId: string): Promise<void> {
  const answer = await api.posts.tallies({ ids: [postId] }).catch(() => undefined)
  for (const { id, comments } of answer?.tallies ?? []) changeCachedPost(id, (post) => ({ ...post, comments }))
}
