import { z } from 'zod'
import { membersOnly } from '#contract/foundation/errors.ts'
import { Id } from '#contract/foundation/ids.ts'
import { AccessLogEntry, AccessLogMonth, AccessLogScope } from './access-log-schema.ts'
import { ACCESS_LOG_PER_PAGE, ACCESS_LOG_PER_PAGE_MAX } from './privacy-limits.ts'
import { DataExport, ErasureInput } from './privacy-schema.ts'

/** A read-only account has these rights too. */
export const privacy = {
  readings: membersOnly()
    .route({
      method: 'GET',
      path: '/me/readings',
      tags: ['rights'],
      summary: 'Who of the staff looked at my data, latest first',
      description:
        'What is read in a case is told once the case is decided, where its decision is told; else by its month, once nothing can follow any more. What is read of a private message that was reported and left as it was is never told: it would say who reported it.',
    })
    .input(
      z.object({
        scope: AccessLogScope.default('mine'),
        cursor: Id.optional(),
        limit: z.coerce.number().int().min(1).max(ACCESS_LOG_PER_PAGE_MAX).default(ACCESS_LOG_PER_PAGE),
      }),
    )
    .output(
      z.object({
        items: z.array(AccessLogEntry),
        nextCursor: Id.nullable(),
        /** Filled only on the first page of the member's own readings; latest first. */
        months: z.array(AccessLogMonth),
      }),
    ),
  exports: membersOnly()
    .route({
      method: 'GET',
      path: '/me/exports',
      tags: ['rights'],
      summary: 'The copies of my data that are being made or can be fetched, latest first',
      description:
        'A copy that is ready is fetched at /api/me/exports/{id}/file by its owner’s session, until it expires.',
    })
    .output(z.object({ exports: z.array(DataExport) })),
  askExport: membersOnly('QUOTA_REACHED')
    .route({
      method: 'POST',
      path: '/me/exports',
      tags: ['rights'],
      successStatus: 202,
      summary: 'Have a copy of all my data made, at most 3 a day; one that is being made already is the answer',
    })
    .output(DataExport),
  askErasure: membersOnly('WRONG_PASSWORD')
    .route({
      method: 'POST',
      path: '/me/erasure',
      tags: ['rights'],
      successStatus: 202,
      summary: 'Have my account and all it holds erased in 7 days; asked again, the day stays the same',
    })
    .input(ErasureInput)
    .output(z.object({ dueAt: z.date() })),
  cancelErasure: membersOnly('NOT_FOUND')
    .route({
      method: 'DELETE',
      path: '/me/erasure',
      tags: ['rights'],
      successStatus: 200,
      summary: 'Keep my account after all, until the day comes',
    })
    .output(z.object({ isCancelled: z.literal(true) })),
}
