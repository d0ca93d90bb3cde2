import { expect, test } from 'vitest'
import { beforeMigration } from '#tests/support/servers/before-migration.ts'

const NAME = '0032_whole_word_ids.sql'
const AUTHOR = '018f0000-0000-7000-8000-000000000001'

test('corrections, corrected words and readings keep what they say under the new ids of the lexicon, in their order', async () => {
  await beforeMigration(NAME, async ({ client, migrate }) => {
    await client.query(
      `insert into "user" (id, name, email, email_verified, created_at, updated_at) values ($1, 'x', 'x@exemple.fr', true, now(), now())`,
      [AUTHOR],
    )
    await client.query(
      `insert into member (id, username, username_key, language, created_at) values ($1, 'x', 'x', 'fr', now())`,
      [AUTHOR],
    )
    await client.query(
      `insert into post (id, author_id, kind, title, description, tags, created_at, updated_at)
       select uuidv7(), $1, 'symptom', title, 'Texte', '{}', now(), now() from unnest(array['Lue', 'Muette']) title`,
      [AUTHOR],
    )
    await client.query(
      `insert into reading_correction (post_id, feature, is_told, created_at)
       select id, feature, feature <> 'f:exreact', now()
       from post, unnest(array['c:night', 'f:burn@lowback', '!f:exreact', 'f:exreact', 'f:exercise-reaction', 'f:lipswell', 'f:thickskin@sole']) feature
       where title = 'Lue'`,
    )
    await client.query(
      `insert into corrected_words (language, feature, is_told, stems, members, counted_at)
       values ('fr', 'f:lipswell', true, 'lèvr', 20, now()), ('fr', 'f:lip-swelling', true, 'lèvr', 11, now()), ('fr', 'f:lipswell', false, 'lèvr', 11, now()),
         ('fr', 'f:fever', true, 'fièvr', 11, now())`,
    )
    await client.query(
      `insert into reading_version (lexicon, authors, frequencies, created_at)
       values ('x', 1, '{"stories": 9, "of": {"f:lipswell": 2, "!f:burn@lowback": 3, "f:fever": 4}}', now()), ('y', 0, '{"stories": 0, "of": {}}', now())`,
    )
    await client.query(
      `insert into story_reading (post_id, author_id, reading_version, language, features, weights, spans, written_tx, place_key, is_established, ver)
       select id, author_id, 1, 'fr', told.features, array_fill(1::smallint, array[told.size]), array_fill(0, array[2 * told.size]), 1, 'x', true, 1
       from post join (values ('Lue', array['!f:pain@underribs', 'f:lipswell', 's:lowback', 'HP:0002027', 'c:night', 'f:burn@sole'], 6),
         ('Muette', array[]::text[], 0)) told (title, features, size) using (title)`,
    )

    await migrate()

    // A row of an older lexicon that already had the new id was without effect, and gives way.
    const corrections = await client.query(
      'select feature, is_told from reading_correction order by feature collate "C"',
    )
    expect(corrections.rows).toEqual([
      { feature: '!f:exercise-reaction', is_told: true },
      { feature: 'c:night', is_told: true },
      { feature: 'f:burn@lower-back', is_told: true },
      { feature: 'f:exercise-reaction', is_told: false },
      { feature: 'f:lip-swelling', is_told: true },
      { feature: 'f:thick-skin@sole', is_told: true },
    ])
    const words = await client.query('select feature, is_told, members from corrected_words order by feature, is_told')
    expect(words.rows).toEqual([
      { feature: 'f:fever', is_told: true, members: 11 },
      { feature: 'f:lip-swelling', is_told: false, members: 11 },
      { feature: 'f:lip-swelling', is_told: true, members: 20 },
    ])
    expect((await client.query('select frequencies from reading_version order by lexicon')).rows).toEqual([
      { frequencies: { stories: 9, of: { 'f:lip-swelling': 2, '!f:burn@lower-back': 3, 'f:fever': 4 } } },
      { frequencies: { stories: 0, of: {} } },
    ])
    expect(
      (
        await client.query(
          'select features, written_tx::int > 1 as is_new from story_reading order by cardinality(features) desc',
        )
      ).rows,
    ).toEqual([
      {
        features: ['!f:pain@under-ribs', 'f:lip-swelling', 's:lower-back', 'HP:0002027', 'c:night', 'f:burn@sole'],
        is_new: true,
      },
      { features: [], is_new: false },
    ])
    expect((await client.query(`select to_regclass('lexicon_id') as left_over`)).rows).toEqual([{ left_over: null }])
  })
})
