import { StandardRPCJsonSerializer } from '@orpc/client/standard'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import type { PrefetchedAnswers } from '#contract/foundation/prefetch.ts'
import { takePrefetchedAnswers, takePrefetchedSeq } from '#web/foundation/prefetched-answers.ts'

let element: { textContent: string; remove: () => void } | null
beforeEach(() => {
  element = null
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'served-answers' ? element : null) })
})

function page(text: string) {
  element = { textContent: text, remove: () => (element = null) }
  const client = new QueryClient()
  takePrefetchedAnswers(client)
  return client
}

const [json, meta] = new StandardRPCJsonSerializer().serialize({
  items: [{ createdAt: new Date(0) }],
  nextCursor: null,
})
const feed = { json, meta: meta as unknown[] }
const served = (live: PrefetchedAnswers['live'] = null): PrefetchedAnswers => ({
  live,
  answers: [
    { path: ['posts', 'feed'], type: 'infinite', input: { filter: 'all' }, ...feed },
    { path: ['accounts', 'me'], type: 'query', json: { member: null }, meta: [] },
  ],
})

test('answers of the page are used as if they had just been asked for, dates as dates, and are then removed from it', () => {
  const client = page(JSON.stringify(served()))
  const input = { filter: 'all', cursor: undefined }
  expect(client.getQueryData([['posts', 'feed'], { type: 'infinite', input }])).toEqual({
    pages: [{ items: [{ createdAt: new Date(0) }], nextCursor: null }],
    pageParams: [undefined],
  })
  expect(client.getQueryData([['accounts', 'me'], { type: 'query' }])).toEqual({ member: null })
  expect(element).toBeNull()
})

test.each(['', '%ANSWERS%'])('a page without answers goes on as before: "%s"', (text) => {
  expect(page(text).getQueryCache().getAll()).toEqual([])
})

test('the number belongs to the member of the page, and to one socket', () => {
  page(JSON.stringify(served({ memberId: 'lou', seq: 7 })))
  expect(takePrefetchedSeq('max')).toBeUndefined()
  page(JSON.stringify(served({ memberId: 'lou', seq: 7 })))
  expect(takePrefetchedSeq('lou')).toBe(7)
  expect(takePrefetchedSeq('lou')).toBeUndefined()
})
