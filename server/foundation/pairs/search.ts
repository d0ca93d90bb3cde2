import { type SQL, sql } from 'drizzle-orm'
import type { Services } from '../context.ts'
import { askBuilt } from '../db/batched-reads.ts'
import type { Db, Tx } from '../db/database.ts'
import { instantOf } from '../db/instant.ts'
import type { OrderedWrite } from '../db/statement.ts'
import { transact } from '../transaction.ts'
import { writeInOrder } from '../work/events.ts'
import { PROMOTED, REWRITTEN } from './columns.ts'
import {
  type FindInput,
  type FoundPair,
  givenKeys,
  idArray,
  type PairKind,
  type Search,
  type SearchedRow,
} from './kind.ts'
import { amongBestOf } from './lists.ts'

/**
 * Searches the best matches of a subject, stores the new pairs and returns them. Its outdated pairs that are not found again are deleted. Must be called after
 * the transaction that wrote the subject has committed; a repeated call changes nothing. Nothing is found for a subject without a key.
 * @param input  `excludedOwnerIds` is read again in the storing transaction, because a block may have been made meanwhile
 * @param tell  called in the transaction that stores the new pairs, so that its rows are written with them or not at all. Where the owner became established,
 *   it also gets the stored pairs that now stand before those of new owners in another's list
 * @param marks  keeps the mark of a search that is done, which the caller must write
 */
export async function searchAndStore<Criteria>(
  kind: PairKind<Criteria>,
  services: Pick<Services, 'db' | 'jobs' | 'live' | 'now' | 'reader'>,
  input: FindInput,
  tell: (tx: Tx, found: FoundPair<Criteria>[], key: string) => Promise<void>,
  marks: Marking,
): Promise<FoundPair<Criteria>[]> {
  for (let attempt = 1; ; attempt++) {
    const search = await kind.find(services, input)
    if (!search) return []
    if (search.found.length === 0 && !hasOutdated(search)) {
      marks.keep(searched(kind, services, search))
      return []
    }
    const stored = await transact(services, async (tx) => {
      await kind.hold?.(tx, [input.subjectId, ...search.found.map((each) => each.subjectId)])
      const { held, own } = await holdUnchanged(kind, tx, search)
      const isAll = attempt < ATTEMPTS
      if (isAll && held.length < search.found.length) return undefined
      const storing = { key: search.key, found: held, at: services.now(), excluded: input.excludedOwnerIds, isAll }
      const { unchanged, found } = await storePairs(kind, tx, storing)
      const isCurrent = unchanged.length === search.found.length
      if (isAll && !isCurrent) return undefined
      if (own && hasOutdated(own)) await replaceOutdated(kind, tx, { key: search.key, found: unchanged })
      const told =
        own?.matchedVer === PROMOTED ? await withPromoted(kind, tx, { key: search.key, all: unchanged, found }) : found
      if (told.length > 0) await tell(tx, told, search.key)
      return { found, isCurrent, own }
    })
    if (!stored) continue
    const { isCurrent, own } = stored
    if (isCurrent && own) marks.keep(searched(kind, services, own))
    return stored.found
  }
}

/** A search whose results changed before they were stored is repeated at most this often; the sweep does it later. */
const ATTEMPTS = 5

/**
 * Returns the found subjects that are unchanged, locked until the transaction ends: an edit then waits, and deletes the stored pairs. Returns none when the
 * searched subject itself has changed, because its own search follows. Locks are taken in one order, so that no transactions wait in a circle.
 * `own` is the searched row; undefined where its version has changed or it is gone.
 */
async function holdUnchanged<Criteria>(
  kind: PairKind<Criteria>,
  tx: Tx,
  { key, ver, found }: Search<Criteria>,
): Promise<{ held: FoundPair<Criteria>[]; own?: SearchedRow }> {
  const { keys } = kind
  const rows = await askBuilt<SearchedRow>(
    tx,
    'hold_matches',
    sql`
      select ${keys.key} as key, ver, matched_ver as "matchedVer", xmin::text as "rowVersion" from ${keys.table}
      where ${keys.key} = any (${givenKeys(kind, [key, ...found.map((each) => each.key)])})
      order by ${keys.key} for share`,
  )
  const locked = new Map(rows.map((row) => [row.key, row]))
  const own = locked.get(key)
  if (own?.ver !== ver) return { held: [] }
  return {
    held: found.filter((each) => locked.get(each.key)?.ver === each.ver),
    own,
  }
}

type Promoted<Criteria> = { key: string; all: readonly FoundPair<Criteria>[]; found: readonly FoundPair<Criteria>[] }

async function withPromoted<Criteria>(
  kind: PairKind<Criteria>,
  tx: Tx,
  { key, all, found }: Promoted<Criteria>,
): Promise<FoundPair<Criteria>[]> {
  const limit = kind.places?.beforeNew
  if (limit === undefined) return [...found]
  const otherKeys = all.map((each) => each.key)
  const stoodBefore = await amongBestOf(kind, tx, { key, otherKeys, limit, asNew: true })
  const isNew = new Set(found.map((each) => each.key))
  return all.filter((each) => isNew.has(each.key) || !stoodBefore.has(each.key))
}

/** A pair that is not outdated stays: another search may have stored it from the earlier row. Pairs are locked in the usual order. */
async function replaceOutdated<Criteria>(
  kind: PairKind<Criteria>,
  tx: Tx,
  { key, found }: { key: string; found: FoundPair<Criteria>[] },
): Promise<void> {
  const own = sql`${key}::${sql.raw(kind.keys.key.getSQLType())}`
  await tx.execute(sql`
    with found as (${pairsFound(kind, key, found)}), standing as (
      select a, b, is_outdated from ${kind.pairs} where a = ${own} or b = ${own} order by a, b for update
    ), confirmed as (
      update ${kind.pairs} pair set score = found.score, criteria = found.criteria, is_outdated = false
      from standing join found using (a, b) where pair.a = standing.a and pair.b = standing.b
    )
    delete from ${kind.pairs} pair using standing
    where pair.a = standing.a and pair.b = standing.b and standing.is_outdated
      and not exists (select from found where found.a = pair.a and found.b = pair.b)`)
}

function pairsFound<Criteria>({ keys, sides }: PairKind<Criteria>, key: string, found: FoundPair<Criteria>[]): SQL {
  const type = sql.raw(keys.key.getSQLType())
  const own = sql`${key}::${type}`
  const pairs = JSON.stringify(
    found.map(({ key, ownerId, score, criteria }) => ({ key, owner: ownerId, score, criteria })),
  )
  const ofA = sides ? sql`case when key < ${own} then ${sides.turned(sql`criteria`)} else criteria end` : sql`criteria`
  return sql`
    select least(key, ${own}) as a, greatest(key, ${own}) as b, owner, score, ${ofA} as criteria
    from jsonb_to_recordset(${pairs}::jsonb) as found (key ${type}, owner uuid, score smallint, criteria jsonb)`
}

type StorePairs<Criteria> = {
  key: string
  found: FoundPair<Criteria>[]
  at: Date
  excluded: FindInput['excludedOwnerIds']
  isAll: boolean
}

/**
 * Stores pairs, but those of excluded owners, and returns which are left, and which of them are new. Both sides may store the same pair at once, so pairs are
 * inserted in one order; an existing pair has the same score and criteria, or is outdated and replaced. Must be called after the locks: a block that is made
 * later waits for this transaction, then finds the pairs and deletes them.
 */
async function storePairs<Criteria>(
  kind: PairKind<Criteria>,
  tx: Tx,
  { key, found, at, excluded, isAll }: StorePairs<Criteria>,
): Promise<{ unchanged: FoundPair<Criteria>[]; found: FoundPair<Criteria>[] }> {
  if (found.length === 0) return { unchanged: [], found: [] }
  const type = sql.raw(kind.keys.key.getSQLType())
  const owners = idArray(found.map(({ ownerId }) => ownerId))
  const rows = await askBuilt<{ blocked: string[]; keys: string[] }>(
    tx,
    'store_pairs',
    sql`
    with blocked as materialized (select array(
      select owner from unnest(${owners}) owner where owner = any (${idArray(excluded)})
    ) as ids), stored as (
      insert into ${kind.pairs} (a, b, score, criteria, created_at)
      select a, b, score, criteria, ${instantOf(at)} from (${pairsFound(kind, key, found)}) found, blocked
      where found.owner <> all (blocked.ids) ${isAll ? sql`and cardinality(blocked.ids) = 0` : sql``}
      order by a, b
      on conflict do nothing
      returning case when a = ${key}::${type} then b else a end as key
    )
    select ids as blocked, array(select key::text from stored) as keys from blocked`,
  )
  const { blocked, keys } = rows[0]!
  const unchanged = found.filter(({ ownerId }) => !blocked.includes(ownerId))
  return { unchanged, found: unchanged.filter((each) => keys.includes(each.key)) }
}

export type Marking = {
  keep: (mark: OrderedWrite) => void
  /** Hands over the marks that were kept, to be written with what follows the searches. */
  taken: () => OrderedWrite[]
  rest: () => Promise<void>
}

/**
 * Marks the searches of one subject as done, by one statement, outside their transactions: two searches that share-lock each other's subject could not both
 * update their own. If a crash prevents it, the searches are only repeated. Rows are locked in the order of the searches, in which they are written too.
 */
export function markTogether(db: Db): Marking {
  const kept: OrderedWrite[] = []
  const taken = () => kept.splice(0)
  return { keep: (mark) => kept.push(mark), taken, rest: () => writeInOrder(db, taken()) }
}

/** Whether the subject of this row has pairs that are outdated, or were kept out of the other's list: its search replaces them, even where it finds nothing. */
const hasOutdated = ({ matchedVer }: SearchedRow): boolean => matchedVer === REWRITTEN || matchedVer === PROMOTED

/** SQL: marks a search as done. A row that was written since, in the same version too, is searched again. */
const searched =
  <Criteria>(
    { keys }: PairKind<Criteria>,
    { now }: Pick<Services, 'now'>,
    { key, ver, rowVersion }: SearchedRow,
  ): OrderedWrite =>
  (condition) =>
    sql`
    update ${keys.table} set matched_ver = ${ver}, searched_at = ${instantOf(now())}
    where ${keys.key} = ${key} and ver = ${ver} and xmin = ${rowVersion}::xid and ${condition}
    returning ver`
