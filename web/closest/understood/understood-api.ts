import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { LOOKED_UP_MAX } from '#contract/closest/limits.ts'
import type { Understood } from '#contract/closest/schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { useLanguage } from '#web/foundation/i18n.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'
import { useFailureToast } from '#web/foundation/toasts.tsx'
import { refreshComparisons } from '../api.ts'

/** What was understood of a story of mine. */
export const useUnderstood = (id: string) =>
  useQuery(query.closest.understood.queryOptions({ input: { id, language: useLanguage() } }))

export type Correction = { reading: string; isTold: boolean }

/** Corrects it; the answers come in the order of the corrections, and the lists follow. */
export function useCorrect(id: string) {
  const language = useLanguage()
  const tellFailure = useFailureToast()
  const { queryKey } = query.closest.understood.queryOptions({ input: { id, language } })
  return useSendOnce({
    scope: { id: `understood ${id}` },
    mutationFn: (correction: Correction) => api.closest.correct({ id, language, ...correction }),
    onMutate: async ({ reading, isTold }) => {
      await queryClient.cancelQueries({ queryKey })
      if (!isTold) queryClient.setQueryData<Understood>(queryKey, (now) => now && without(now, reading))
    },
    onSuccess: (understood) => queryClient.setQueryData(queryKey, understood),
    onError: tellFailure,
    onSettled: refreshComparisons,
  })
}

const without = (understood: Understood, reading: string): Understood => ({
  ...understood,
  present: understood.present.filter(({ id }) => id !== reading),
  absent: understood.absent.filter(({ id }) => id !== reading),
})

/**
 * What I may be asked of a story of mine, beside what was passed over. Under a key of its own: what is shown stays while I tap, and the lists are read again.
 */
export function useProposals(id: string, passed: string[]) {
  const language = useLanguage()
  return useQuery({
    queryKey: ['proposals', id, language, ...passed],
    queryFn: () => api.closest.proposals({ id, passed, language }),
    staleTime: Number.POSITIVE_INFINITY,
    // An edit in between tells something else.
    gcTime: 0,
    placeholderData: passed.length > 0 ? keepPreviousData : undefined,
    retry: false,
  })
}

/** Long enough that one word is one question. */
const PAUSE_MS = 200
const LETTERS_LEAST = 2

/** What may be added for what is typed, a moment after one stops typing; undefined while nothing is asked. Those shown before stay until the others are here. */
export function useOffers(typed: string) {
  const language = useLanguage()
  const [words] = useDebouncedValue(typed.trim().slice(0, LOOKED_UP_MAX), PAUSE_MS)
  const isEnough = words.length >= LETTERS_LEAST && typed.trim().length >= LETTERS_LEAST
  const { data, isError, isFetching } = useQuery({
    ...query.closest.lookUp.queryOptions({ input: { words, language } }),
    enabled: isEnough,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return {
    offers: isEnough && !isError ? data?.readings : undefined,
    isFailed: isEnough && isError,
    isLooking: isEnough && isFetching,
  }
}
