import { isDeepStrictEqual } from 'node:util'
import { and, eq, lt } from 'drizzle-orm'
import type { Subject, WriteDayInput } from '#contract/journal/schema.ts'
import type { MemberCtx, Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { digestOf, repeatsSince } from '#server/foundation/digest.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { transact } from '#server/foundation/transaction.ts'
import { type EntryRow, entryOf, lockJournal } from '../queries.ts'
import { dayRequest } from '../tables.ts'
import { demandDay, useEntryQuota, writeEntry } from './put-entry.ts'
import { startWithin } from './start-journal.ts'

/** A repeated request does not know the day before its first write; its `before` is the current day, like `entry`. */
export type DayWritten = { journalId: string; entry: EntryRow | undefined; before: EntryRow | undefined }

/**
 * Writes a day and leaves its note, once per request. A repeat, concurrent ones included, returns the day as it is by now (blank if it was removed) and costs
 * no quota. Every other request costs quota, even without a change. The first day of an own symptom starts its journal.
 * @throws Refusal NOT_FOUND; EDITED_ELSEWHERE where the day holds neither what its writer saw nor what they write; QUOTA_REACHED; REQUEST_REUSED where the
 *         request had written something else; INVALID_INPUT for a day in the future or too long ago
 */
export async function writeDay(ctx: MemberCtx, { requestId, ...said }: WriteDayInput): Promise<DayWritten> {
  const memberId = ctx.actor.id
  const at = ctx.now()
  const { subject, day, intensity, seen } = said
  demandDay(day, at)
  const digest = digestOf({ of: ctx.secret, ...said })
  return transact(ctx, async (tx) => {
    // The unique key comes first: a concurrent repeat waits here. The journal's id is filled in once it is known.
    const [first] = await tx
      .insert(dayRequest)
      .values({ memberId, requestId, journalId: requestId, digest, at })
      .onConflictDoNothing()
      .returning({ requestId: dayRequest.requestId })
    if (!first) return writtenBefore(tx, { memberId, requestId, digest, day })
    const journalId = await journalOf(tx, ctx, subject)
    await tx
      .update(dayRequest)
      .set({ journalId })
      .where(and(eq(dayRequest.memberId, memberId), eq(dayRequest.requestId, requestId)))
    const before = await entryOf(tx, journalId, day)
    const measured = said.measured ?? before?.measured ?? []
    if (before?.intensity === intensity && isDeepStrictEqual(before.measured, measured)) {
      await useEntryQuota(tx, memberId, at)
      return { journalId, entry: before, before }
    }
    if (!isAsSeen(before, seen)) throw new Refusal('EDITED_ELSEWHERE')
    const written = { day, intensity, measured, note: before?.note ?? '' }
    const entry = await writeEntry(tx, { memberId, journalId, stored: before, fields: written, at })
    return { journalId, entry, before }
  })
}

async function journalOf(tx: Tx, ctx: MemberCtx, subject: Subject): Promise<string> {
  const id = 'journalId' in subject ? subject.journalId : (await startWithin(tx, ctx, subject)).id
  await lockJournal(tx, ctx.actor.id, id)
  return id
}

/** Measures that the writer did not see are not compared, because the home page shows only the intensity. */
function isAsSeen(before: EntryRow | undefined, seen: WriteDayInput['seen']): boolean {
  if (!before || !seen) return before === undefined && seen === null
  return (
    before.intensity === seen.intensity &&
    (seen.measured === undefined || isDeepStrictEqual(before.measured, seen.measured))
  )
}

type Repeat = { memberId: string; requestId: string; digest: string; day: string }

async function writtenBefore(tx: Tx, { memberId, requestId, digest, day }: Repeat): Promise<DayWritten> {
  const [known] = await tx
    .select()
    .from(dayRequest)
    .where(and(eq(dayRequest.memberId, memberId), eq(dayRequest.requestId, requestId)))
  if (known?.digest !== digest) throw new Refusal('REQUEST_REUSED')
  const entry = await entryOf(tx, known.journalId, day)
  return { journalId: known.journalId, entry, before: entry }
}

export const forgetDayRequests = ({ db, now }: Pick<Services, 'db' | 'now'>) =>
  db.delete(dayRequest).where(lt(dayRequest.at, repeatsSince(now())))
