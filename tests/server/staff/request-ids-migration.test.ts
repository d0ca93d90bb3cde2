import { expect, test } from 'vitest'
import { beforeMigration } from '#tests/support/servers/before-migration.ts'

const NAME = '_request_ids_per_member.sql'

const idOf = (number: number) => `018f0000-0000-7000-8000-00000000000${number}`

test('reports and appeals stand, and their request ids belong to their members from then on', async () => {
  await beforeMigration(NAME, async ({ client, migrate }) => {
    for (const n of [1, 2]) {
      await client.query(
        `insert into "user" (id, name, email, email_verified, created_at, updated_at) values ($1, $2, $2 || '@exemple.fr', true, now(), now())`,
        [idOf(n), `x${n}`],
      )
      await client.query(
        `insert into member (id, username, username_key, language, created_at) values ($1, $2, $2, 'fr', now())`,
        [idOf(n), `x${n}`],
      )
    }
    const report = (reporterId: string | null, code: string) =>
      client
        .query(
          `with opened as (insert into moderation_case (id, opened_at) values (uuidv7(), now()) returning id)
           insert into content_report (id, case_id, request_id, digest, code, reporter_id, is_visitor, language, reason, weight, voice, created_at)
           select uuidv7(), opened.id, $1, $2, $2, $3, $4, 'fr', 'scam', 1, 0, now() from opened`,
          [idOf(7), code, reporterId, reporterId === null],
        )
        .then(
          () => 'made',
          () => 'refused',
        )
    expect([await report(idOf(1), 'a'), await report(idOf(2), 'b')]).toEqual(['made', 'refused'])

    await migrate()

    expect([await report(idOf(1), 'c'), await report(idOf(2), 'b'), await report(null, 'd')]).toEqual([
      'refused',
      'made',
      'made',
    ])
    const { rows } = await client.query('select code from content_report order by code')
    expect(rows.map(({ code }) => code)).toEqual(['a', 'b', 'd'])
  })
})
