import { z } from 'zod'
import { membersOnly } from '#contract/foundation/errors.ts'
import { Id } from '#contract/foundation/ids.ts'
import { MedicationMatch } from './schema.ts'

const tags = ['medication']

export const medicationMatches = {
  list: membersOnly('NOT_FOUND')
    .route({
      method: 'GET',
      path: '/medication/matches',
      tags,
      summary: 'The best matches of one of one’s reports, or of all of them, best first',
    })
    .input(z.object({ reportId: Id.optional() }))
    .output(
      z.object({
        matches: z.array(MedicationMatch),
        /** True while a search of one of these reports is still to be done. */
        isSearching: z.boolean(),
      }),
    ),
  search: membersOnly('NOT_FOUND', 'TOO_MANY_REQUESTS')
    .route({
      method: 'POST',
      path: '/medication/searches',
      tags,
      successStatus: 202,
      summary: 'Search matches again for one of one’s reports, or all',
    })
    .input(z.object({ reportId: Id.optional() }))
    .output(z.object({ queued: z.number().int() })),
  dismiss: membersOnly('NOT_FOUND')
    .route({
      method: 'POST',
      path: '/medication/dismissals',
      tags,
      successStatus: 201,
      summary: 'Not relevant: hide this match from me for good',
    })
    .input(z.object({ ownReportId: Id, reportId: Id }))
    .output(z.object({ ownReportId: Id, reportId: Id })),
}
