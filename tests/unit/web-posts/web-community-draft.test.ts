import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDraft } from '#web/foundation/editing/draft.ts'
import { COMMUNITY, communityForm } from '#web/posts/community/community-values.ts'
import { newPublishing } from '#web/posts/compose/publishing-mark.ts'

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
  vi.unstubAllGlobals()
})

const open = (memberId = ALICE) =>
  openDraft(memberId, COMMUNITY, { mark: newPublishing(), base: communityForm.blank() })
const titled = (title: string) => ({ ...communityForm.blank(), title })

test('a draft goes on with its words and files under another request and another form', () => {
  const draft = open()
  draft.change(titled('Mon carnet'))
  draft.holdFiles(true)
  const { requestId, formId } = draft.current().mark
  const next = newPublishing()
  draft.remark(next)
  expect(new Set([requestId, formId, next.requestId, next.formId]).size).toBe(4)
  expect(open().current()).toMatchObject({ mark: next, values: titled('Mon carnet'), hasFiles: true })
  expect(open(BOB).current()).toMatchObject({ values: communityForm.blank(), hasSomething: false })
})

test('where the browser keeps nothing, a draft lasts as long as the page', () => {
  vi.stubGlobal('localStorage', shelf(0))
  vi.stubGlobal('sessionStorage', shelf(0))
  const draft = open()
  draft.change(titled('Mon carnet'))
  draft.flush()
  expect(draft.current()).toMatchObject({ keptAt: null, hasSomething: true })
  const again = open()
  expect(again.current()).toMatchObject({ mark: draft.current().mark, values: titled('Mon carnet') })
  again.finish()
  expect(open().current()).toMatchObject({ values: communityForm.blank(), hasSomething: false })
})
