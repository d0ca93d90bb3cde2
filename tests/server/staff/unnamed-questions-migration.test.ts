import { expect, test } from 'vitest'
import { beforeMigration } from '#tests/support/servers/before-migration.ts'

const NAME = '_unnamed_questions_stay.sql'

const idOf = (number: number) => `018f0000-0000-7000-8000-00000000000${number}`

test('the reasons go of cases about anonymous questions whose evidence was deleted before, and of no others', async () => {
  await beforeMigration(NAME, async ({ client, migrate }) => {
    const cases = [
      ['forgotten', true, 'now()'],
      ['kept', true, 'null'],
      ['named', false, 'now()'],
    ] as const
    for (const [index, [name, isAnonymous, forgottenAt]] of cases.entries()) {
      const id = idOf(index)
      await client.query(
        `insert into moderation_case (id, state, is_anonymous, opened_at, closed_at, forgotten_at) values ($1, 'closed', $2, now(), now(), ${forgottenAt})`,
        [id, isAnonymous],
      )
      await client.query(
        `insert into moderation_decision (id, case_id, act, sanction, reason, ground, statement, is_automatic, decided_at)
         values ($1, $1, 'hide', 'none', 'scam', 'terms', $2, false, now())`,
        [id, name],
      )
      await client.query(
        `insert into moderation_appeal (id, decision_id, request_id, side, text, created_at, decided_at, is_reversed, statement)
         values ($1, $1, $1, 'author', $2, now(), now(), false, $2)`,
        [id, name],
      )
      await client.query(
        `insert into reported_threat (id, case_id, authority, note, at) values ($1, $1, 'Pharos', $2, now())`,
        [id, name],
      )
    }

    await migrate()

    const { rows } = await client.query(
      `select decided.statement as said, text, appeal.statement as answered, note from moderation_decision decided
       join moderation_appeal appeal on decision_id = decided.id join reported_threat threat on threat.case_id = decided.case_id
       order by decided.id`,
    )
    const whole = (name: string) => ({ said: name, text: name, answered: name, note: name })
    expect(rows).toEqual([{ said: '', text: '', answered: null, note: '' }, whole('kept'), whole('named')])
  })
})
