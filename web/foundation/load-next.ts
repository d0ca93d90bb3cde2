import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'

const TRIES = 5

/**
 * Loads the next page of a list. What is told live meanwhile has the list read again, which takes the place of what was asked for: then it is asked for
 * once more.
 * @returns  the page; undefined when it could not be had
 */
export async function loadNext<Page>(
  list: Pick<UseInfiniteQueryResult<InfiniteData<Page>>, 'data' | 'fetchNextPage'>,
): Promise<Page | undefined> {
  const loaded = list.data?.pages.length ?? 0
  for (let tries = 0; tries < TRIES; tries++) {
    const { data, isFetchNextPageError } = await list.fetchNextPage({ cancelRefetch: false })
    const next = data?.pages[loaded]
    if (next || isFetchNextPageError) return next
  }
  return undefined
}
