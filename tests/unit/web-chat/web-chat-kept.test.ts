import { beforeEach, expect, test, vi } from 'vitest'
import { browserStorage } from '#tests/support/browser-storage.ts'
import { readChatView } from '#web/chat/chat-view.ts'
import { nightsBetween, shortDay } from '#web/chat/messages/days.ts'
import { readDraft } from '#web/chat/messages/draft.ts'
import { privateLocalStore } from '#web/foundation/private-local-store.ts'
import { privateStore } from '#web/foundation/private-store.ts'

const ID = '0198f1a2-0000-7000-8000-000000000001'

let window: EventTarget
beforeEach(() => {
  window = new EventTarget()
  vi.stubGlobal('localStorage', browserStorage())
  vi.stubGlobal('window', window)
})
const wroteElsewhere = (key: string | null) => window.dispatchEvent(Object.assign(new Event('storage'), { key }))

test('a store holds the entries of one member, each under its own name', () => {
  const store = privateLocalStore('alice', 'unsent')
  expect([store.put('one', 'un'), store.put('two', 'deux')]).toEqual([true, true])
  privateLocalStore('bob', 'unsent').put('one', 'the other’s')
  privateStore('alice').write('message.x', 'a draft')
  expect(store.all().toSorted()).toEqual(['deux', 'un'])
  store.remove('one')
  expect(store.all()).toEqual(['deux'])
})

test('a store hears changes by other tabs, and nothing else', () => {
  let heard = 0
  privateLocalStore('alice', 'unsent').watch(() => heard++)
  wroteElsewhere('vecu.private.alice.unsent.one')
  wroteElsewhere('vecu.private.bob.unsent.one')
  wroteElsewhere('vecu.theme')
  wroteElsewhere(null)
  expect(heard).toBe(2)
})

test('a store without storage, or with a full one, keeps nothing and says so', () => {
  vi.stubGlobal('localStorage', undefined)
  const store = privateLocalStore('alice', 'unsent')
  expect([store.put('one', 'un'), store.all()]).toEqual([false, []])
})

test('a draft of another version is left alone', () => {
  const draft = { body: 'un mot', quote: null, formId: ID }
  expect(readDraft(JSON.stringify(draft))).toEqual(draft)
  expect(readDraft(JSON.stringify({ ...draft, formId: 'x' }))).toBeUndefined()
  expect(readDraft(JSON.stringify({ ...draft, quote: { id: 1 } }))).toBeUndefined()
  expect(readDraft('{')).toBeUndefined()
  expect(readDraft(null)).toBeUndefined()
})

test('an address is read with care', () => {
  expect(readChatView({ conversation: ID, with: ID, from: `match:${ID}` })).toEqual({
    conversation: ID,
    with: ID,
    from: `match:${ID}`,
  })
  expect(readChatView({ conversation: 'x', with: 1, from: '<b>' } as object)).toEqual({})
})

test('nights are those of the reader’s zone, however short a day is', () => {
  expect(nightsBetween(new Date(2026, 2, 28, 23, 50), new Date(2026, 2, 29, 0, 10))).toBe(1)
  expect(nightsBetween(new Date(2026, 9, 24, 12), new Date(2026, 9, 26, 12))).toBe(2)
  expect(nightsBetween(new Date(2026, 9, 24, 1), new Date(2026, 9, 24, 23))).toBe(0)
})

test('a day is written in few letters', () => {
  const now = new Date(2026, 10, 21)
  expect(shortDay(new Date(2026, 10, 9), 'fr', now)).toBe('9 nov.')
  expect(shortDay(new Date(2026, 10, 9), 'en', now)).toBe('9 Nov')
  expect(shortDay(new Date(2025, 10, 9), 'fr', now)).toBe('nov. 2025')
})
