import { expect, test } from 'vitest'
import { beforeMigration } from '#tests/support/servers/before-migration.ts'

const NAME = '_keep_pictures_of_open_cases.sql'

const idOf = (number: number) => `018f0000-0000-7000-8000-00000000000${number}`

test('the migration opens a case for every text that a rule hid without one, and for no other', {
  tags: ['long'],
}, async () => {
  await beforeMigration(NAME, async ({ client, migrate }) => {
    await client.query(
      `insert into "user" (id, name, email, email_verified, created_at, updated_at) values ($1, 'x', 'x@exemple.fr', true, now(), now())`,
      [idOf(0)],
    )
    await client.query(
      `insert into member (id, username, username_key, language, created_at) values ($1, 'x', 'x', 'fr', now())`,
      [idOf(0)],
    )
    // Shown; hidden by a rule with and without a case; hidden by a decision.
    for (const [number, hiddenAt, decisionId] of [
      [1, null, null],
      [2, '2026-11-01', null],
      [3, '2026-11-01', null],
      [4, '2026-11-01', idOf(9)],
    ])
      await client.query(
        `insert into post (id, author_id, kind, title, description, tags, duration, created_at, updated_at, hidden_at, hidden_decision_id)
         values ($1, $2, 'symptom', 'Vertiges', 'Depuis mai.', '{}', 'prends du fer', now(), now(), $3, $4)`,
        [idOf(Number(number)), idOf(0), hiddenAt, decisionId],
      )
    await client.query(
      `insert into moderation_case (id, kind, subject_id, author_id, auto_hidden_at, opened_at) values ($1, 'post', $2, $3, now(), now())`,
      [idOf(8), idOf(3), idOf(0)],
    )
    await client.query(
      `insert into comment (id, post_id, author_id, request_id, body, created_at, hidden_at) values ($1, $2, $3, $1, 'Prends du fer.', now(), now())`,
      [idOf(5), idOf(1), idOf(0)],
    )
    await migrate()
    const { rows } = await client.query(
      `select kind, subject_id, author_id, state, is_from_words, snapshot, auto_hidden_at is not null as is_hidden from moderation_case where id <> $1 order by id`,
      [idOf(8)],
    )
    const opened = { author_id: idOf(0), state: 'open', is_from_words: true, is_hidden: true }
    expect(rows).toEqual([
      {
        ...opened,
        kind: 'post',
        subject_id: idOf(2),
        snapshot: { title: 'Vertiges', body: 'Depuis mai.\n\nprends du fer' },
      },
      { ...opened, kind: 'comment', subject_id: idOf(5), snapshot: { title: null, body: 'Prends du fer.' } },
    ])
  })
})
