import { sql } from 'drizzle-orm'
import { MINUTE_MS } from '#contract/foundation/durations.ts'
import type { Services } from '../context.ts'
import type { Reader } from '../db/database.ts'
import { instantOf } from '../db/instant.ts'
import { enqueue, transact } from '../transaction.ts'
import type { JsonObject, Queue } from '../work/queues.ts'
import { isUnsearched } from './columns.ts'
import { idArray, keyArray, type PairKind } from './kind.ts'

type Request<Data extends JsonObject> = {
  subjectIds: readonly string[]
  searchedBefore?: Date | undefined
  job: { queue: Queue<Data>; data: (subject: { subjectId: string; ownerId: string }) => NoInfer<Data> }
}

export async function requestSearches<Criteria, Data extends JsonObject>(
  kind: PairKind<Criteria>,
  services: Services,
  { subjectIds, searchedBefore, job }: Request<Data>,
): Promise<number> {
  if (subjectIds.length === 0) return 0
  const { keys } = kind
  return transact(services, async (tx) => {
    // Locked in the order in which a search locks its matches, or the two could wait for each other.
    const { rows } = await tx.execute<{ key: string; subjectId: string; ownerId: string }>(sql`
      select ${keys.key} as key, ${keys.subject} as "subjectId", ${keys.owner} as "ownerId"
      from ${keys.table}
      where ${keys.subject} = any (${idArray(subjectIds)})
        ${searchedBefore ? sql`and searched_at < ${instantOf(searchedBefore)}` : sql``}
      order by ${keys.key} for no key update`)
    if (rows.length === 0) return 0
    const locked = keyArray(
      kind,
      rows.map(({ key }) => key),
    )
    await tx.execute(sql`
      update ${keys.table} set matched_ver = least(matched_ver, 0), searched_at = ${instantOf(services.now())}
      where ${keys.key} = any (${locked})`)
    for (const { subjectId, ownerId } of rows) await enqueue(tx, job.queue, job.data({ subjectId, ownerId }))
    return rows.length
  })
}

const YOUNG_MS = MINUTE_MS

type Subject = {
  id: string
  createdAt: Date
  /** The search of an older version does not count. Absent where the subject's rows are written with it. */
  version?: number
  isCompared?: boolean
}
type SearchState = 'pending' | 'expected' | 'done'

/** Returns `expected` where a subject is not findable yet and is known to take part, or may because it is young. */
export async function searchState(
  { keys }: { keys: PairKind<never>['keys'] },
  reader: Reader,
  { subjects, now }: { subjects: readonly Subject[]; now: Date },
): Promise<SearchState> {
  if (subjects.length === 0) return 'done'
  const { rows } = await reader.execute<{ id: string; ver: number; isPending: boolean }>(sql`
    select ${keys.subject} as id, ver, ${isUnsearched} as "isPending" from ${keys.table}
    where ${keys.subject} = any (${idArray(subjects.map(({ id }) => id))})`)
  const found = new Map(rows.map((row) => [row.id, row]))
  return stateOfSearches(
    subjects.map((subject) => {
      const row = found.get(subject.id)
      return { ...subject, isPending: row ? row.isPending || row.ver < (subject.version ?? 0) : null }
    }),
    now,
  )
}

export function stateOfSearches(
  subjects: readonly (Subject & { isPending: boolean | null })[],
  now: Date,
): SearchState {
  if (subjects.some(({ isPending }) => isPending)) return 'pending'
  const isExpected = subjects.some(
    ({ isPending, createdAt, isCompared = now.getTime() - createdAt.getTime() < YOUNG_MS }) =>
      isPending === null && isCompared,
  )
  return isExpected ? 'expected' : 'done'
}
