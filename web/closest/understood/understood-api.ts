import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useMutationState, useQuery } from '@tanstack/react-query'
import { LOOKED_UP_MAX } from '#contract/closest/limits.ts'
import type { Understood } from '#contract/closest/schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { useLanguage } from '#web/foundation/i18n.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'
import { useFailureToast } from '#web/foundation/toasts.tsx'
import { refreshLists } from '../api.ts'

/** Returns how a story of mine was understood. */
export const useUnderstood = (id: string) =>
  useQuery(query.closest.understood.queryOptions({ input: { id, language: useLanguage() } }))

type Named = { id: string; name: string }
type Correction = { reading: Named; isTold: boolean }

const correctionKey = (id: string) => ['correct', id]

/** Corrects a reading. The answers come in the order of the corrections, and the lists are fetched again. */
export function useCorrect(id: string) {
  const language = useLanguage()
  const tellFailure = useFailureToast()
  const { queryKey } = query.closest.understood.queryOptions({ input: { id, language } })
  return useSendOnce({
    mutationKey: correctionKey(id),
    scope: { id: `understood ${id}` },
    mutationFn: ({ reading, isTold }: Correction) => api.closest.correct({ id, language, reading: reading.id, isTold }),
    onSuccess: async (understood) => {
      // A fetch that began before this correction would bring back what it took away.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, understood)
    },
    onError: (error) => {
      tellFailure(error)
      // The answer may be lost though it was written, or another tab was first.
      void queryClient.invalidateQueries({ queryKey })
    },
    // The next correction does not wait for the lists.
    onSettled: (_understood, error) => void refreshLists({ isWritten: !error }),
  })
}

/**
 * Shows a story with the corrections that wait for their answers. Each is drawn at once, whatever answers come meanwhile; one that is refused takes its
 * change back with it.
 */
export function useCorrected(id: string, understood: Understood): { shown: Understood; isSaving: boolean } {
  const waiting = useMutationState({
    filters: { mutationKey: correctionKey(id), status: 'pending' },
    select: ({ state }) => state.variables as Correction,
  })
  return { shown: waiting.reduce(withCorrection, understood), isSaving: waiting.length > 0 }
}

/** Applies a correction as the server will; one that is applied already changes nothing. */
function withCorrection(understood: Understood, { reading: { id, name }, isTold }: Correction): Understood {
  const { present, absent, told, removed, addable } = understood
  const isOther = (reading: Named) => reading.id !== id
  const shown = [...present, ...absent].find((reading) => !isOther(reading))
  if (!isTold) {
    if (!shown) return understood
    const isAdded = shown.words === null
    return {
      ...understood,
      present: present.filter(isOther),
      absent: absent.filter(isOther),
      told: told.filter((feature) => feature !== id),
      removed: isAdded ? removed : [...removed, { id, name: shown.name }],
      addable: isAdded ? addable + 1 : addable,
    }
  }
  if (shown) return understood
  // A reading of its words, denied things among them, comes back with the answer, in its place.
  if (!removed.every(isOther)) return { ...understood, removed: removed.filter(isOther) }
  return {
    ...understood,
    present: [...present, { id, name, words: null, isSure: true }],
    told: [...told, id],
    addable: addable - 1,
  }
}

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
  const asked = typed.trim().slice(0, LOOKED_UP_MAX)
  const [words] = useDebouncedValue(asked, PAUSE_MS)
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
    isLooking: isEnough && (isFetching || words !== asked),
  }
}
