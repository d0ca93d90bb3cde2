import { z } from 'zod'
import { membersOnly } from '#contract/foundation/errors.ts'
import { Id } from '#contract/foundation/ids.ts'
import { AGREEMENTS } from './choices.ts'
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
  agree: membersOnly('NOT_FOUND')
    .route({
      method: 'POST',
      path: '/medication/matches/{id}/agreement',
      tags,
      summary: 'Agree to be shown to the other side of a match, and it to me once it agreed too',
    })
    .input(z.object({ id: Id }))
    .output(z.object({ id: Id, agreement: z.enum(AGREEMENTS) })),
  dismiss: membersOnly('NOT_FOUND')
    .route({
      method: 'POST',
      path: '/medication/dismissals',
      tags,
      successStatus: 201,
      summary: 'Not relevant: hide this match from me for good, and me from the other side',
    })
    .input(z.object({ id: Id }))
    .output(z.object({ id: Id })),
}
