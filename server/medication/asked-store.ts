import { inArray, lte, or, sql } from 'drizzle-orm'
import { DAY_MS } from '#contract/foundation/durations.ts'
import { ASKED_ANEW_DAYS } from '#contract/medication/limits.ts'
import type { Db, Tx } from '#server/foundation/db/database.ts'
import { digestOf } from '#server/foundation/digest.ts'
import { medicationAsked } from './tables.ts'

/** A version of a report that should enter the search for a name and a substance, by their keys; '' for none. */
type Asking = { memberId: string; reportId: string; version: number; nameKey: string; substanceKey: string }

/**
 * Returns when this version may enter the search for its name and its substance; undefined where it may now. For each medication, only one version of all
 * reports of a member may enter within ASKED_ANEW_DAYS: otherwise a member could learn others' effects one by one, by editing and deleting. The version that
 * entered last may always enter again.
 */
export async function freeFrom(
  tx: Tx,
  asking: Asking,
  now: Date,
): Promise<{ name: Date | undefined; substance: Date | undefined }> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`medication-asked:${asking.memberId}`}, 0))`)
  const { name, substance } = digestsOf(asking)
  const rows = await tx
    .select()
    .from(medicationAsked)
    .where(inArray(medicationAsked.digest, [name, substance]))
  const whenFree = (digest: string) => {
    const last = rows.find((row) => row.digest === digest)
    if (!last || (last.reportId === asking.reportId && last.version === asking.version)) return undefined
    const free = new Date(last.at.getTime() + ASKED_ANEW_DAYS * DAY_MS)
    return free > now ? free : undefined
  }
  return { name: whenFree(name), substance: whenFree(substance) }
}

/** Records that this version entered the search for its name and its substance; a key is '' where it did not enter for it. */
export async function noteAsked(tx: Tx, asking: Asking, at: Date): Promise<void> {
  const { memberId, reportId, version, nameKey, substanceKey } = asking
  const { name, substance } = digestsOf(asking)
  const digests = [nameKey && name, substanceKey && substance].filter(Boolean)
  if (digests.length === 0) return
  await tx
    .insert(medicationAsked)
    .values(digests.map((digest) => ({ memberId, digest, reportId, version, at })))
    .onConflictDoUpdate({
      target: [medicationAsked.memberId, medicationAsked.digest],
      set: { reportId, version, at },
      setWhere: or(
        sql`${medicationAsked.reportId} <> ${reportId}::uuid`,
        sql`${medicationAsked.version} <> ${version}::int`,
      ),
    })
}

const digestsOf = ({ memberId, nameKey, substanceKey }: Asking) => ({
  name: digestOf([memberId, 'name', nameKey]),
  substance: digestOf([memberId, 'substance', substanceKey]),
})

/** Deletes records older than ASKED_ANEW_DAYS. */
export const forgetAsked = (db: Db, now: Date) =>
  db.delete(medicationAsked).where(lte(medicationAsked.at, new Date(now.getTime() - ASKED_ANEW_DAYS * DAY_MS)))
