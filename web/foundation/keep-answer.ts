import type { InferDataFromTag, QueryKey } from '@tanstack/react-query'
import { queryClient } from './rpc.ts'

/** Shows the answer to a change. A read under way may be older than the change, and is begun again. */
export function keepAnswer<Key extends QueryKey>(queryKey: Key, answer: InferDataFromTag<unknown, Key>): void {
  queryClient.setQueryData<unknown>(queryKey, answer)
  if (queryClient.isFetching({ queryKey, exact: true }) > 0)
    void queryClient.invalidateQueries({ queryKey, exact: true })
}
