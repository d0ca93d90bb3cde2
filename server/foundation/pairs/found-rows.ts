import { type SQL, sql } from 'drizzle-orm'
import type { FoundPair, Search } from './kind.ts'

/** A row of a search: its subject, left joined with one that was found, whose `Columns` tell what the two have in common. */
export type FoundRow<Columns> = OwnColumns & ((FoundColumns & Columns) | { key: null })

type OwnColumns = { own_key: string; own_ver: number; own_matched_ver: number; own_row_version: string }

type FoundColumns = { key: string; subject_id: string; owner_id: string; ver: number; score: number }

/** SQL: the columns that a search reads of the row `own` of its subject, which has this key. */
export const ownColumns = (key: SQL): SQL =>
  sql`${key} as own_key, own.ver as own_ver, own.matched_ver as own_matched_ver, own.xmin::text as own_row_version`

/** Returns the matches of a search from its rows, best first; undefined for no rows, which means that the subject has no key. */
export function searchOf<Columns, Criteria>(
  rows: readonly FoundRow<Columns>[],
  criteriaOf: (row: Columns) => Criteria,
): Search<Criteria> | undefined {
  const [first] = rows
  if (!first) return undefined
  const found = rows.flatMap((row): FoundPair<Criteria>[] => {
    if (row.key === null) return []
    const { key, subject_id, owner_id, ver, score } = row
    return [{ key, subjectId: subject_id, ownerId: owner_id, ver, score, criteria: criteriaOf(row) }]
  })
  return {
    key: first.own_key,
    ver: first.own_ver,
    matchedVer: first.own_matched_ver,
    rowVersion: first.own_row_version,
    found,
  }
}
