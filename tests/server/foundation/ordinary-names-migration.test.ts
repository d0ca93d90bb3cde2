import { expect, test } from 'vitest'
import { applySqlSources } from '#server/foundation/db/sql-sources.ts'
import { beforeMigration } from '#tests/support/servers/before-migration.ts'

const NAME = '_ordinary_names.sql'
const ID = '018f0000-0000-7000-8000-000000000001'

test('rows keep their place under the new names of their tables, and the audit log stays closed throughout', {
  tags: ['long'],
}, async () => {
  await beforeMigration(NAME, async ({ client, migrate, migrateFurther }) => {
    const refusal = () =>
      client.query('truncate audit_head').then(
        () => 'done',
        ({ message }: Error) => message,
      )
    // The source as it was: the function under its former name, and a trigger on it.
    await client.query(`
      create function audit_stays() returns trigger language plpgsql as $$ begin raise exception 'the audit log is only added to'; end $$;
      create trigger audit_heads_stay before truncate on audit_head for each statement execute function audit_stays();
      insert into sql_source (path, digest) values ('foundation/audit-stays.sql', '')`)
    await client.query(
      `insert into "user" (id, name, email, email_verified, created_at, updated_at) values ($1, 'x', 'x@exemple.fr', true, now(), now())`,
      [ID],
    )
    await client.query(
      `insert into member (id, username, username_key, language, created_at) values ($1, 'x', 'x', 'fr', now())`,
      [ID],
    )
    await client.query(`insert into match_settled (member_id, zone) values ($1, 'FR:75')`, [ID])

    await migrate()
    expect(await refusal()).toBe('the audit log is only added to')
    await migrateFurther()
    await applySqlSources(client)
    expect(await refusal()).toBe('the audit log is only added to')

    expect((await client.query('select zone from match_pinned_place')).rows).toEqual([{ zone: 'FR:75' }])
    const { rows } = await client.query(
      `select proname as name from pg_proc where proname in ('audit_stays', 'audit_append_only')
      union all select relname from pg_class where relname ~ '^(match_settled|told_match|medication_acquaintance)' and relkind in ('r', 'i')
      union all select conname from pg_constraint where conname ~ '^(match_settled|told_match|medication_acquaintance)' and contype <> 'n'
      union all select path from sql_source where path ~ 'audit-(stays|append)'`,
    )
    expect(rows).toEqual([{ name: 'audit_append_only' }, { name: 'foundation/audit-append-only.sql' }])
  })
})
