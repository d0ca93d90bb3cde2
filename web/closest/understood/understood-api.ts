import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { LOOKED_UP_MAX } from '#contract/closest/limits.ts'
import type { Understood } from '#contract/closest/schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { useLanguage } from '#web/foundation/i18n.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'
import { useFailureToast } from '#web/foundation/toasts.tsx'
import { refreshComparisons } from '../api.ts'

/** Returns how a story of mine was understood. */
export const useUnderstood = (id: string) =>
  useQuery(query.closest.understood.queryOptions({ input: { id, language: useLanguage() } }))

export type Correction = { reading: string; isTold: boolean }

/** Corrects a reading. The answers come in the order of the corrections, and the lists are fetched again. */
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
 * Returns the readings to ask about for a story of mine, without those passed over. They have their own cache key: the shown ones stay while I tap,
 * although the lists are fetched again.
 */
export function useProposals(id: string, passed: string[]) {
  const language = useLanguage()
  return useQuery({
    queryKey: ['proposals', id, language, ...passed],
    queryFn: () => api.closest.proposals({ id, passed, language }),
    staleTime: Number.POSITIVE_INFINITY,
    // An edit in between changes the proposals.
    gcTime: 0,
    placeholderData: passed.length > 0 ? keepPreviousData : undefined,
    retry: false,
  })
}

/** The pause after typing, in milliseconds: long enough that one word is one request. */
const PAUSE_MS = 200
const LETTERS_LEAST = 2

/**
 * Returns the readings that match the typed text, a moment after typing stops; undefined while nothing is searched. The previous ones stay until the
 * new ones arrive.
 */
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
