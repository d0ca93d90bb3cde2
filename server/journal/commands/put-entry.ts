import { isDeepStrictEqual } from 'node:util'
import { latestToday, monthsBefore } from '#contract/foundation/dates.ts'
import { ENTRIES_PER_HOUR, MONTHS_BACK } from '#contract/journal/limits.ts'
import type { PutEntryInput } from '#contract/journal/schema.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { useQuota } from '#server/foundation/quota.ts'
import { invalidInput, Refusal } from '#server/foundation/refusal.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { type EntryRow, entryOf, lockJournal } from '../queries.ts'
import { journalEntry } from '../tables.ts'
import { versionOf } from '../views.ts'

/**
 * Writes a day over the version that its writer saw. A day that holds another version is refused, unless it already holds the same content: then the request is
 * a repeat.
 * @throws Refusal NOT_FOUND; EDITED_ELSEWHERE; QUOTA_REACHED; INVALID_INPUT for a day in the future or too long ago
 */
export async function putEntry(ctx: MemberCtx, { id, replaces, ...fields }: PutEntryInput): Promise<EntryRow> {
  const memberId = ctx.actor.id
  const at = ctx.now()
  demandDay(fields.day, at)
  return transact(ctx, async (tx) => {
    await lockJournal(tx, memberId, id)
    const stored = await entryOf(tx, id, fields.day)
    if (stored && isDeepStrictEqual(comparableFields(stored), comparableFields(fields))) return stored
    if ((stored ? versionOf(stored) : null) !== replaces) throw new Refusal('EDITED_ELSEWHERE')
    return writeEntry(tx, { memberId, journalId: id, stored, fields, at })
  })
}

type Writing = {
  memberId: string
  journalId: string
  stored: EntryRow | undefined
  fields: DayFields & { day: string }
  at: Date
}

/** @throws Refusal QUOTA_REACHED */
export async function writeEntry(tx: Tx, { memberId, journalId, stored, fields, at }: Writing): Promise<EntryRow> {
  await useEntryQuota(tx, memberId, at)
  // Versions must differ even within one millisecond.
  const updatedAt = new Date(Math.max(at.getTime(), stored ? versionOf(stored) + 1 : 0))
  const [written] = await tx
    .insert(journalEntry)
    .values({ journalId, ...fields, updatedAt })
    .onConflictDoUpdate({
      target: [journalEntry.journalId, journalEntry.day],
      set: { ...comparableFields(fields), updatedAt },
    })
    .returning()
  pushEvent(tx, [memberId], { kind: 'journal', id: journalId })
  return written!
}

export const useEntryQuota = (tx: Tx, memberId: string, at: Date): Promise<void> =>
  useQuota(tx, { memberId, kind: 'journal-entry', perHour: ENTRIES_PER_HOUR, at })

type DayFields = Omit<PutEntryInput, 'id' | 'day' | 'replaces'>

/** A field that the row does not hold does not compile. */
const comparableFields = ({ intensity, note, measured }: DayFields): Pick<EntryRow, keyof DayFields> => ({
  intensity,
  note,
  measured,
})

/** The latest day anywhere on earth counts as today. */
export function demandDay(day: string, at: Date): void {
  const today = latestToday(at)
  if (day > today) throw invalidInput({ path: 'day', code: 'dateInFuture' })
  if (day < monthsBefore(today, MONTHS_BACK)) throw invalidInput({ path: 'day', code: 'dateTooEarly' })
}
