import type { FoundPair, Search } from './kind.ts'

/** A row of a search: its subject, left joined with one that was found, whose `Columns` tell what the two have in common. */
export type FoundRow<Columns> = { own_key: string; own_ver: number } & ((FoundColumns & Columns) | { key: null })

type FoundColumns = { key: string; subject_id: string; owner_id: string; ver: number; score: number }

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
  return { key: first.own_key, ver: first.own_ver, found }
}
