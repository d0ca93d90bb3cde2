import { useInfiniteQuery } from '@tanstack/react-query'
import type { ProfessionalState } from '#contract/accounts/professional-schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'

export const useRequests = (state: ProfessionalState) =>
  useInfiniteQuery(
    query.admin.professionals.infiniteOptions({
      input: (cursor: string | undefined) => ({ state, ...(cursor !== undefined && { cursor }) }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      staleTime: 0,
    }),
  )

/** The lists are fetched again even after a failure, because another admin may have been first. */
export const useDecideProfessional = () =>
  useSendOnce(
    query.admin.decideProfessional.mutationOptions({
      onSettled: () => queryClient.invalidateQueries({ queryKey: query.admin.key() }),
    }),
  )
