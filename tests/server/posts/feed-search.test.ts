import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SEARCH_COUNTED_MAX } from '#contract/posts/limits.ts'
import { forgetWords } from '#server/posts/commands/learn-words.ts'
import { statementsOf } from '#tests/support/asked-statements.ts'
import { feedOf } from '#tests/support/fixtures/feed.ts'
import { runQueue } from '#tests/support/run-queue.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const world = openWorld()
const { as } = world
const feed = feedOf(world)

let cast: Record<'ada' | 'bob' | 'eve', Person>
beforeAll(async () => {
  cast = await world.people('ada', 'bob', 'eve')
})
beforeEach(async () => {
  await world.settle() // what follows from earlier posts would hold rows of the same tables
  await world.services().db.execute(sql`truncate post, search_word cascade`)
})

const found = (search: string, who = cast.eve) => feed.ids(who, { search })
const page = (search: string, who = cast.eve) => as(who).posts.feed({ search })

describe('a search finds', () => {
  test('words in any form, whatever accents, case and ligatures they are written with', async () => {
    const { id } = await feed.symptom(cast.ada, {
      title: 'Œdèmes à répétition',
      description: 'Les chevilles gonflées, l’œil gauche aussi. Depuis la COVID-19, à 38,5 °C.',
      tags: ['Vertiges'],
    })
    await feed.symptom(cast.bob, { title: 'Toux sèche', description: 'La nuit.' })
    for (const search of [
      'œdème',
      'OEDEME ',
      'oedèmes',
      'cheville gonflée ',
      'l’oeil',
      "l'œil",
      'vertige ',
      'covid',
      'covid-19',
      'COVID 19',
      '38,5',
      '38.5',
      'gonflees répétition vertiges',
      'oede',
      'cheville gonf',
    ])
      expect([search, await found(search)]).toEqual([search, [id]])
    for (const search of ['cheville toux', 'oede ', '19 20', 'covid19']) expect(await found(search)).toEqual([])
  })

  test('a listed symptom among the tags, named in English or in everyday words', async () => {
    const tagged = await feed.symptom(cast.ada, {
      title: 'Ça revient',
      description: 'Le soir.',
      tags: ['Maux de tête'],
    })
    const named = await feed.symptom(cast.bob, { title: 'Headache', description: 'Every evening.' })
    await feed.symptom(cast.bob, { title: 'Tête en l’air', description: 'Des maux divers.' })
    expect(await found('headache')).toEqual([named.id, tagged.id])
    for (const search of ['mal au crâne', 'Sore head ', 'pounding hea', 'céphalée'])
      expect(await found(search)).toEqual([tagged.id])
    expect(await found('headache soir')).toEqual([tagged.id])
  })

  test('titles before tags, tags before texts, and the newest first among equals', async () => {
    const { ada, bob } = cast
    const title = await feed.symptom(ada, { title: 'Sciatique', description: 'Rien de plus.' })
    const text = await feed.symptom(ada, { title: 'Au réveil', description: 'Une sciatique, encore une sciatique.' })
    const newerTitle = await feed.symptom(bob, { title: 'Sciatique', description: 'Rien de plus.' })
    const tagged = await feed.symptom(bob, { title: 'Au réveil', description: 'Rien.', tags: ['sciatique'] })
    expect(await found('sciatique')).toEqual([newerTitle.id, title.id, tagged.id, text.id])
  })

  test('within the filters, and counts as many', async () => {
    const { ada, bob, eve } = cast
    const tag = 'Essoufflement'
    const symptom = await feed.symptom(ada, { title: 'Aphtes', description: 'Et vous ?', tags: [tag], country: 'BE' })
    const healed = await feed.symptom(ada, { title: 'Aphtes', description: 'Partis.' })
    await as(ada).posts.resolve({ id: healed.id, notes: 'Guérie' })
    const shared = await feed.sharing(bob, { title: 'Mes aphtes', description: 'Et vous ?' })
    const search = 'aphte'
    const only = (asked: Parameters<typeof feed.ids>[1]) => feed.ids(eve, { search, ...asked })
    expect((await only({ filter: 'symptoms' })).sort()).toEqual([symptom.id, healed.id])
    expect((await only({ filter: 'questions' })).sort()).toEqual([symptom.id, shared.id])
    expect(await only({ filter: 'resolved' })).toEqual([healed.id])
    expect(await only({ country: 'BE' })).toEqual([symptom.id])
    expect(await only({ tag })).toEqual([symptom.id])
    expect(await only({ media: 'with' })).toEqual([])
    expect(await feed.counts(eve, { search })).toEqual({
      ...{ all: 3, symptoms: 2, questions: 2, resolved: 1 },
      ...{ better: 0, diagnosed: 0 },
    })
    expect(await feed.counts(eve, { search, tag })).toEqual({
      ...{ all: 1, symptoms: 1, questions: 1, resolved: 0 },
      ...{ better: 0, diagnosed: 0 },
    })
  })
})

test('a search without meaningful words narrows nothing, and finds nothing in posts without words', async () => {
  const { id } = await feed.symptom(cast.ada)
  expect(await found('de la ')).toEqual([id])
  expect(await feed.counts(cast.eve, { search: 'de la ' })).toMatchObject({ all: 1 })
  for (const search of ['???', '🤕', '& | ! :*']) {
    expect(await page(search)).toEqual({ items: [], nextCursor: null, understoodAs: null })
    expect(await feed.counts(cast.eve, { search })).toMatchObject({ all: 0 })
  }
})

describe('an unknown word', () => {
  test('is read as the nearest known one, in its stored spelling', async () => {
    const { ada, eve } = cast
    const { id } = await feed.symptom(ada, {
      title: 'Démangeaisons nocturnes',
      description: 'Des vertiges, une toux. Le vertige revient.',
    })
    for (const [search, understoodAs] of [
      ['vertigge', 'vertige'],
      ['demangaisons', 'démangeaisons'],
      ['toxu', 'toux'],
      ['tiux ', 'toux'],
      ['Vertigges NOCTURNES', 'vertiges NOCTURNES'],
    ] as const) {
      const { items, ...rest } = await page(search)
      expect({ search, ids: items.map((post) => post.id), ...rest }).toEqual({
        search,
        ids: [id],
        nextCursor: null,
        understoodAs,
      })
      expect(await feed.counts(eve, { search })).toMatchObject({ all: 1 })
    }
    for (const search of ['anticonstitutionnellement', 'vertigge abracadabrant', 'xqz'])
      expect(await page(search)).toMatchObject({ items: [], understoodAs: null })
  })

  test('stays as it is where other posts than those asked for hold it', async () => {
    const { ada, eve } = cast
    await feed.symptom(ada, { title: 'Vertige' })
    await feed.symptom(ada, { title: 'Vestige' })
    expect(await as(eve).posts.feed({ search: 'vestige', filter: 'resolved' })).toMatchObject({
      items: [],
      understoodAs: null,
    })
  })

  test('goes on page by page', async () => {
    for (let i = 0; i < 5; i++) await feed.symptom(i % 2 ? cast.ada : cast.bob, { title: 'Vertige' })
    const all = await found('vertige')
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const { items, nextCursor, understoodAs } = await as(cast.eve).posts.feed({
        search: 'vertigge',
        limit: 2,
        ...(cursor && { cursor }),
      })
      expect(understoodAs).toBe('vertige')
      seen.push(...items.map(({ id }) => id))
      cursor = nextCursor ?? undefined
    } while (cursor)
    expect(seen).toEqual(all)
  })

  test('is never read as a word of a post that the reader may not see', async () => {
    const { ada, bob, eve } = cast
    const { blocked, blocker, withdrawn } = await world.people('blocked', 'blocker', 'withdrawn')
    const titled = { title: 'Sarcoïdose', description: 'Rien.' }
    const hidden = await feed.symptom(ada, titled)
    for (const who of [blocked, blocker, withdrawn]) await feed.symptom(who, titled)
    await feed.hide(hidden.id)
    await feed.withdraw(withdrawn)
    await feed.block(eve, blocked)
    await feed.block(blocker, eve)
    for (const search of ['sarcoïdose', 'sarcoidosse', 'sarcoïdos']) {
      expect(await page(search)).toEqual({ items: [], nextCursor: null, understoodAs: null })
      expect(await feed.counts(eve, { search })).toMatchObject({ all: 0 })
    }
    expect(await page('sarcoidosse', bob)).toMatchObject({ items: [{}, {}], understoodAs: 'sarcoïdose' })
    expect(await page('sarcoidosse', ada)).toMatchObject({ items: [{}, {}, {}], understoodAs: 'sarcoïdose' })
    // A form of it that others use is another word.
    await feed.symptom(bob, { title: 'Sarcoïdoses' })
    expect(await page('sarcoidosees')).toMatchObject({ understoodAs: 'sarcoïdoses' })
  })
})

const words = async () =>
  (await world.services().db.execute<{ word: string }>(sql`select word from search_word order by 1`)).rows.map(
    ({ word }) => word,
  )

describe('a word is forgotten', () => {
  test('when the last post that held it is gone, and other words are not', async () => {
    const { ada, bob } = cast
    const { id } = await feed.symptom(ada, { title: 'Mononucléose et fatigue', description: 'Rien.' })
    await feed.symptom(bob, { title: 'Fatigue', description: 'Rien.' })
    expect(await words()).toEqual(['fatigue', 'mononucleose', 'rien'])
    await as(ada).posts.remove({ id })
    expect(await page('mononucleosse')).toMatchObject({ understoodAs: null })
    for (let i = 0; i < 2; i++) {
      await runQueue(world.services(), 'posts.forget-words')
      await world.settle()
      expect(await words()).toEqual(['fatigue', 'rien'])
    }
    expect(await page('fatiggue')).toMatchObject({ items: [{}], understoodAs: 'fatigue' })
  })

  test('word by word where a slice has no more time, and by the next run where one was interrupted', async () => {
    await feed.symptom(cast.bob, { title: 'Fatigue', description: 'Rien.' })
    await world.settle()
    const { db, ...rest } = world.services()
    await db.execute(sql`insert into search_word values ('abandon'), ('foulure'), ('grippe'), ('zona')`)
    const slicing = { sliceMs: 0, pauseMs: 0 }
    let slices = 0
    const halted = Object.assign(Object.create(db) as typeof db, {
      execute: (...query: Parameters<typeof db.execute>) => {
        if (++slices === 3) throw new Error('the database went away')
        return db.execute(...query)
      },
    })
    await expect(forgetWords({ ...rest, db: halted }, slicing)).rejects.toThrow('the database went away')
    expect(await words()).toEqual(['fatigue', 'foulure', 'grippe', 'rien', 'zona'])
    const asked = await statementsOf(() => forgetWords({ ...rest, db }, slicing))
    expect(await words()).toEqual(['fatigue', 'rien'])
    // A slice for each of the five, then what was published meanwhile is read and learnt.
    expect(asked.length).toBe(7)
  })

  test('in slices that end by the clock, however many words there are', async () => {
    await feed.symptom(cast.bob, { title: 'Fatigue', description: 'Rien.' })
    await world.settle()
    const { db } = world.services()
    await db.execute(
      sql`insert into search_word select left(translate(md5(n::text), '0123456789', 'ghijklmnop'), 12) from generate_series(1, 20000) n on conflict do nothing`,
    )
    const asked = await statementsOf(() => forgetWords(world.services(), { sliceMs: 10, pauseMs: 0 }))
    expect(asked.length).toBeGreaterThan(4)
    expect(asked.length).toBeLessThan(20_000)
    expect(await words()).toEqual(['fatigue', 'rien'])
  })

  test('when it is edited away, and the new one is learnt', async () => {
    const { ada } = cast
    const { id, version } = await feed.symptom(ada, { title: 'Mononucléose', description: 'Rien.' })
    await as(ada).posts.editSymptom({ id, version, title: 'Toxoplasmose', description: 'Rien.', intensity: 3 })
    expect(await page('mononucléose')).toMatchObject({ items: [], understoodAs: null })
    expect(await page('toxoplamose')).toMatchObject({ items: [{ id }], understoodAs: 'toxoplasmose' })
  })
})

describe('pages', () => {
  test('with the closest posts follow each other without a double or a hole while others publish, edit and are hidden', async () => {
    const { ada, bob, eve } = cast
    const published = []
    for (let i = 0; i < 9; i++)
      published.push(
        await feed.symptom(
          i % 2 ? ada : bob,
          i % 3 ? { title: 'Sciatique' } : { title: 'Mal', description: `Une sciatique. cote${i} jambe${i}` },
        ),
      )
    const all = await found('sciatique')
    expect(all).toHaveLength(9)
    const first = await as(eve).posts.feed({ search: 'sciatique', limit: 3 })
    await feed.symptom(bob, { title: 'Sciatique, sciatique' })
    const shown = published.find(({ id }) => id === all[0])!
    await feed.hide(shown.id)
    const second = await as(eve).posts.feed({ search: 'sciatique', limit: 3, cursor: first.nextCursor! })
    const third = await as(eve).posts.feed({ search: 'sciatique', limit: 50, cursor: second.nextCursor! })
    expect([first, second, third].flatMap(({ items }) => items.map(({ id }) => id))).toEqual(all)
    expect(third.nextCursor).toBeNull()
  })

  test('for a very common word are newest first, and counted up to a limit', async () => {
    const { ada, bob, eve } = cast
    const titled = await feed.symptom(ada, { title: 'Gêne' })
    await feed.crowd(bob, { count: SEARCH_COUNTED_MAX + 250, title: 'Divers' })
    await feed.crowd(bob, { count: 30, title: 'Une gêne' })
    expect(await found('gêne')).toHaveLength(31)
    expect(await feed.counts(eve, { search: 'gêne' })).toMatchObject({ all: 31, resolved: 0 })
    const newest = await feed.symptom(ada, { title: 'Autre', description: 'Divers, sans un mot.' })
    const first = await as(eve).posts.feed({ search: 'divers', limit: 40 })
    expect(first.items[0]!.id).toBe(newest.id)
    const ids = await found('divers')
    expect(ids).toHaveLength(SEARCH_COUNTED_MAX + 251)
    expect(ids).toEqual([...new Set(ids)].sort().reverse())
    expect(await feed.counts(eve, { search: 'divers' })).toEqual({
      ...{ better: 0, diagnosed: 0 },
      all: SEARCH_COUNTED_MAX,
      symptoms: SEARCH_COUNTED_MAX,
      questions: 0,
      resolved: 0,
    })
    expect(await found('gêne autre divers mot')).toEqual([])
    expect(await found('gêne mot')).toHaveLength(30)
    expect(await found('gêne mot')).not.toContain(titled.id)
  })
})

test('a search accepts any text without an error', { tags: 'long' }, async () => {
  await feed.symptom(cast.ada, { title: 'Vertiges' })
  const hostile = fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'vertige\u0000',
    "'",
    "''",
    "' or 1=1; drop table post; --",
    '\\',
    "\\'",
    '"',
    '":*',
    ':*',
    ':A',
    '!',
    '!!',
    '&',
    '|',
    '<->',
    '(',
    ')',
    '((',
    'a & b',
    'a | !b',
    'vertige:*',
    "vertige':*",
    '%',
    '_',
    '*',
    '\ud800',
    '\udfff vertige',
    '🤕',
    '👩‍👩‍👧',
    'دوار',
    '‏שלום‎',
    '\u202evertige',
    'e\u0301\u0301\u0301',
    '½ №',
    'İstanbul',
    'ﬁèvre',
    'ß',
    '頭痛',
    '<b>',
    '<script>',
    '&amp;',
    'http://a.b/c?d=e',
    'a@b.c',
    '1e400',
    '-5',
    '38,5',
    'de',
    'de la et les',
    'x'.repeat(10_000),
    'vertige '.repeat(2_000),
    'é'.repeat(250),
    '\u0301',
    '\u00ad',
    'a\u200bb',
    '\n\t',
    "aujourd'hui",
  )
  const any = fc.oneof(
    hostile,
    fc.array(hostile, { maxLength: 4 }).map((parts) => parts.join(' ')),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 }).map((units) => String.fromCharCode(...units)),
  )
  const since = '01930000-0000-7000-8000-000000000001'
  await fc.assert(
    fc.asyncProperty(any, fc.constantFrom('all', 'questions'), async (search, filter) => {
      const { items } = await as(cast.eve).posts.feed({ search, filter })
      const counts = await as(cast.eve).posts.feedCounts({ search })
      const { count } = await as(cast.eve).posts.newer({ search, filter, since })
      expect(items.length).toBe(filter === 'all' ? counts.all : counts.questions)
      expect(count).toBe(items.length)
    }),
    { numRuns: 150 },
  )
})

test('a cursor does not reveal whether a hidden post holds a word', async () => {
  const theirs = await feed.symptom(cast.ada, { title: 'Sarcoïdose', description: 'Toux et vertiges.' })
  await feed.symptom(cast.bob, { title: 'Vertiges', description: 'Le matin.' })
  await as(cast.ada).accounts.block({ memberId: cast.eve.id })
  for (const search of ['vertiges', 'sarcoïdose', 'matin'])
    expect((await as(cast.eve).posts.feed({ search, cursor: theirs.id })).items).toEqual([])
})

test('a post’s search columns are computed anew when a dump is restored: without any schema in the path', async () => {
  const { id } = await feed.symptom(cast.ada, { title: 'Vertiges au réveil' })
  const { rows } = await world.services().db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('search_path', '', true)`)
    return tx.execute<{ holds: boolean }>(
      sql`update public.post set title = 'Acouphènes' where id = ${id} returning search @@ 'acouphen'::tsquery as holds`,
    )
  })
  expect(rows).toEqual([{ holds: true }])
})
