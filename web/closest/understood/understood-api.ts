import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useMutationState, useQuery } from '@tanstack/react-query'
import { LOOKED_UP_MAX } from '#contract/closest/limits.ts'
import type { Understood } from '#contract/closest/schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { useLanguage } from '#web/foundation/i18n.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'
import { useFailureToast } from '#web/foundation/toasts.tsx'
import { refreshLists } from '../api.ts'

export const useUnderstood = (id: string) =>
  useQuery(query.closest.understood.queryOptions({ input: { id, language: useLanguage() } }))

type Named = { id: string; name: string }
type Correction = { reading: Named; isTold: boolean }

const correctionKey = (id: string) => ['correct', id]
const proposalsKey = (id: string) => ['proposals', id]

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
      // The correction may be stored although its answer was lost, or another tab was first.
      void queryClient.invalidateQueries({ queryKey })
      // A tab that was open through an upgrade may offer what the newer lexicon no longer has.
      if (isRefusal(error, 'NOT_FOUND'))
        for (const offered of [proposalsKey(id), query.closest.lookUp.key()])
          void queryClient.invalidateQueries({ queryKey: offered })
    },
    onSettled: (_understood, error) => void refreshLists({ isWritten: !error }),
  })
}

/** Shows each pending correction at once, whatever answers come meanwhile; a refused one takes its change back with it. */
export function useCorrected(id: string, understood: Understood): { shown: Understood; isSaving: boolean } {
  const waiting = useMutationState({
    filters: { mutationKey: correctionKey(id), status: 'pending' },
    select: ({ state }) => state.variables as Correction,
  })
  return { shown: waiting.reduce(withCorrection, understood), isSaving: waiting.length > 0 }
}

/** As the server does; a correction that is applied already changes nothing. */
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
  // The answer brings back a reading of the story's own words, a denied one too, in its place.
  if (!removed.every(isOther)) return { ...understood, removed: removed.filter(isOther) }
  return {
    ...understood,
    present: [...present, { id, name, words: null, isSure: true }],
    told: [...told, id],
    addable: addable - 1,
  }
}

/** The proposals have their own cache key, so that the shown ones stay while I tap, although the lists are fetched again. */
export function useProposals(id: string, passed: string[]) {
  const language = useLanguage()
  return useQuery({
    queryKey: [...proposalsKey(id), language, ...passed],
    queryFn: () => api.closest.proposals({ id, passed, language }),
    staleTime: Number.POSITIVE_INFINITY,
    // An edit in between changes the proposals.
    gcTime: 0,
    placeholderData: passed.length > 0 ? keepPreviousData : undefined,
    retry: false,
  })
}

const PAUSE_MS = 200
const LETTERS_LEAST = 2

/** Undefined while nothing is searched. The previous ones stay until the new ones arrive. */
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
