import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { idsOf, wordsOf } from '#server/foundation/text/words.ts'
import { profileOf } from '#server/lexicon/closeness.ts'
import { bestMatches, type ReadCase } from '#server/matching/score.ts'
import { authorCount, authorIdOf, communityOf, postIdOf } from '../../../bench/support/community.ts'
import { randomFrom } from '../../../bench/support/random.ts'
import { aCase, wordsFrom } from '../../support/fixtures/cases.ts'
import { useMatchDatabase } from '../../support/servers/match-database.ts'

const COMMUNITY = 3000
const matches = useMatchDatabase({ authors: authorCount(COMMUNITY) })

const DAY_MS = 86_400_000
const dayFrom = (offset: number) => new Date(Date.parse('2026-06-15') + offset * DAY_MS).toISOString().slice(0, 10)

const anyDay = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -20, max: 20 }).map(dayFrom) },
  { weight: 2, arbitrary: fc.constantFrom(-38, -31, -30, -8, -7, 0, 7, 8, 30, 31, 38).map(dayFrom) },
  { weight: 1, arbitrary: fc.constantFrom('1900-01-01', '2100-12-31') },
  { weight: 2, arbitrary: fc.constant(null) },
)

/** Texts that are nearly the same, or share a little: all that words can bring comes up. */
const anyText = fc
  .record({ from: fc.constantFrom(0, 3, 40), length: fc.constantFrom(0, 1, 2, 20, 24), more: fc.nat({ max: 6 }) })
  .map(({ from, length, more }) => `${wordsFrom(from, length)} ${wordsFrom(200 + more, more)}`)

const anyTrip = fc
  .record({
    destination: fc.constantFrom('Maroc', 'MAROC ', 'Côte d’Ivoire', "Cote d'ivoire", '!!!'),
    from: fc.integer({ min: -12, max: 12 }),
    days: fc.nat({ max: 9 }),
  })
  .map(({ destination, from, days }) => ({ destination, startDate: dayFrom(from), endDate: dayFrom(from + days) }))

/** These count 3, 1, 4, 1, 1, 2, 2 and 1 tokens in the overlap of two stories. */
const WEIGHTS: Record<string, number> = {
  'f:a': 250,
  '!f:a': 28,
  'f:b': 444,
  '!f:b': 28,
  'f:c': 28,
  's:d': 222,
  'c:e': 87,
  'c:f': 22,
}

const anyPost = fc.record({
  number: fc.nat({ max: 1_000_000 }),
  authorId: fc.nat({ max: 5 }).map(authorIdOf),
  title: fc.constantFrom('', wordsFrom(0, 1), wordsFrom(30, 2), 'mal de dos'),
  description: anyText,
  tags: fc.subarray(['Fièvre', 'FIEVRE', 'Toux', '頭痛', '!!!']),
  startDate: anyDay,
  country: fc.constantFrom('FR', 'FR', 'FR', 'BE', null),
  postalCode: fc.constantFrom('75001', '75 020', ' 7 5', '69001', 'sw1', '7', '', null),
  travels: fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(anyTrip, { minLength: 1, maxLength: 2 }) },
  ),
  told: fc
    .record({
      said: fc.subarray(Object.keys(WEIGHTS), { minLength: 1 }),
      wordings: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 8, maxLength: 8 }),
    })
    .map(({ said, wordings }) => {
      const told = {
        mentions: said.map((feature) => ({ isInTitle: false, features: [feature] })),
        wordings: new Map(said.map((feature, place) => [feature, wordings[place]!])),
      }
      return profileOf(told, (feature) => WEIGHTS[feature]!)
    }),
})

/** Ids do not follow the order in which posts are written here. */
const anyPosts = fc
  .uniqueArray(anyPost, { minLength: 2, maxLength: 40, selector: ({ number }) => number })
  .map((posts) =>
    posts.map(({ number, told, ...post }) => aCase({ ...post, id: postIdOf(20_000, number), profile: told })),
  )

describe('a search finds exactly what the plain scorer finds', () => {
  test('in any small community, whatever is left out and however many are kept', async () => {
    await fc.assert(
      fc.asyncProperty(anyPosts, fc.constantFrom(1, 3, 10, 1000), async (posts, kept) => {
        await matches.clear()
        await matches.publish(posts)
        for (const post of posts)
          expect(await matches.found(post.id, { kept })).toEqual(bestMatches(post, { among: posts, kept }))
      }),
      { numRuns: 40 },
    )
  })

  test('without the posts of excluded authors', async () => {
    await fc.assert(
      fc.asyncProperty(anyPosts, fc.subarray([0, 1, 2, 3].map(authorIdOf)), async (posts, excludedOwnerIds) => {
        await matches.clear()
        await matches.publish(posts)
        const [post] = posts as [ReadCase]
        const among = posts.filter(({ authorId }) => !excludedOwnerIds.includes(authorId))
        expect(await matches.found(post.id, { excludedOwnerIds, kept: 5 })).toEqual(
          bestMatches(post, { among, kept: 5 }),
        )
      }),
      { numRuns: 25 },
    )
  })

  test('in a large one, by indexes alone', { tags: 'long' }, async () => {
    await matches.clear()
    const community = communityOf(COMMUNITY)
    const posts = [...community.posts(), ...Array.from({ length: 40 }, (_, number) => community.fresh(number))]
    await matches.publish(posts)
    const odd = { startDate: null, postalCode: null, tags: [] }
    const asking = posts.slice(-40).map((post, index) => (index % 4 === 0 ? { ...post, ...odd } : post))
    await matches.client().query('delete from post where id = any ($1)', [asking.map(({ id }) => id)])
    await matches.publish(asking)
    const among = [...posts.slice(0, -40), ...asking]
    for (const post of asking)
      expect(await matches.found(post.id, { kept: 50 })).toEqual(bestMatches(post, { among, kept: 50 }))

    await matches.db().execute('select pg_stat_force_next_flush()')
    const { rows } = await matches.client().query<{ index: string; uses: number }>(
      `select indexrelname as index, idx_scan::int as uses from pg_stat_user_indexes
       where indexrelname in ('match_key_zone', 'match_key_country', 'match_key_pref_index') order by index`,
    )
    expect(rows.map(({ index }) => index)).toEqual(['match_key_country', 'match_key_pref_index', 'match_key_zone'])
    for (const { uses } of rows) expect(uses).toBeGreaterThan(0)
  })
})

const paris = { country: 'FR', postalCode: '75011', startDate: '2026-06-15' }
const numbered = (number: number, said: Partial<ReadCase>): ReadCase =>
  aCase({ id: postIdOf(20_000, number), authorId: authorIdOf(number), ...said })

test('an overlap of 0.10 is enough and the next one below is not', async () => {
  const posts = [
    numbered(0, { ...paris, description: wordsFrom(0, 11) }),
    numbered(1, { ...paris, description: wordsFrom(9, 11) }),
    numbered(2, { ...paris, description: wordsFrom(10, 11) }),
    numbered(3, { ...paris, description: wordsFrom(9, 12) }),
  ]
  await matches.clear()
  await matches.publish(posts)
  const found = await matches.found(posts[0]!.id)
  expect(found.map(({ id }) => id)).toEqual([posts[1]!.id])
})

test('among equals the newest come first, and are the ones kept', async () => {
  const posts = Array.from({ length: 9 }, (_, number) =>
    numbered((number * 5) % 9, { ...paris, tags: ['Fièvre'], description: wordsFrom(0, 6) }),
  )
  await matches.clear()
  await matches.publish(posts)
  const newestFirst = posts.map(({ id }) => id).sort((one, other) => (one < other ? 1 : -1))
  const [asking, ...others] = newestFirst
  expect((await matches.found(asking!, { kept: 4 })).map(({ id }) => id)).toEqual(others.slice(0, 4))
})

test('nothing is found of a post that is not indexed', async () => {
  await matches.clear()
  await matches.write([numbered(0, paris)])
  expect(await matches.found(postIdOf(20_000, 0))).toEqual([])
  expect(await matches.search(postIdOf(20_000, 0))).toEqual([])
})

describe('words in SQL', () => {
  test('are those of the server, to the letter', async () => {
    const texts = fuzz(4000)
    const { rows } = await matches.client().query<{ words: string[]; ids: number[] }>(
      `select match_words(said) as words, match_word_ids(said) as ids
       from unnest($1::text[]) with ordinality as given (said, place) order by place`,
      [texts],
    )
    const ours = texts.map((text) => ({ words: [...wordsOf(text)].sort(), ids: idsOf(wordsOf(text)) }))
    expect(rows.map(({ words, ids }) => ({ words: words.sort(), ids }))).toEqual(ours)
  })
})

/** Texts of all that has ever made two tokenisers differ: accents written in both ways, ligatures, odd cases, other alphabets, odd spaces. */
function fuzz(count: number): string[] {
  const random = randomFrom(5)
  const alphabets = [
    'abcdefghijklmnopqrstuvwxyz',
    'abcdefghijklmnopqrstuvwxyz',
    'abcdeéèêëàâäçîïôöùûüÿœæßsx',
    'ABCDEÉÈÊËÀÂÄÇÎÏÔÖÙÛÜŸŒÆ',
    '0123456789',
    "'’-_.,;:!?/()«»  \u00a0\u202f\t\n",
    'İıſKÅﬁﬂ㎏①②ªºžđłøǅ',
    'жЖقط漢字😀🇫🇷',
    '\u0301\u0308\u0327\u200b\u00ad\ufeff',
  ].map((characters) => [...characters])
  return Array.from({ length: count }, (_, index) => {
    const length = random.below(80)
    const common = index % 3
    const text = Array.from({ length }, () =>
      random.pick(random.unit() < 0.7 ? alphabets[common]! : random.pick(alphabets)),
    ).join('')
    return index % 2 === 0 ? text : text.normalize('NFD')
  })
}
