import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { communityDraft, forgetCommunityDraft, keepCommunityDraft, renewed } from '#web/posts/community-draft.ts'
import { blankCommunity } from '#web/posts/community-values.ts'

const ALICE = '01a1fa9f-38e1-76db-a2c9-f1605e694c93'
const BOB = '01a1fa9f-38e1-76db-a2c9-f1605e694c94'

/** @param room  how many characters it takes */
function shelf(room = Number.POSITIVE_INFINITY) {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => void items.delete(key),
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, value)
    },
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', shelf())
  vi.stubGlobal('sessionStorage', shelf())
})
afterEach(() => {
  forgetCommunityDraft(ALICE)
  vi.unstubAllGlobals()
})

const written = (title: string) => ({ ...communityDraft(ALICE), values: { ...blankCommunity(), title } })

test('a draft is renewed with its words, under another request and another form, and so it is kept', () => {
  const draft = written('Mon carnet')
  const next = renewed(draft)
  expect(next.values).toEqual(draft.values)
  expect(new Set([draft.requestId, draft.formId, next.requestId, next.formId]).size).toBe(4)
  keepCommunityDraft(ALICE, draft, true)
  keepCommunityDraft(ALICE, next, true)
  expect(communityDraft(ALICE)).toEqual(next)
  expect(communityDraft(BOB).values).toEqual(blankCommunity())
})

test('where the browser keeps nothing, a draft lasts as long as the page', () => {
  vi.stubGlobal('localStorage', shelf(0))
  vi.stubGlobal('sessionStorage', shelf(0))
  const draft = written('Mon carnet')
  keepCommunityDraft(ALICE, draft, false)
  expect(communityDraft(ALICE)).toEqual(draft)
  keepCommunityDraft(ALICE, { ...draft, values: blankCommunity() }, false)
  expect(communityDraft(ALICE).requestId).not.toBe(draft.requestId)
})
