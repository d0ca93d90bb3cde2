import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { FeedFilter } from '#contract/posts/schema.ts'
import { useLanguage } from '#web/foundation/i18n.ts'
import { query } from '#web/foundation/rpc.ts'
import type { FeedScope } from '#web/posts/feed/feed-view.ts'

/** Stories that mean what is searched for in other words, by pages. Those shown before stay until the others are here. */
export const useMeant = (wanted: FeedScope & { filter: FeedFilter }) => {
  const language = useLanguage()
  return useInfiniteQuery({
    ...query.closest.byMeaning.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...wanted, language, cursor }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
    placeholderData: keepPreviousData,
  })
}
