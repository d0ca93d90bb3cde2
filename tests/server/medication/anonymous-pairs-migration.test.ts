import { expect, test } from 'vitest'
import { effectKey } from '#contract/medication/rules.ts'
import { digestOf } from '#server/foundation/digest.ts'
import { idsOf } from '#server/foundation/text/words.ts'
import { beforeMigration } from '#tests/support/servers/before-migration.ts'

const NAME = '_anonymous_pairs.sql'

const idOf = (number: number) => `018f0000-0000-7000-8000-00000000000${number}`
const effects = idsOf(['Nausées', 'rêves agités'].map(effectKey))

test('the migration keeps what older pairs show, and removes pairs that rest on words alone', {
  tags: ['long'],
}, async () => {
  await beforeMigration(NAME, async ({ client, migrate }) => {
    for (const number of [1, 2, 3]) {
      await client.query(
        `insert into "user" (id, name, email, email_verified, created_at, updated_at) values ($1, 'x', $2, true, now(), now())`,
        [idOf(number), `${number}@exemple.fr`],
      )
      await client.query(
        `insert into member (id, username, username_key, language, created_at) values ($1, $2, $2, 'fr', now())`,
        [idOf(number), `x${number}`],
      )
      await client.query(
        `insert into medication_report (id, member_id, request_id, digest, description, severity, onset_date, created_at, updated_at)
         values ($1, $1, $1, '', 'Texte.', $2, $3, now(), now())`,
        [idOf(number), number, `2026-0${number}-15`],
      )
      await client.query(
        `insert into report_drug (report_id, position, role, name, key) values ($1, 0, 'suspected', 'Doliprane', 'doliprane')`,
        [idOf(number)],
      )
      for (const [position, term] of (number < 3 ? ['Nausées', 'rêves agités'] : ['Fatigue']).entries())
        await client.query('insert into report_reaction values ($1, $2, $3, $4)', [
          idOf(number),
          position,
          term,
          effectKey(term),
        ])
      await client.query(
        `insert into report_key (report_id, member_id, name_key, substance_key, severity, onset, tok, ntok, effects, shown_from, ver, matched_ver)
         values ($1, $1, 'doliprane', '', 3, null, '{1}', 1, $2, now(), 1, 1)`,
        [idOf(number), effects],
      )
    }
    for (const [a, b] of [
      [1, 2],
      [1, 3],
    ] as const) {
      await client.query(`insert into medication_match values ($1, $2, 80, $3, now())`, [
        idOf(a),
        idOf(b),
        { exactMedicationMatch: true, sideEffectSimilarity: 0.5 },
      ])
      await client.query(
        'insert into medication_acquaintance (a, b, a_agreed_at, b_agreed_at, met_at) values ($1, $2, now(), now(), now())',
        [idOf(a), idOf(b)],
      )
    }
    await migrate()
    const { rows } = await client.query(
      `select pair.effects, pair.is_substance, pair.score, pair.criteria, found.score as found, found.criteria ->> 'order' as "order", found.is_outdated
       from medication_acquaintance pair left join medication_match found using (a, b) order by pair.b`,
    )
    expect(rows).toEqual([
      {
        effects: ['Nausées'],
        is_substance: false,
        score: 80,
        criteria: { isSubstance: false, severityProximity: 1, monthsApart: 1, sideEffectSimilarity: 0.5 },
        found: 40,
        order: expect.stringMatching(/^[\da-f]{16}$/),
        is_outdated: true,
      },
      {
        effects: [],
        is_substance: false,
        score: 80,
        criteria: { isSubstance: false, severityProximity: null, monthsApart: 2, sideEffectSimilarity: 0.5 },
        found: null,
        order: null,
        is_outdated: null,
      },
    ])
    const keys = await client.query(
      'select effects, place_key, is_established, matched_ver, turned_on < current_date as is_due from report_key order by 2',
    )
    const key = { effects: idsOf([effectKey('Nausées')]), is_established: false, matched_ver: -1, is_due: true }
    expect(keys.rows).toEqual([1, 2, 3].map((number) => ({ ...key, place_key: idOf(number) })))
    const asked = await client.query('select member_id, digest, report_id, version from medication_asked order by 1')
    expect(asked.rows).toEqual(
      [1, 2, 3].map(idOf).map((id) => ({
        member_id: id,
        digest: digestOf([id, 'name', 'doliprane']),
        report_id: id,
        version: 1,
      })),
    )
  })
})
