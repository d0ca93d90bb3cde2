import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ClosestCases } from '#contract/matching/schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { useLanguage } from '#web/foundation/i18n.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'
import { showFailure, showSuccess, useFailureToast } from '#web/foundation/toasts.tsx'

/** While a search is under way the list is asked for again, also where no live event comes through. */
const SEARCHING_MS = 5_000

/** The cases closest to one of my posts, or to all of them; those shown before stay until the others are here. */
export function useClosest(postId: string | undefined) {
  const language = useLanguage()
  return useQuery({
    queryKey: [...closestKey, postId ?? 'all', language],
    queryFn: () =>
      postId === undefined ? api.matching.closestOfAll({ language }) : api.matching.closest({ id: postId, language }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.isSearching ? SEARCHING_MS : false),
  })
}

const closestKey = [...query.matching.closest.key()]

const listOptions = (postId: string | undefined) => query.matching.list.queryOptions({ input: { postId } })
type List = Awaited<ReturnType<typeof api.matching.list>>

const everything = { queryKey: query.matching.key() }
const allLists = { queryKey: query.matching.list.key() }
const allClosest = { queryKey: closestKey }

/** The best matches of one of my posts, or of all; those shown before stay until the others are here. */
export const useMatches = (postId: string | undefined) =>
  useQuery({
    ...listOptions(postId),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.isSearching ? SEARCHING_MS : false),
  })

/** Pairs that somebody made by saying "me too", of one of my posts or of all. */
export const useMeTooPairs = (postId: string | undefined) =>
  useQuery(query.matching.meToos.queryOptions({ input: { postId } }))

/** Searches again. Says so when nothing can be searched, or not yet. */
export function useSearchAgain() {
  const { t } = useTranslation()
  const tellFailure = useFailureToast()
  return useSendOnce({
    mutationFn: (postId: string | undefined) => api.matching.search({ postId }),
    onSuccess: async ({ queued }) => {
      if (queued === 0) showFailure({ title: t('matching.noSearch.title'), message: t('matching.noSearch.text') })
      await queryClient.invalidateQueries(everything)
    },
    onError: tellFailure,
  })
}

/** Hides a post beside one of mine from me for good, in both lists: at once on the screen, and back again with a word when the server could not. */
export function useDismiss() {
  const { t } = useTranslation()
  const tellFailure = useFailureToast()
  return useSendOnce({
    isOfMany: true,
    mutationFn: ({ ownPost, post }: Pair) => api.matching.dismiss({ ownPostId: ownPost.id, postId: post.id }),
    onMutate: async (pair) => {
      await queryClient.cancelQueries(everything)
      const before = [...queryClient.getQueriesData(allLists), ...queryClient.getQueriesData(allClosest)]
      queryClient.setQueriesData<List>(allLists, (list) => list && without(list, pair))
      queryClient.setQueriesData<ClosestCases>(allClosest, (cases) => cases && withoutCase(cases, pair))
      return before
    },
    onSuccess: () => showSuccess({ title: t('matching.dismissed.title'), message: t('matching.dismissed.text') }),
    onError: (error, _pair, before) => {
      for (const [queryKey, list] of before ?? []) queryClient.setQueryData(queryKey, list)
      tellFailure(error)
    },
    onSettled: () => queryClient.invalidateQueries(everything),
  })
}

/** A post of somebody else beside one of mine. */
type Pair = { ownPost: { id: string }; post: { id: string } }

const isOther = (gone: Pair) => (pair: Pair) => pair.ownPost.id !== gone.ownPost.id || pair.post.id !== gone.post.id

const without = (list: List, gone: Pair): List => ({
  ...list,
  posts: list.posts.map((own) => (own.id === gone.ownPost.id ? { ...own, matches: own.matches - 1 } : own)),
  matches: list.matches.filter(isOther(gone)),
})

const withoutCase = (list: ClosestCases, gone: Pair): ClosestCases => ({
  ...list,
  posts: list.posts.map((own) => (own.id === gone.ownPost.id ? { ...own, cases: own.cases - 1 } : own)),
  items: list.items.filter(isOther(gone)),
})
