import type { Services } from '#server/foundation/context.ts'
import { requestSearches } from '#server/foundation/pairs/requests.ts'
import { defineQueue } from '#server/foundation/work/queues.ts'
import type { ReportWritten } from '../events.ts'
import { reportPairs } from '../pairs.ts'

export const SEARCH_REQUESTED = defineQueue<ReportWritten>('medication.search-requested')

/** The data has the form of a report's event, so that the job is deleted with the member. */
const data = ({ subjectId, ownerId }: { subjectId: string; ownerId: string }) => ({
  reportId: subjectId,
  memberId: ownerId,
})

type Request = { reportIds: readonly string[]; searchedBefore?: Date }

export const requestSearch = (services: Services, { reportIds, searchedBefore }: Request): Promise<number> =>
  requestSearches(reportPairs, services, {
    subjectIds: reportIds,
    searchedBefore,
    job: { queue: SEARCH_REQUESTED, data },
  })
