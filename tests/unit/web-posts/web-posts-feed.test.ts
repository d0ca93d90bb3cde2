import { expect, test } from 'vitest'
import { FeedScope } from '#contract/posts/schema.ts'
import { typedSearch } from '#server/posts/search-parser.ts'
import { readCommunity } from '#web/posts/community/community-values.ts'
import { countFilters, filterOf, isWhole, readFeedView, scopeOf, typedWords } from '#web/posts/feed/feed-view.ts'
import { newestKnown } from '#web/posts/feed/newest-known.ts'

const written = { q: 'vertige', filtre: 'resolus', pays: 'FR', tag: 'Fatigue', medias: 'avec', onglet: 'similaires' }

test('the feed’s address holds the search, and is read back as it was written', () => {
  const view = readFeedView(written)
  expect(view).toEqual(written)
  expect(filterOf(view)).toBe('resolved')
  expect(scopeOf(view)).toEqual({ search: 'vertige', country: 'FR', tag: 'Fatigue', media: 'with' })
  expect(countFilters(view)).toBe(3)
  expect(isWhole(view)).toBe(false)
  expect(isWhole(readFeedView({ onglet: 'similaires' }))).toBe(true)
})

test.each([
  ['nothing', {}, {}],
  ['what it should not hold', { q: {}, filtre: 'toString', pays: 'ZZ', tag: [], medias: true, onglet: 'x', id: 1 }, {}],
  ['blanks', { q: ' \n ', tag: '\t' }, {}],
  ['numbers and yes or no, which the address tells apart from words', { q: 39, tag: true }, { q: '39', tag: 'true' }],
  ['white space', { q: '  mal   de\ntête', tag: ' mal   de\ntête ' }, { q: 'mal de tête', tag: 'mal de tête' }],
  ['a last word that is finished', { q: 'mal de tête \n' }, { q: 'mal de tête ' }],
  ['too much', { q: 'a'.repeat(300), tag: 'b'.repeat(60) }, { q: 'a'.repeat(200), tag: 'b'.repeat(50) }],
])('the feed takes the valid parts of any address: %s', (_, address, view) => {
  expect(readFeedView(address)).toEqual(view)
})

test('a space after the last word reaches the server as one, and a search of spaces is empty', () => {
  const asked = (q: string) => FeedScope.parse(scopeOf(readFeedView({ q }))).search
  expect(typedWords('  sore   head  ')).toBe('sore head ')
  expect(asked(typedWords('  sore   head  '))).toBe('sore head ')
  expect(typedSearch(asked('sore hea ') ?? '')).toEqual({ words: ['sore', 'hea'], isOpen: false })
  expect(typedSearch(asked('sore hea') ?? '')).toEqual({ words: ['sore', 'hea'], isOpen: true })
  expect(asked('  ')).toBeUndefined()
})

test('posts of others are new since the newest of theirs that is shown, whatever the reader published meanwhile', () => {
  const [first, second, third] = ['01', '02', '03'].map((start) => `${start}a00000-0000-7000-8000-000000000000`)
  const mine = (id = '') => ({ id, isMine: true })
  const theirs = (id = '') => ({ id, isMine: false })
  expect(newestKnown([mine(third), theirs(second), theirs(first)])).toBe(second)
  expect(newestKnown([theirs(first), theirs(second)])).toBe(second)
  expect(newestKnown([mine(third), mine(second)])).toBe(second)
  expect(newestKnown([]) < (first ?? '')).toBe(true)
})

test('a community post may have any empty field; words left in the tag field become a tag', () => {
  const blank = { title: ' ', description: '', place: '', tags: [], typedTag: '' }
  expect(readCommunity(blank)).toEqual({ fields: { title: null, description: null, place: null, tags: [] } })
  expect(readCommunity({ ...blank, tags: ['Vertiges'], typedTag: ' carnet ' })).toMatchObject({
    fields: { tags: ['Vertiges', 'carnet'] },
  })
  expect(readCommunity({ ...blank, title: 't'.repeat(201), place: 'p'.repeat(101) })).toEqual({
    faults: [
      { path: 'title', code: 'tooLong', n: 200 },
      { path: 'place', code: 'tooLong', n: 100 },
    ],
  })
})
