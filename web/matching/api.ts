import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Match } from '#contract/matching/schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'
import { showFailure, showSuccess, useFailureToast } from '#web/foundation/toasts.tsx'

/** While a search is under way the list is asked for again, also where no live event comes through. */
const SEARCHING_MS = 5_000

const listOptions = (postId: string | undefined) => query.matching.list.queryOptions({ input: { postId } })
type List = Awaited<ReturnType<typeof api.matching.list>>

const allLists = { queryKey: query.matching.list.key() }

/** The best matches of one of my posts, or of all; those shown before stay until the others are here. */
export const useMatches = (postId: string | undefined) =>
  useQuery({
    ...listOptions(postId),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.isSearching ? SEARCHING_MS : false),
  })

/** Searches again. Says so when nothing can be searched, or not yet. */
export function useSearchAgain() {
  const { t } = useTranslation()
  const tellFailure = useFailureToast()
  return useSendOnce({
    mutationFn: (postId: string | undefined) => api.matching.search({ postId }),
    onSuccess: async ({ queued }) => {
      if (queued === 0) showFailure({ title: t('matching.noSearch.title'), message: t('matching.noSearch.text') })
      await queryClient.invalidateQueries(allLists)
    },
    onError: tellFailure,
  })
}

/** Hides a match from me for good: at once on the screen, and back again with a word when the server could not. */
export function useDismiss() {
  const { t } = useTranslation()
  const tellFailure = useFailureToast()
  return useSendOnce({
    isOfMany: true,
    mutationFn: ({ ownPost, post }: Match) => api.matching.dismiss({ ownPostId: ownPost.id, postId: post.id }),
    onMutate: async (match) => {
      await queryClient.cancelQueries(allLists)
      const before = queryClient.getQueriesData<List>(allLists)
      queryClient.setQueriesData<List>(allLists, (list) => list && without(list, match))
      return before
    },
    onSuccess: () => showSuccess({ title: t('matching.dismissed.title'), message: t('matching.dismissed.text') }),
    onError: (error, _match, before) => {
      for (const [queryKey, list] of before ?? []) queryClient.setQueryData(queryKey, list)
      tellFailure(error)
    },
    onSettled: () => queryClient.invalidateQueries(allLists),
  })
}

const without = (list: List, gone: Match): List => ({
  ...list,
  posts: list.posts.map((own) => (own.id === gone.ownPost.id ? { ...own, matches: own.matches - 1 } : own)),
  matches: list.matches.filter(({ ownPost, post }) => ownPost.id !== gone.ownPost.id || post.id !== gone.post.id),
})
