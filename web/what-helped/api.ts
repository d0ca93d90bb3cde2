import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { SymptomId } from '#contract/posts/symptom-id.ts'
import { query } from '#web/foundation/rpc.ts'
import type { WhatHelpedView } from './what-helped-view.ts'

export const useWhatHelped = ({ symptome }: WhatHelpedView) =>
  useQuery({
    ...query.whatHelped.read.queryOptions({ input: symptome ? { symptom: symptome as SymptomId } : {} }),
    placeholderData: keepPreviousData,
  })

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
