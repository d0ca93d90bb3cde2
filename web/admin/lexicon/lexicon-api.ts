import { useQuery } from '@tanstack/react-query'
import type { Language } from '#contract/foundation/languages.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { query } from '#web/foundation/rpc.ts'

/** Each reading is written down: none is made that nobody asked for, and one of a night is enough. */
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
