import type { Services } from '#server/foundation/context.ts'
import type { PairKind } from '#server/foundation/pairs/kind.ts'
import { requestSearches } from '#server/foundation/pairs/requests.ts'
import { defineQueue } from '#server/foundation/work/queues.ts'

export const SEARCH_REQUESTED = defineQueue<{ postId: string }>('closest.search-requested')

const job = { queue: SEARCH_REQUESTED, data: ({ subjectId }: { subjectId: string }) => ({ postId: subjectId }) }

type Request = { postIds: readonly string[]; searchedBefore?: Date }

export const requestSearch = <Criteria>(
  kind: PairKind<Criteria>,
  services: Services,
  { postIds, searchedBefore }: Request,
): Promise<number> => requestSearches(kind, services, { subjectIds: postIds, searchedBefore, job })
