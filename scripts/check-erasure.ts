import { type SQL, sql } from 'drizzle-orm'
import { PERSONAL_DATA, type Treatment } from '#server/app/personal-data.ts'

export type Column = { table: string; name: string; type: string; refersTo: string | null; onDelete: string | null }

/** Types of columns that can hold neither words nor the name of anything. */
const HARMLESS = ['boolean', 'smallint', 'integer', 'bigint', 'real', 'double precision', 'date', 'interval', 'bit']
const MEMBERS = ['public.member', 'public.user']
const LIST = 'server/app/personal-data.ts'

export async function columnsOf(db: { execute(query: SQL): Promise<{ rows: unknown[] }> }): Promise<Column[]> {
  const { rows } = await db.execute(sql`
    select
      space.nspname || '.' || class.relname as table, attname as name, format_type(atttypid, null) as type,
      target_space.nspname || '.' || target.relname as "refersTo",
      case confdeltype when 'c' then 'cascade' when 'n' then 'set null' when null then null else 'refused' end as "onDelete"
    from pg_class class
    join pg_namespace space on space.oid = class.relnamespace
    join pg_attribute on attrelid = class.oid and attnum > 0 and not attisdropped
    join pg_type on pg_type.oid = atttypid
    left join pg_constraint on conrelid = class.oid and contype = 'f' and attnum = any (conkey)
    left join pg_class target on target.oid = confrelid
    left join pg_namespace target_space on target_space.oid = target.relnamespace
    where class.relkind in ('r', 'p') and not class.relispartition and typtype <> 'e'
      and space.nspname not like 'pg\\_%' and space.nspname <> 'information_schema'
    order by 1, attnum`)
  return rows as Column[]
}

export function erasureBreaches(
  columns: readonly Column[],
  list: Readonly<Record<string, Treatment>> = PERSONAL_DATA,
): string[] {
  const tables = Map.groupBy(columns, ({ table }) => table)
  const gone = Object.keys(list).filter((table) => !tables.has(table))
  return [
    ...[...tables].flatMap(([table, columns]) => breachesOf(table, columns, list)),
    ...gone.map((table) => `${table} is in ${LIST} and not in the database.`),
  ]
}

function breachesOf(table: string, columns: readonly Column[], list: Readonly<Record<string, Treatment>>): string[] {
  const told = list[table]
  if (!told)
    return [
      `${table} is not in ${LIST}: say there whether it can name a member, how that is erased and where exported.`,
    ]
  const listed = told.columns === '*' ? undefined : told.columns.split(' ')
  const unlisted = listed ? columns.filter((each) => canName(each) && !listed.includes(each.name)) : []
  const absent = listed?.filter((name) => !columns.some((each) => each.name === name)) ?? []
  const ofMember = columns.filter(({ refersTo }) => refersTo !== null && MEMBERS.includes(refersTo))
  return [
    ...unlisted.map(
      ({ name }) => `${table}.${name} can name a member and is not in ${LIST}: say there what becomes of it.`,
    ),
    ...absent.map((name) => `${table}.${name} is in ${LIST} and not in the database.`),
    ...ofMember
      .filter(({ onDelete }) => onDelete === 'refused')
      .map(
        ({ name }) =>
          `${table}.${name} would keep its member from being erased: its foreign key must cascade or set null.`,
      ),
    ...(told.erased === 'cascade' && !columns.some((each) => goesWith(each, list))
      ? [`${table} is said to go with the account, and no foreign key of it cascades from there.`]
      : []),
    ...(typeof told.erased === 'object' && 'none' in told.erased && ofMember.length > 0
      ? [`${table} is said to name no member, and refers to one.`]
      : []),
  ]
}

const canName = ({ type, refersTo }: Column): boolean =>
  refersTo !== null || !(HARMLESS.includes(type) || type.startsWith('timestamp'))

const goesWith = ({ refersTo, onDelete }: Column, list: Readonly<Record<string, Treatment>>): boolean =>
  refersTo !== null && onDelete === 'cascade' && (MEMBERS.includes(refersTo) || list[refersTo]?.erased === 'cascade')
