import { inArray, lte, or, sql } from 'drizzle-orm'
import { daysFrom } from '#contract/foundation/days.ts'
import { ASKED_ANEW_DAYS } from '#contract/medication/limits.ts'
import type { Db, Tx } from '#server/foundation/db/database.ts'
import { lockNames } from '#server/foundation/db/name-lock.ts'
import { digestOf } from '#server/foundation/digest.ts'
import { medicationSearchEntry } from './tables.ts'

type SearchEntry = { memberId: string; reportId: string; version: number; nameKey: string; substanceKey: string }

/**
 * Returns when this version may enter the search for its name and its substance; undefined where it may now. For each medication, only one version of all
 * reports of a member may enter within ASKED_ANEW_DAYS: otherwise a member could learn others' effects one by one, by editing and deleting. The version that
 * entered last may always enter again.
 */
export async function searchableFrom(
  tx: Tx,
  entry: SearchEntry,
  now: Date,
): Promise<{ name: Date | undefined; substance: Date | undefined }> {
  await lockNames(tx, `medication-asked:${entry.memberId}`)
  const { name, substance } = digestsOf(entry)
  const rows = await tx
    .select()
    .from(medicationSearchEntry)
    .where(inArray(medicationSearchEntry.digest, [name, substance]))
  const whenFree = (digest: string) => {
    const last = rows.find((row) => row.digest === digest)
    if (!last || (last.reportId === entry.reportId && last.version === entry.version)) return undefined
    const free = daysFrom(last.at, ASKED_ANEW_DAYS)
    return free > now ? free : undefined
  }
  return { name: whenFree(name), substance: whenFree(substance) }
}

export async function recordSearchEntry(tx: Tx, entry: SearchEntry, at: Date): Promise<void> {
  const { memberId, reportId, version, nameKey, substanceKey } = entry
  const { name, substance } = digestsOf(entry)
  const digests = [nameKey && name, substanceKey && substance].filter(Boolean)
  if (digests.length === 0) return
  await tx
    .insert(medicationSearchEntry)
    .values(digests.map((digest) => ({ memberId, digest, reportId, version, at })))
    .onConflictDoUpdate({
      target: [medicationSearchEntry.memberId, medicationSearchEntry.digest],
      set: { reportId, version, at },
      setWhere: or(
        sql`${medicationSearchEntry.reportId} <> ${reportId}::uuid`,
        sql`${medicationSearchEntry.version} <> ${version}::int`,
      ),
    })
}

const digestsOf = ({ memberId, nameKey, substanceKey }: SearchEntry) => ({
  name: digestOf([memberId, 'name', nameKey]),
  substance: digestOf([memberId, 'substance', substanceKey]),
})

export const forgetSearchEntries = (db: Db, now: Date) =>
  db.delete(medicationSearchEntry).where(lte(medicationSearchEntry.at, daysFrom(now, -ASKED_ANEW_DAYS)))
