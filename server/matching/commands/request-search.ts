import type { Services } from '#server/foundation/context.ts'
import { requestSearches } from '#server/foundation/pairs/requests.ts'
import { defineQueue } from '#server/foundation/work/queues.ts'
import { symptomPairs } from '../pairs.ts'

export const SEARCH_REQUESTED = defineQueue<{ postId: string }>('matching.search-requested')

const job = { queue: SEARCH_REQUESTED, data: ({ subjectId }: { subjectId: string }) => ({ postId: subjectId }) }

type Request = { postIds: readonly string[]; searchedBefore?: Date }

/** Has posts searched again: see `requestSearches`. */
export const requestSearch = (services: Services, { postIds, searchedBefore }: Request): Promise<number> =>
  requestSearches(symptomPairs, services, { subjectIds: postIds, searchedBefore, job })
