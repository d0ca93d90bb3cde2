import { is, SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Services } from '../context.ts'
import type { Tx } from '../db/database.ts'

export type PairKind<Criteria, Keys extends PgTable = PgTable> = {
  keys: { table: Keys; key: AnyPgColumn; subject: AnyPgColumn; owner: AnyPgColumn }
  pairs: PgTable
  /** Hidden from that member alone, through edits and new searches. */
  dismissals: { table: PgTable; member: AnyPgColumn; own: AnyPgColumn; other: AnyPgColumn }
  /**
   * Locks the subjects themselves until the transaction ends, in the order of their ids and before their keys, as their deletion does. Needed where rows about
   * pairs refer to the subjects, because inserting those locks the subjects too.
   */
  hold?: (tx: Tx, subjectIds: readonly string[]) => Promise<void>
  find: (services: Finding, input: FindInput) => Promise<Search<Criteria> | undefined>
  compare: (one: Scored<Criteria>, other: Scored<Criteria>) => number
  /** Orders pairs of one score like `compare`, by this column of criteria. */
  rank: (criteria: SQL) => SQL
  /**
   * For kinds whose two sides see a pair differently: criteria are stored as `a` sees them, `turned` (SQL) converts them to those of `b`, and `score` (SQL)
   * gives the score that a side sees. Absent where both sides see the same.
   */
  sides?: { turned: (criteria: SQL) => SQL; score: (criteria: SQL) => SQL }
  takesPart?: (owner: SQL) => SQL
  /** True: the pair of the rows `own` and `other` (see `keysOf`) must not be shown to the owner of `own`. Absent: every pair may be. */
  isWithheld?: (own: SQL, other: SQL) => SQL
  places?: Places
}

/**
 * The places that owners have in others' lists. Established and new owners are listed apart: a list keeps the best of the established ones, and as many of the
 * new ones as places are left, and `ofNew` more.
 */
export type Places = PlaceLimits & {
  placeKey: AnyPgColumn
  isEstablished: AnyPgColumn
  onPlaceChange?: SQL
  /** The owner of `own` was told of its pair with `other`, which therefore stays in the list. */
  isKept: SQL
}

export type PlaceLimits = {
  perOwner: number
  beforeNew: number
  ofNew: number
}

export type Finding = Pick<Services, 'db' | 'reader'>

export type FindInput = {
  subjectId: string
  /** Owners with a block between. The owner's own subjects are never found. */
  excludedOwnerIds: readonly string[] | SQL
  kept: number
}

export type Scored<Criteria> = { score: number; criteria: Criteria }

export type FoundPair<Criteria> = Scored<Criteria> & { key: string; subjectId: string; ownerId: string; ver: number }

/** The row of a subject behind `key` as a search met it, with the id of the transaction that wrote it. */
export type SearchedRow = { key: string; ver: number; matchedVer: number; rowVersion: string }

/** The matches that a search of version `ver` of the subject behind `key` found, best first. */
export type Search<Criteria> = SearchedRow & { found: FoundPair<Criteria>[] }

type Tables = Pick<PairKind<never>, 'keys' | 'pairs' | 'dismissals' | 'sides' | 'places'>

export const keyArray = ({ keys }: Tables, values: readonly string[]): SQL =>
  sql`${sql.param([...values])}::${sql.raw(keys.key.getSQLType())}[]`

export const givenKeys = (kind: Tables, values: readonly string[]): SQL =>
  sql`array(select unnest(${keyArray(kind, values)}))`

export const givenKey = ({ keys }: Tables, value: string): SQL => sql`${value}::${sql.raw(keys.key.getSQLType())}`

export const idArray = (ids: readonly string[] | SQL): SQL => (isSql(ids) ? ids : sql`${sql.param([...ids])}::uuid[]`)

export const isSql = (ids: readonly string[] | SQL): ids is SQL => is(ids, SQL)

export const keysOf = ({ keys, places }: Tables): SQL => sql`(
  select ${keys.key} as key, ${keys.subject} as subject_id, ${keys.owner} as owner_id,
    ${places?.placeKey ?? sql`${keys.owner}::text`} as place_key, ${places?.isEstablished ?? sql`true`} as is_established
  from ${keys.table})`

/** SQL: the pairs of the key `own`, from both sides, as (key, score, criteria) of the other: as the side of `own` sees them. */
export function pairsOfOwn({ pairs, sides }: Tables): SQL {
  const score = (criteria: SQL) => sides?.score(criteria) ?? sql`score`
  const turned = sides?.turned(sql`criteria`) ?? sql`criteria`
  return sql`
    select b as key, ${score(sql`criteria`)} as score, criteria from ${pairs} where a = own.key
    union all
    select a, ${score(turned)}, ${turned} from ${pairs} where b = own.key`
}

export function isDismissed({ dismissals }: Tables, by: 'own' | 'other' = 'own'): SQL {
  const [mine, theirs] = by === 'own' ? [sql`own`, sql`other`] : [sql`other`, sql`own`]
  return sql`exists (
    select from ${dismissals.table}
    where ${dismissals.member} = ${mine}.owner_id and ${dismissals.own} = ${mine}.subject_id and ${dismissals.other} = ${theirs}.subject_id
  )`
}
