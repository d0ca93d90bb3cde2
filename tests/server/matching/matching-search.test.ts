import { expect, test } from 'vitest'
import { idsOf, wordsOf } from '#server/foundation/text/words.ts'
import type { ReadCase } from '#server/matching/score.ts'
import { authorCount, authorIdOf, communityOf, postIdOf } from '../../../bench/support/community.ts'
import { randomFrom } from '../../../bench/support/random.ts'
import { aCase, wordsFrom } from '../../support/fixtures/cases.ts'
import { bestMatches } from '../../support/plain-search/best-matches.ts'
import { useMatchDatabase } from '../../support/servers/match-database.ts'

const COMMUNITY = 3000
const matches = useMatchDatabase({ members: authorCount(COMMUNITY) })

test('a search in a large community finds exactly what the plain scorer finds, by indexes alone', {
  tags: 'long',
}, async () => {
  await matches.clear()
  const community = communityOf(COMMUNITY)
  // A third of the authors are new, of whom some opened their accounts in one household.
  const placed = (post: ReadCase, index: number): ReadCase =>
    index % 3 > 0 ? post : { ...post, place: { placeKey: `household ${index % 300}`, isEstablished: false } }
  const posts = [...community.posts(), ...Array.from({ length: 40 }, (_, number) => community.fresh(number))].map(
    placed,
  )
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

const paris = { country: 'FR', postalCode: '75011', startDate: '2026-06-15' }
const numbered = (number: number, said: Partial<ReadCase>): ReadCase =>
  aCase({ id: postIdOf(20_000, number), authorId: authorIdOf(number), ...said })

test('an overlap of 0.10 is enough and the next lower one is not', async () => {
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

test('words in SQL are those of the server, to the letter', async () => {
  const texts = fuzz(4000)
  const { rows } = await matches.client().query<{ words: string[]; ids: number[] }>(
    `select match_words(said) as words, match_word_ids(said) as ids
     from unnest($1::text[]) with ordinality as given (said, place) order by place`,
    [texts],
  )
  const ours = texts.map((text) => ({ words: [...wordsOf(text)].sort(), ids: idsOf(wordsOf(text)) }))
  expect(rows.map(({ words, ids }) => ({ words: words.sort(), ids }))).toEqual(ours)
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
    '\u00ad\u034f\u061c\u115f\u180b\u200b\u200d\u200e\u2060\u2065\u3164\ufe0f\ufeff\uffa0\ufff3\u{1bca1}\u{1d175}\u{e0020}\u{e0fff}',
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
