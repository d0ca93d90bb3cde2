import { useInfiniteQuery } from '@tanstack/react-query'
import type { FeedFilter } from '#contract/posts/schema.ts'
import { useLanguage } from '#web/foundation/i18n.ts'
import { query } from '#web/foundation/rpc.ts'
import type { FeedScope } from '#web/posts/feed/feed-view.ts'

/** Stories of the previous search are not shown meanwhile: they say nothing of this one. */
export const useMeant = (wanted: FeedScope & { filter: FeedFilter }) => {
  const language = useLanguage()
  return useInfiniteQuery({
    ...query.closest.byMeaning.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...wanted, language, cursor }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
  })
}
