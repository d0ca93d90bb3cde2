import { useInfiniteQuery } from '@tanstack/react-query'
import type { AccessLogScope } from '#contract/accounts/access-log-schema.ts'
import { query } from '#web/foundation/rpc.ts'

/** Readings show within five seconds, also those of an operator's command, which sends no live event. */
const READINGS_MS = 4_000

export const useAccessLog = (scope: AccessLogScope) =>
  useInfiniteQuery(
    query.rights.readings.infiniteOptions({
      input: (cursor: string | undefined) => ({ scope, ...(cursor && { cursor }) }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      staleTime: 0,
      refetchInterval: READINGS_MS,
    }),
  )
