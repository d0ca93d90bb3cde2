import type { FoundPair, Search } from './kind.ts'

export type FoundRow<Columns> = { own_key: string; own_ver: number } & ((FoundColumns & Columns) | { key: null })

type FoundColumns = { key: string; subject_id: string; owner_id: string; ver: number; score: number }

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
