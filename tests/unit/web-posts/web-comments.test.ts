import { expect, test, vi } from 'vitest'
import type { Comment, Thread } from '#contract/posts/schema.ts'
import { loadNext } from '#web/foundation/load-next.ts'
import { mailLink } from '#web/moderation/reporting/mail-link.ts'
import { draftOf } from '#web/posts/comments/comment-draft.ts'
import { asThread, calledFor, cameBetween, heldBack, unlistedComments } from '#web/posts/comments/comment-threads.ts'
import { commentIn } from '#web/posts/comments/use-called-comment.ts'

const ID = '01a1fa9f-38e1-76db-a2c9-f1605e694c93'

const comment = (id: string, given: Partial<Comment> = {}): Comment => ({
  id,
  postId: 'post',
  parentId: null,
  author: { id: 'nadia', username: 'Nadia', avatar: null, isProfessional: false },
  isMine: false,
  isByPostAuthor: false,
  body: 'Courage',
  createdAt: new Date('2026-11-20T12:00:00Z'),
  hidden: null,
  can: { remove: false, reply: true },
  ...given,
})
const thread = (id: string, replies: string[] = [], given: Partial<Comment> = {}): Thread => ({
  ...comment(id, given),
  replies: replies.map((each) => comment(each, { parentId: id })),
  replyCount: replies.length,
})
const ids = (comments: readonly Comment[]) => comments.map(({ id }) => id)

test('a comment just sent appears beside an older list, and inside one that holds it', () => {
  const sent = [{ comment: comment('c'), at: 100 }]
  expect(ids(unlistedComments([comment('a')], sent, { at: 50, isWhole: true }))).toEqual(['c'])
  expect(unlistedComments([comment('a'), comment('c')], sent, { at: 150, isWhole: true })).toEqual([])
})

test('a comment just sent stays in sight while its page has not been loaded', () => {
  const sent = [{ comment: comment('c'), at: 100 }]
  expect(ids(unlistedComments([comment('a')], sent, { at: 150, isWhole: false }))).toEqual(['c'])
})

test('a sent comment that is missing from a later whole list is gone', () => {
  const sent = [{ comment: comment('c'), at: 100 }]
  expect(unlistedComments([comment('a')], sent, { at: 150, isWhole: true })).toEqual([])
})

test('the comment of the address appears beside a list without it, with its thread, but not when it was sent from here', () => {
  const reply = comment('a4', { parentId: 'a' })
  const place = { thread: thread('a', ['a1', 'a2', 'a3']), reply }
  const at = reply.createdAt.getTime()
  const called = calledFor(place, [])
  expect(called).toEqual([
    { comment: place.thread, at },
    { comment: reply, at },
  ])
  expect(unlistedComments([], called, { at: at + 1, isWhole: false }).map(asThread)[0]).toBe(place.thread)
  expect(unlistedComments([], called, { at: at + 1, isWhole: true })).toEqual([])
  expect(calledFor(place, [{ comment: reply, at: 5 }])).toEqual([{ comment: place.thread, at }])
})

test.each([
  ['commentaires', undefined],
  ['', undefined],
  ['commentaire-x', undefined],
  [`commentaire-${ID}`, ID],
])('an address that ends with #%s asks for the comment %s', (hash, id) => expect(commentIn(hash)).toBe(id))

test('newer threads of others wait to be asked for, the reader’s own do not', () => {
  const threads = [thread('d'), asThread(comment('c', { isMine: true })), thread('b'), thread('a')]
  expect(ids(heldBack(threads, 'b'))).toEqual(['d'])
  expect(heldBack(threads, 'd')).toEqual([])
})

test('comments and replies of others are counted as they come, without the reader’s own and those that left', () => {
  const before = [thread('a', ['a1']), thread('b')]
  const after = [thread('a', ['a1', 'a2']), thread('c'), asThread(comment('d', { isMine: true }))]
  expect(cameBetween(before, after)).toBe(2)
  expect(cameBetween(after, before)).toBe(1)
  expect(cameBetween(before, before)).toBe(0)
})

/** A list whose next page is asked for with these outcomes, one after the other: how many pages it has then, and whether asking failed. */
function listOf(...outcomes: [pages: number, isFetchNextPageError: boolean][]) {
  const data = (count: number) => ({
    pages: Array.from({ length: count }, (_, page) => ({ items: [{ id: `first of ${page + 1}` }] })),
    pageParams: [],
  })
  const fetchNextPage = vi.fn()
  for (const [count, isFetchNextPageError] of outcomes)
    fetchNextPage.mockResolvedValueOnce({ data: data(count), isFetchNextPageError })
  return { data: data(1), fetchNextPage }
}

test('a page asked for while the list was read again is asked for once more', async () => {
  const list = listOf([1, false], [1, false], [2, false])
  expect((await loadNext(list))?.items[0]?.id).toBe('first of 2')
  expect(list.fetchNextPage).toHaveBeenCalledTimes(3)
})

test('a page that cannot be loaded is not asked for again and again', async () => {
  const refused = listOf([1, true])
  expect(await loadNext(refused)).toBeUndefined()
  expect(refused.fetchNextPage).toHaveBeenCalledTimes(1)
})

test.each([null, '', '{', '"text"', '[]', '{"body":3}'])('a draft kept as %j is blank', (kept) => {
  expect(draftOf(kept)).toEqual({ body: '', sent: null })
})

test('a draft comes back with the request under which it was last sent', () => {
  const draft = { body: 'Merci', sent: { body: 'Merci', requestId: 'r' } }
  expect(draftOf(JSON.stringify(draft))).toEqual(draft)
  expect(draftOf('{"body":"Merci","sent":{"body":1}}')).toEqual({ body: 'Merci', sent: null })
})

test('a text in a mail link cannot become another of its parts', () => {
  const link = mailLink({
    to: 'aide@vecu.example',
    subject: 'Où ? &bcc=all@vecu.example',
    lines: ['une', 'deux & trois'],
  })
  const { protocol, pathname, searchParams } = new URL(link)
  expect({ protocol, pathname, ...Object.fromEntries(searchParams) }).toEqual({
    protocol: 'mailto:',
    pathname: 'aide@vecu.example',
    subject: 'Où ? &bcc=all@vecu.example',
    body: 'une\r\ndeux & trois',
  })
})
