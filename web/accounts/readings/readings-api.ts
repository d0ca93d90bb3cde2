import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReadingScope } from '#contract/accounts/readings-schema.ts'
import { query } from '#web/foundation/rpc.ts'

/** Readings are told within five seconds, also those of a command of the operator, which sends no live event. */
const READINGS_MS = 4_000

/** Who looked at one's data, page by page. */
export const useReadings = (scope: ReadingScope) =>
  useInfiniteQuery(
    query.rights.readings.infiniteOptions({
      input: (cursor: string | undefined) => ({ scope, ...(cursor && { cursor }) }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      staleTime: 0,
      refetchInterval: READINGS_MS,
    }),
  )
