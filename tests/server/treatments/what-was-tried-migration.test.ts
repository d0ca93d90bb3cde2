import { expect, test } from 'vitest'
import { beforeMigration } from '#tests/support/servers/before-migration.ts'

const NAME = '0010_what_was_tried.sql'

test('the migration turns resolutions into outcomes and their methods into entries, and the search reads all of it', {
  tags: ['long'],
}, async () => {
  await beforeMigration(NAME, async ({ client, migrate }) => {
    await client.query(
      `insert into "user" (id, name, email, email_verified, created_at, updated_at) values ('018f0000-0000-7000-8000-000000000001', 'x', 'x@exemple.fr', true, now(), now())`,
    )
    await client.query(
      `insert into member (id, username, username_key, language, created_at) values ('018f0000-0000-7000-8000-000000000001', 'x', 'x', 'fr', now())`,
    )
    await client.query(
      `insert into post (id, author_id, kind, title, description, tags, created_at, updated_at, resolved_at, treatment, resolution_notes)
       select uuidv7(), '018f0000-0000-7000-8000-000000000001', 'symptom', title, 'Texte', '{}', now(), now(), resolved, treatment, notes
       from (values ('Guérie', '2026-01-02'::timestamptz, E'Séances d’ostéo\\npuis du repos', 'merci'), ('Dosée', '2026-01-02', 'Doliprane 1000 mg', null),
         ('En cours', null, null, null)) told (title, resolved, treatment, notes)`,
    )
    await migrate()
    const { rows } = await client.query(
      `select title, outcome, outcome_at = resolved_at as dated, helped, (select count(*)::int from outcome_change where post_id = post.id) as changes,
         search @@ plainto_tsquery('fr', 'ostéo') as found, search @@ plainto_tsquery('fr', 'merci') as thanked
       from post order by title`,
    )
    expect(rows).toEqual([
      { title: 'Dosée', outcome: 'healed', dated: true, helped: [], changes: 1, found: false, thanked: false },
      { title: 'En cours', outcome: 'ongoing', dated: null, helped: [], changes: 0, found: false, thanked: false },
      {
        title: 'Guérie',
        outcome: 'healed',
        dated: true,
        helped: ['Séances d’ostéo'],
        changes: 1,
        found: true,
        thanked: true,
      },
    ])
    const entries = await client.query(
      'select name, effect, is_of_resolution, tried from treatment join post on post.id = post_id',
    )
    expect(entries.rows).toEqual([
      { name: 'Séances d’ostéo', effect: 'better', is_of_resolution: true, tried: 'Séances d’ostéo' },
    ])
  })
})

test('an effect that nobody chose is taken from the method of a resolution; one that its author chose or confirmed stays', {
  tags: ['long'],
}, async () => {
  await beforeMigration('0020_effects_that_were_chosen.sql', async ({ client, migrate }) => {
    const member = '018f0000-0000-7000-8000-000000000001'
    await client.query(
      `insert into "user" (id, name, email, email_verified, created_at, updated_at) values ($1, 'x', 'x@exemple.fr', true, now(), now())`,
      [member],
    )
    await client.query(
      `insert into member (id, username, username_key, language, created_at) values ($1, 'x', 'x', 'fr', now())`,
      [member],
    )
    await client.query(
      `insert into post (id, author_id, kind, title, description, tags, created_at, updated_at, helped)
       select uuidv7(), $1, 'symptom', title, 'Texte', '{}', now(), now(), helped
       from (values ('Jamais dit', '{Repos}'::text[]), ('Confirmé', '{Repos}'), ('Aussi dit', '{Repos,Yoga}')) told (title, helped)`,
      [member],
    )
    await client.query(
      `insert into treatment (id, post_id, author_id, request_id, digest, kind, name, key, is_ongoing, effect, side_effects, is_of_resolution, version, created_at, updated_at)
       select uuidv7(), post.id, $1, gen_random_uuid(), '', 'sleep', name, lower(name), false, effect, '{}', of_resolution, told.version, now(), now()
       from (values ('Jamais dit', 'Repos', 'better', true, 1), ('Confirmé', 'Repos', 'better', true, 2), ('Aussi dit', 'Repos', 'better', true, 1),
         ('Aussi dit', 'Yoga', 'better', false, 1)) told (title, name, effect, of_resolution, version) join post using (title)`,
      [member],
    )
    await migrate()
    const { rows } = await client.query(
      `select title, helped, array_agg(coalesce(effect, 'none') order by treatment.name) as effects
       from post join treatment on post_id = post.id group by title, helped order by title`,
    )
    expect(rows).toEqual([
      { title: 'Aussi dit', helped: ['Yoga'], effects: ['none', 'better'] },
      { title: 'Confirmé', helped: ['Repos'], effects: ['better'] },
      { title: 'Jamais dit', helped: [], effects: ['none'] },
    ])
  })
})
