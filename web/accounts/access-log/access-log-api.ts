import { useInfiniteQuery } from '@tanstack/react-query'
import type { AccessLogScope } from '#contract/accounts/access-log-schema.ts'
import { query } from '#web/foundation/rpc.ts'

/** Readings show within five seconds, also those made by an operator's command, which sends no live event. In milliseconds. */
const READINGS_MS = 4_000

/** Returns who looked at the member's data, page by page. */
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
