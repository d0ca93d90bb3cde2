import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ClosestCases } from '#contract/closest/schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { useLanguage } from '#web/foundation/i18n.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'
import { showSuccess, useFailureToast } from '#web/foundation/toasts.tsx'

export const SEARCHING_MS = 5_000

export function useClosest(postId: string | undefined) {
  const language = useLanguage()
  return useQuery({
    ...(postId === undefined
      ? query.closest.ofAll.queryOptions({ input: { language } })
      : query.closest.list.queryOptions({ input: { id: postId, language } })),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.isSearching ? SEARCHING_MS : false),
  })
}

type Matches = Awaited<ReturnType<typeof api.matching.list>>

const everything = [{ queryKey: query.closest.key() }, { queryKey: query.matching.key() }]
const allMatches = { queryKey: query.matching.list.key() }
const allClosest = [{ queryKey: query.closest.ofAll.key() }, { queryKey: query.closest.list.key() }]

export const refreshComparisons = () => Promise.all(everything.map((each) => queryClient.invalidateQueries(each)))

/**
 * Fetches the lists of both kinds again after a correction, but not how my stories are understood.
 * @param isWritten whether the correction was stored: the lists then count as being searched until they come
 */
export function refreshLists({ isWritten }: { isWritten: boolean }) {
  if (isWritten) changeClosest((list) => ({ ...list, isSearching: true }))
  return Promise.all(
    [...allClosest, { queryKey: query.matching.key() }].map((each) => queryClient.invalidateQueries(each)),
  )
}

/**
 * Hides a post beside one of mine, or beside all, for good and in both lists. It disappears at once, and reappears with an error message where the request
 * fails.
 * The toast offers to undo it.
 */
export function useDismiss() {
  const { t } = useTranslation()
  const tellFailure = useFailureToast()
  const restore = useSendOnce({
    isOfMany: true,
    mutationFn: ({ ownPost, post }: Dismissed) => api.matching.restore({ ownPostId: ownPost?.id, postId: post.id }),
    onError: tellFailure,
    onSettled: refreshComparisons,
  })
  return useSendOnce({
    isOfMany: true,
    mutationFn: ({ ownPost, post }: Dismissed) => api.closest.dismiss({ ownPostId: ownPost?.id, postId: post.id }),
    onMutate: async (gone) => {
      await Promise.all(everything.map((each) => queryClient.cancelQueries(each)))
      const before = [allMatches, ...allClosest].flatMap((each) => queryClient.getQueriesData(each))
      queryClient.setQueriesData<Matches>(allMatches, (list) => list && withoutMatch(list, gone))
      changeClosest((list) => withoutCase(list, gone))
      return before
    },
    onSuccess: (_answer, gone) =>
      showSuccess({ title: t('closest.dismissed') }, { label: t('closest.restore'), run: () => restore.mutate(gone) }),
    onError: (error, _gone, before) => {
      for (const [queryKey, list] of before ?? []) queryClient.setQueryData(queryKey, list)
      tellFailure(error)
    },
    onSettled: refreshComparisons,
  })
}

function changeClosest(change: (list: ClosestCases) => ClosestCases): void {
  for (const each of allClosest) queryClient.setQueriesData<ClosestCases>(each, (list) => list && change(list))
}

type Pair = { ownPost: { id: string }; post: { id: string } }

type Dismissed = { ownPost?: Pair['ownPost']; post: Pair['post'] }

const isOther =
  ({ ownPost, post }: Dismissed) =>
  (pair: Pair) =>
    pair.post.id !== post.id || (ownPost !== undefined && pair.ownPost.id !== ownPost.id)

/** After a dismissal beside all my posts, their counts change once the lists are fetched again. */
const isBeside =
  ({ ownPost }: Dismissed) =>
  (own: { id: string }) =>
    own.id === ownPost?.id

const withoutMatch = (list: Matches, gone: Dismissed): Matches => ({
  ...list,
  posts: list.posts.map((own) => (isBeside(gone)(own) ? { ...own, matches: own.matches - 1 } : own)),
  matches: list.matches.filter(isOther(gone)),
})

const withoutCase = (list: ClosestCases, gone: Dismissed): ClosestCases => ({
  ...list,
  posts: list.posts.map((own) => (isBeside(gone)(own) ? { ...own, cases: own.cases - 1 } : own)),
  items: list.items.filter(isOther(gone)),
})
