import { useQuery } from '@tanstack/react-query'
import type { Language } from '#contract/foundation/languages.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { query } from '#web/foundation/rpc.ts'

/** Each reading of this list is logged: none is made without being asked for, and the list changes only at night. */
export const useUnreadStems = (language: Language) =>
  useQuery(
    query.admin.unreadStems.queryOptions({
      input: { language },
      staleTime: 'static',
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
  )

export const useCorrectedWords = (language: Language) =>
  useQuery(
    query.admin.correctedWords.queryOptions({
      input: { language },
      staleTime: 'static',
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
  )

export const useTryReading = () => useSendOnce(query.admin.tryReading.mutationOptions())
