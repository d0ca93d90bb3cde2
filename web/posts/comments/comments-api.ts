import { type InfiniteData, skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Comment, CommentOrder, Thread } from '#contract/posts/schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'
import { changeCachedPost } from '../cached-posts.ts'

export type ThreadPages = InfiniteData<{ items: Thread[]; nextCursor: string | null }, string | undefined>

export const useComments = (postId: string, order: CommentOrder) =>
  useInfiniteQuery(
    query.comments.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ postId, order, cursor }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
  )

export const useReplies = (parentId: string, isWanted: boolean) =>
  useInfiniteQuery({
    ...query.comments.replies.infiniteOptions({
      input: (cursor: string | undefined) => ({ parentId, cursor }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
    enabled: isWanted,
  })

/** Fetched anew each time, because no event has reported changes to the comment. */
export const useCommentPlace = (id: string | undefined) =>
  useQuery(query.comments.get.queryOptions({ input: id === undefined ? skipToken : { id }, staleTime: 0 }))

type NewComment = Parameters<typeof api.comments.add>[0] & { newRequestId: () => string }

export const useAddComment = () =>
  useSendOnce({
    mutationFn: ({ newRequestId, ...comment }: NewComment) =>
      api.comments.add(comment).catch((error: unknown) => {
        if (!isRefusal(error, 'REQUEST_REUSED')) throw error
        // The comment that this id made was deleted since, so the text gets a new id and makes another.
        return api.comments.add({ ...comment, requestId: newRequestId() })
      }),
    onSuccess: ({ postId }) => void readCommentsAgain(postId),
  })

export const useRemoveComment = ({ postId }: Pick<Comment, 'postId'>) =>
  useSendOnce(query.comments.remove.mutationOptions({ onSuccess: () => readCommentsAgain(postId) }))

async function readCommentsAgain(postId: string): Promise<void> {
  await Promise.all([queryClient.invalidateQueries({ queryKey: query.comments.key() }), countAgain(postId)])
}

async function countAgain(postId: string): Promise<void> {
  const answer = await api.posts.tallies({ ids: [postId] }).catch(() => undefined)
  for (const { id, comments } of answer?.tallies ?? []) changeCachedPost(id, (post) => ({ ...post, comments }))
}
