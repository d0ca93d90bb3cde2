import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'

const TRIES = 5

/**
 * A live event may refetch the list, which cancels the request for the page: then the page is requested again.
 * @returns undefined when the page could not be loaded
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
