import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/**
 * Makes PostgreSQL collect its statistics again, because older ones may hold values of deleted rows. ANALYZE keeps those of an empty table, so they are deleted
 * by hand; before PostgreSQL 18 there is no other way.
 */
export async function forgetValues(db: Db): Promise<void> {
  await db.execute(sql`analyze`)
  await db.execute(sql`
    do $$
    declare
      noted record;
      is_empty boolean;
    begin
      if to_regproc('pg_catalog.pg_clear_attribute_stats') is null then return; end if;
      for noted in
        -- pg_stats lists the expressions of indexes too, which are no tables to look into.
        select schemaname, tablename, attname, inherited from pg_stats
        join pg_class on oid = to_regclass(format('%I.%I', schemaname, tablename))
        where schemaname not in ('pg_catalog', 'information_schema') and relkind in ('r', 'p')
      loop
        execute format('select not exists (select from %I.%I)', noted.schemaname, noted.tablename) into is_empty;
        if is_empty then
          perform pg_clear_attribute_stats(noted.schemaname, noted.tablename, noted.attname, noted.inherited);
        end if;
      end loop;
    end
    $$`)
}
