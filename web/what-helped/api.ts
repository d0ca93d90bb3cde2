import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { SymptomId } from '#contract/posts/symptom-id.ts'
import { query } from '#web/foundation/rpc.ts'
import type { WhatHelpedView } from './what-helped-view.ts'

/** What is told of one symptom, or which symptoms are told of; what was read before stays until it is here. */
export const useWhatHelped = ({ symptome }: WhatHelpedView) =>
  useQuery({
    // One that is on no list is refused by the server, like any other input.
    ...query.whatHelped.read.queryOptions({ input: symptome ? { symptom: symptome as SymptomId } : {} }),
    placeholderData: keepPreviousData,
  })

/** What members tell of one thing, newest first, page by page. */
export const useTriedStories = (symptome: string, key: string) =>
  useInfiniteQuery(
    query.whatHelped.stories.infiniteOptions({
      input: (cursor: string | undefined) => ({
        symptom: symptome as SymptomId,
        key,
        ...(cursor !== undefined && { cursor }),
      }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
    }),
  )
