import { implement } from '@orpc/server'
import { admin as contract } from '#contract/admin/procedures.ts'
import type { PendingProfessional } from '#contract/admin/schema.ts'
import { decideProfessional } from '#server/accounts/commands/decide-professional.ts'
import { peopleOf } from '#server/accounts/people-queries.ts'
import {
  type ListedRequest,
  professionalById,
  professionalsIn,
  professionalView,
} from '#server/accounts/professional/professional-queries.ts'
import { authorView } from '#server/accounts/views.ts'
import type { Ctx } from '#server/foundation/context.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { demandAdmin } from '#server/foundation/guards.ts'
import { pageFrom } from '#server/foundation/page.ts'
import { refusals, signedIn } from '#server/foundation/procedure.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { transact } from '#server/foundation/transaction.ts'
import { mediaOf } from '#server/media/queries.ts'
import { noteListing } from './commands/note-access.ts'

const os = implement({ professionals: contract.professionals, decideProfessional: contract.decideProfessional })
  .$context<Ctx>()
  .use(refusals)
  .use(signedIn)

/** Lists show names and numbers; a picture is read by a request of its own, which is logged. */
export const professionalAdmin = {
  professionals: os.professionals.handler(async ({ context, input: { state, cursor, limit } }) => {
    const { db, actor } = context
    demandAdmin(actor)
    const found = await professionalsIn(db, { state, cursor, limit })
    const { rows, nextCursor } = pageFrom(found, limit)
    const memberIds = rows.map(({ memberId }) => memberId)
    await transact(context, (tx) => noteListing(tx, context, 'professional.read', memberIds))
    return { items: await pendingViews(db, rows), nextCursor }
  }),

  decideProfessional: os.decideProfessional.handler(async ({ context, input }) => {
    demandAdmin(context.actor)
    await decideProfessional(context, input)
    const decided = await professionalById(context.db, input.id)
    if (!decided) throw new Refusal('NOT_FOUND')
    const [view] = await pendingViews(context.db, [decided])
    return view!
  }),
}

async function pendingViews(db: Reader, rows: readonly ListedRequest[]): Promise<PendingProfessional[]> {
  const [people, pictures] = await Promise.all([
    peopleOf(
      db,
      rows.map(({ memberId }) => memberId),
    ),
    mediaOf(
      db,
      'professional',
      rows.map(({ id }) => id),
    ),
  ])
  return rows.map(({ isRenewal, isNumberTaken, ...row }) => ({
    ...professionalView(row),
    member: authorView(row.memberId, people),
    evidence: pictures.get(row.id)?.[0]?.large ?? null,
    isRenewal,
    isNumberTaken,
  }))
}
