import { expect, test } from 'vitest'
import { leadsTo } from '#web/chat/requests/start-from.ts'
import { resolvedFirst } from '#web/matching/matches-view.ts'

const ID = '0198f1a2-0000-7000-8000-000000000001'

test.each([
  [`match:${ID}`, ID],
  [`recovery:${ID}`, ID],
  [`member:${ID}`, undefined],
  ['match:', undefined],
  ['match:../settings', undefined],
  ['member', undefined],
  [undefined, undefined],
])('%s leads to the post %s', (from, post) => {
  expect(leadsTo(from)).toBe(post)
})

test('resolved stories come first, both groups in the order of their score', () => {
  const matches = [
    { score: 90, post: { isResolved: false } },
    { score: 80, post: { isResolved: true } },
    { score: 70, post: { isResolved: false } },
    { score: 60, post: { isResolved: true } },
  ]
  expect(resolvedFirst(matches).map(({ score }) => score)).toEqual([80, 60, 90, 70])
})
