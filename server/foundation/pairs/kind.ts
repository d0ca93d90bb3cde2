import { is, SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Services } from '../context.ts'
import type { Tx } from '../db/database.ts'

/**
 * A kind of pairs: its subjects are things of one sort, each with an owner, and those that resemble each other are found and stored. Holds all that the engine
 * does not decide itself.
 */
export type PairKind<Criteria, Keys extends PgTable = PgTable> = {
  /** One row for each subject that takes part, with what the search reads and the columns of `searchColumns`. */
  keys: { table: Keys; key: AnyPgColumn; subject: AnyPgColumn; owner: AnyPgColumn }
  /** Made by `pairTable`. */
  pairs: PgTable
  /** Which other subject a member called not relevant to which of their own: hidden from that member alone, and kept through edits and new searches. */
  dismissals: { table: PgTable; member: AnyPgColumn; own: AnyPgColumn; other: AnyPgColumn }
  /**
   * Locks the subjects themselves until the transaction ends, in the order of their ids and before their keys, as their deletion does: needed where rows
   * written about pairs refer to the subjects, which locks those too.
   */
  hold?: (tx: Tx, subjectIds: readonly string[]) => Promise<void>
  /** Decides which pairs there are: the best of a subject, exactly; undefined where it has no key. */
  find: (services: Finding, input: FindInput) => Promise<Search<Criteria> | undefined>
  /** Which of two matches comes first; 0 where only the ids of the others tell. */
  compare: (one: Scored<Criteria>, other: Scored<Criteria>) => number
  /** SQL: the same order among pairs of one score, by this column of criteria. */
  rank: (criteria: SQL) => SQL
  /**
   * Where the two of a pair see it differently: criteria are stored as `a` sees them, `turned` (SQL) makes them those of `b`, and `score` (SQL) is what a side
   * scores by its own. Absent where both see the same.
   */
  sides?: { turned: (criteria: SQL) => SQL; score: (criteria: SQL) => SQL }
  /** SQL: the owner in this column takes part now; all that have keys do where this is absent. */
  takesPart?: (owner: SQL) => SQL
  /** SQL: the pair of the rows `own` and `other`, as `keysOf` answers them, is not to be shown to the owner of `own`; none is withheld where this is absent. */
  isWithheld?: (own: SQL, other: SQL) => SQL
  /** Limits that keep owners from filling the lists of others; absent where nothing does. */
  places?: Places
}

/**
 * The places that owners have in a list of somebody else's. Established owners and new ones are listed apart: a list keeps the best of the established, and
 * of the new ones as many as are left and `ofNew` more.
 */
export type Places = PlaceLimits & {
  /** Columns of the table of keys, made by `placeColumns`. */
  placeKey: AnyPgColumn
  isEstablished: AnyPgColumn
  /** SQL: what an update sets besides where a row's place changes. */
  onPlaceChange?: SQL
  /** SQL: the owner of `own` was told of its pair with `other`, which therefore stays in the list, whatever comes. */
  isKept: SQL
}

export type PlaceLimits = {
  /** How many subjects of one place key a list holds at most, of established and of new owners each. */
  perOwner: number
  /** How many subjects of established owners come before those of new ones. */
  beforeNew: number
  /** How many places new owners have of their own. */
  ofNew: number
}

/** The services that a search may use. */
export type Finding = Pick<Services, 'db' | 'reader'>

export type FindInput = {
  subjectId: string
  /** Owners whose subjects are left out because a block stands between. The owner's own subjects are never found. */
  excludedOwnerIds: readonly string[] | SQL
  /** How many matches a search keeps. */
  kept: number
}

export type Scored<Criteria> = { score: number; criteria: Criteria }

/** A subject found, and the version in which it was. Keys are text, whatever their type in the database. */
export type Found<Criteria> = Scored<Criteria> & { key: string; subjectId: string; ownerId: string; ver: number }

/** The matches that a search of version `ver` of the subject behind `key` found, best first. */
export type Search<Criteria> = { key: string; ver: number; found: Found<Criteria>[] }

type Tables = Pick<PairKind<never>, 'keys' | 'pairs' | 'dismissals' | 'sides' | 'places'>

/** SQL: keys as an array of their own type. */
export const keyArray = ({ keys }: Tables, values: readonly string[]): SQL =>
  sql`${sql.param([...values])}::${sql.raw(keys.key.getSQLType())}[]`

/** SQL: ids as an array. */
export const idArray = (ids: readonly string[] | SQL): SQL => (isSql(ids) ? ids : sql`${sql.param([...ids])}::uuid[]`)

export const isSql = (ids: readonly string[] | SQL): ids is SQL => is(ids, SQL)

/** SQL: all keys as (key, subject_id, owner_id, place_key, is_established), whatever the columns are called. Where a kind has no places, all are established. */
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

/** SQL: the owner of one of the two, `own` and `other`, called the pair not relevant. */
export function isDismissed({ dismissals }: Tables, by: 'own' | 'other' = 'own'): SQL {
  const [mine, theirs] = by === 'own' ? [sql`own`, sql`other`] : [sql`other`, sql`own`]
  return sql`exists (
    select from ${dismissals.table}
    where ${dismissals.member} = ${mine}.owner_id and ${dismissals.own} = ${mine}.subject_id and ${dismissals.other} = ${theirs}.subject_id
  )`
}
