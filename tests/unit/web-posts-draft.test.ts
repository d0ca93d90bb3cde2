import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askForDraft, offerVisitorDraft } from '#web/posts/draft-handover.ts'
import { openDraftKeeper } from '#web/posts/draft-keeper.ts'
import { draftOf, draftText, keepDraft, keptDraft, newDraft, type SymptomDraft } from '#web/posts/symptom-draft.ts'
import { blankSymptom, type SymptomValues } from '#web/posts/symptom-values.ts'

const ALICE = '01a1fa9f-38e1-76db-a2c9-f1605e694c93'
const BOB = '01a1fa9f-38e1-76db-a2c9-f1605e694c94'

const values = (title: string): SymptomValues => ({ ...blankSymptom(), title, tags: ['Fatigue'], country: 'FR' })
const draft = (title: string): SymptomDraft => ({
  ...newDraft(),
  values: values(title),
  keptAt: new Date('2026-11-20T12:00:00Z'),
})
const titleOf = (memberId: string | null) => keptDraft(memberId)?.values.title

class Shelf {
  items = new Map<string, string>()
  isFull = false
  getItem = (key: string) => this.items.get(key) ?? null
  removeItem = (key: string) => void this.items.delete(key)
  setItem = (key: string, value: string) => {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError')
    this.items.set(key, value)
  }
}

let device: Shelf
let tab: Shelf
function openTab() {
  tab = new Shelf()
  vi.stubGlobal('sessionStorage', tab)
}

beforeEach(() => {
  device = new Shelf()
  vi.stubGlobal('localStorage', device)
  openTab()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a draft comes back as it was written, with its request', () => {
  const written = draft('Vertiges')
  expect(keepDraft(ALICE, written)).toBe(true)
  expect(keptDraft(ALICE)).toMatchObject(written)
})

test.each([
  ['nothing', null],
  ['no JSON', '{"shape":'],
  ['an older shape', draftText(draft('Vertiges')).replace('"shape":1', '"shape":0')],
  ['a field that is not there any more', draftText(draft('Vertiges')).replace('"intensity":5', '"pain":5')],
  ['a country that is none', draftText(draft('Vertiges')).replace('"FR"', '"XX"')],
])('%s is no draft, and does no harm', (_, text) => {
  expect(draftOf(text)).toBeUndefined()
})

test('a visitor’s draft stays in its tab, and a member’s on the device under their name', () => {
  keepDraft(null, draft('de passage'))
  keepDraft(ALICE, draft('d’Alice'))
  openTab()
  expect(titleOf(null)).toBeUndefined()
  expect(titleOf(ALICE)).toBe('d’Alice')
  expect(titleOf(BOB)).toBeUndefined()
})

test('at sign-in the visitor’s draft becomes the member’s', () => {
  keepDraft(null, draft('de passage'))
  expect(titleOf(ALICE)).toBe('de passage')
  expect(tab.items.size).toBe(0)
  openTab()
  expect(titleOf(ALICE)).toBe('de passage')
})

test('a member’s own draft is not overwritten by a visitor’s', () => {
  keepDraft(ALICE, draft('d’Alice'))
  keepDraft(null, draft('de passage'))
  expect(titleOf(ALICE)).toBe('d’Alice')
  expect(titleOf(null)).toBe('de passage')
})

test('when the device is full, the visitor’s draft is shown and stays where it is', () => {
  keepDraft(null, draft('de passage'))
  device.isFull = true
  expect(titleOf(ALICE)).toBe('de passage')
  expect(titleOf(null)).toBe('de passage')
})

test('where storage is forbidden, writing goes on and nothing is said to be kept', () => {
  vi.stubGlobal('localStorage', undefined)
  const keeper = openDraftKeeper(ALICE)
  keeper.change(values('Vertiges'))
  keeper.flush()
  expect(keeper.current()).toMatchObject({ values: { title: 'Vertiges' }, keptAt: null })
})

test('a draft is kept when the person pauses, or at once when the page closes', () => {
  vi.useFakeTimers()
  const keeper = openDraftKeeper(ALICE)
  keeper.change(values('Ver'))
  expect(titleOf(ALICE)).toBeUndefined()
  vi.advanceTimersByTime(400)
  keeper.change(values('Verti'))
  vi.advanceTimersByTime(400)
  expect(titleOf(ALICE)).toBeUndefined()
  vi.advanceTimersByTime(200)
  expect(titleOf(ALICE)).toBe('Verti')
  keeper.change(values('Vertiges'))
  keeper.flush()
  expect(titleOf(ALICE)).toBe('Vertiges')
})

test('a reload keeps the request, so that sending again cannot publish twice', () => {
  const before = openDraftKeeper(ALICE)
  before.change(values('Vertiges'))
  before.flush()
  expect(openDraftKeeper(ALICE).current().requestId).toBe(before.current().requestId)
})

test('once published, nothing is left, nothing is written late, and the next post is another request', () => {
  vi.useFakeTimers()
  const keeper = openDraftKeeper(ALICE)
  const { requestId } = keeper.current()
  keeper.change(values('Vertiges'))
  keeper.flush()
  keeper.change(blankSymptom())
  keeper.startAfresh()
  vi.runAllTimers()
  expect(device.items.size).toBe(0)
  expect(keeper.current().requestId).not.toBe(requestId)
})

test('a form emptied by hand leaves no draft behind', () => {
  const keeper = openDraftKeeper(ALICE)
  keeper.change(values('Vertiges'))
  keeper.flush()
  keeper.change(blankSymptom())
  keeper.flush()
  expect(device.items.size).toBe(0)
})

test('a form that holds files is kept even without a word, under the form they are found again by', () => {
  const before = openDraftKeeper(ALICE)
  before.holdFiles(true)
  const after = openDraftKeeper(ALICE)
  expect(after.current()).toMatchObject({ formId: before.current().formId, hasFiles: true })
  after.holdFiles(false)
  expect(device.items.size).toBe(0)
})

test('a draft written before forms held files comes back, and the next one is another form', () => {
  const { hasFiles: _, formId: __, ...written } = draft('Vertiges')
  const old = draftOf(JSON.stringify({ shape: 1, ...written }))
  expect(old).toMatchObject({ values: { title: 'Vertiges' }, hasFiles: false })
  expect(old?.formId).toBeDefined()
  const keeper = openDraftKeeper(ALICE)
  const { formId } = keeper.current()
  keeper.startAfresh()
  expect(keeper.current().formId).not.toBe(formId)
})

test('a draft left in another tab arrives where the person signs in, and leaves the other tab', async () => {
  const written = draft('de passage')
  keepDraft(null, written)
  const stopOffering = offerVisitorDraft()
  const arrived: SymptomDraft[] = []
  const stopAsking = askForDraft((given) => arrived.push(given) > 0)
  await vi.waitFor(() => expect(tab.items.size).toBe(0))
  expect(arrived).toMatchObject([written])
  stopAsking()
  stopOffering()
})

test('a draft that is not taken stays in its tab', async () => {
  keepDraft(null, draft('de passage'))
  const stopOffering = offerVisitorDraft()
  let asked = 0
  const stopAsking = askForDraft(() => {
    asked += 1
    return false
  })
  await vi.waitFor(() => expect(asked).toBe(1))
  expect(titleOf(null)).toBe('de passage')
  stopAsking()
  stopOffering()
})
