import type { InferDataFromTag, QueryKey } from '@tanstack/react-query'
import { queryClient } from './rpc.ts'

/** Stores the answer to a change in the cache. A pending fetch may be older than the change, so it is started again. */
export function keepAnswer<Key extends QueryKey>(queryKey: Key, answer: InferDataFromTag<unknown, Key>): void {
  queryClient.setQueryData<unknown>(queryKey, answer)
  if (queryClient.isFetching({ queryKey, exact: true }) > 0)
    void queryClient.invalidateQueries({ queryKey, exact: true })
}
