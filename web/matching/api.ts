import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { refreshComparisons, SEARCHING_MS } from '#web/closest/api.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { api, query } from '#web/foundation/rpc.ts'
import { showFailure, useFailureToast } from '#web/foundation/toasts.tsx'

export const useMatches = (postId: string | undefined) =>
  useQuery({
    ...query.matching.list.queryOptions({ input: { postId } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.isSearching ? SEARCHING_MS : false),
  })

export const useMeTooPairs = (postId: string | undefined) =>
  useQuery({ ...query.matching.meToos.queryOptions({ input: { postId } }), placeholderData: keepPreviousData })

export function useSearchAgain() {
  const { t } = useTranslation()
  const tellFailure = useFailureToast()
  return useSendOnce({
    mutationFn: (postId: string | undefined) => api.matching.search({ postId }),
    onSuccess: async ({ queued }) => {
      if (queued === 0) showFailure({ title: t('matching.noSearch.title'), message: t('matching.noSearch.text') })
      await refreshComparisons()
    },
    onError: tellFailure,
  })
}
