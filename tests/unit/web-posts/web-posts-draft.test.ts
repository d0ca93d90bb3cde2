import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FillableStorage } from '#tests/support/browser-storage.ts'
import { draftOf, draftText, keepDraft, keptDraft } from '#web/foundation/editing/draft.ts'
import { askForDraft, offerVisitorDraft } from '#web/posts/compose/draft-transfer.ts'
import { newPublishing } from '#web/posts/compose/publishing-mark.ts'
import { openSymptomDraft, SYMPTOM, type SymptomDraft } from '#web/posts/compose/symptom-draft.ts'
import { newSymptom, type SymptomValues, symptomForm } from '#web/posts/compose/symptom-values.ts'

const ALICE = '01a1fa9f-38e1-76db-a2c9-f1605e694c93'
const BOB = '01a1fa9f-38e1-76db-a2c9-f1605e694c94'

const values = (title: string): SymptomValues => ({ ...symptomForm.blank(), title, tags: ['Fatigue'], country: 'FR' })
const draft = (title: string): SymptomDraft => ({
  mark: newPublishing(),
  values: values(title),
  hasFiles: false,
  keptAt: new Date('2026-11-20T12:00:00Z'),
})
const keep = (memberId: string | null, written: SymptomDraft) => keepDraft(memberId, SYMPTOM, written)
const titleOf = (memberId: string | null) => keptDraft(memberId, SYMPTOM)?.values.title
const shownTo = (memberId: string | null) => openSymptomDraft(memberId).current().values.title
const startAfresh = (draft: ReturnType<typeof openSymptomDraft>) =>
  draft.goOnFrom(newSymptom(), newPublishing(), newSymptom())

let device: FillableStorage
let tab: FillableStorage
function openTab() {
  tab = new FillableStorage()
  vi.stubGlobal('sessionStorage', tab)
}

beforeEach(() => {
  device = new FillableStorage()
  vi.stubGlobal('localStorage', device)
  openTab()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a draft comes back as it was written, with its request', () => {
  const written = draft('Vertiges')
  expect(keep(ALICE, written)).toBe(true)
  expect(keptDraft(ALICE, SYMPTOM)).toEqual(written)
})

test.each([
  ['nothing', null],
  ['no JSON', '{"shape":'],
  ['an older shape', draftText(draft('Vertiges')).replace('"shape":1', '"shape":0')],
  ['a field that is not there any more', draftText(draft('Vertiges')).replace('"intensity":', '"pain":')],
  ['a country that is none', draftText(draft('Vertiges')).replace('"FR"', '"XX"')],
])('%s is no draft, and does no harm', (_, text) => {
  expect(draftOf(text, SYMPTOM)).toBeUndefined()
})

test('a visitor’s draft stays in its tab, and a member’s on the device under their name', () => {
  keep(null, draft('de passage'))
  keep(ALICE, draft('d’Alice'))
  openTab()
  expect(titleOf(null)).toBeUndefined()
  expect(titleOf(ALICE)).toBe('d’Alice')
  expect(titleOf(BOB)).toBeUndefined()
})

test('at sign-in the visitor’s draft becomes the member’s', () => {
  keep(null, draft('de passage'))
  expect(shownTo(ALICE)).toBe('de passage')
  expect(tab.items.size).toBe(0)
  openTab()
  expect(titleOf(ALICE)).toBe('de passage')
})

test('a member’s own draft is not overwritten by a visitor’s', () => {
  keep(ALICE, draft('d’Alice'))
  keep(null, draft('de passage'))
  expect(shownTo(ALICE)).toBe('d’Alice')
  expect(titleOf(null)).toBe('de passage')
})

test('when the device is full, the visitor’s draft is shown and stays where it is', () => {
  keep(null, draft('de passage'))
  device.isFull = true
  const shown = openSymptomDraft(ALICE)
  expect(shown.current().values.title).toBe('de passage')
  expect(titleOf(null)).toBe('de passage')
  shown.finish()
})

test('where storage is forbidden, writing goes on and nothing is said to be kept', () => {
  vi.stubGlobal('localStorage', undefined)
  const form = openSymptomDraft(ALICE)
  form.change(values('Vertiges'))
  form.flush()
  expect(form.current()).toMatchObject({ values: { title: 'Vertiges' }, keptAt: null })
  form.finish()
})

test('a draft is kept when the person pauses, or at once when the page closes', () => {
  vi.useFakeTimers()
  const form = openSymptomDraft(ALICE)
  form.change(values('Ver'))
  expect(titleOf(ALICE)).toBeUndefined()
  vi.advanceTimersByTime(400)
  form.change(values('Verti'))
  vi.advanceTimersByTime(400)
  expect(titleOf(ALICE)).toBeUndefined()
  vi.advanceTimersByTime(200)
  expect(titleOf(ALICE)).toBe('Verti')
  form.change(values('Vertiges'))
  form.flush()
  expect(titleOf(ALICE)).toBe('Vertiges')
})

test('a reload keeps the request, so that sending again cannot publish twice', () => {
  const before = openSymptomDraft(ALICE)
  before.change(values('Vertiges'))
  before.flush()
  expect(openSymptomDraft(ALICE).current().mark).toEqual(before.current().mark)
})

test('once published, nothing is left, nothing is written late, and the next post is another request', () => {
  vi.useFakeTimers()
  const form = openSymptomDraft(ALICE)
  const { requestId } = form.current().mark
  form.change(values('Vertiges'))
  form.flush()
  form.change(newSymptom())
  startAfresh(form)
  vi.runAllTimers()
  expect(device.items.size).toBe(0)
  expect(form.current().mark.requestId).not.toBe(requestId)
})

test('a form emptied by hand leaves no draft behind', () => {
  const form = openSymptomDraft(ALICE)
  form.change(values('Vertiges'))
  form.flush()
  form.change(newSymptom())
  form.flush()
  expect(device.items.size).toBe(0)
})

test('a form that holds files is kept even without a word, under the form they are found again by', () => {
  const before = openSymptomDraft(ALICE)
  before.holdFiles(true)
  const after = openSymptomDraft(ALICE)
  expect(after.current()).toMatchObject({ mark: before.current().mark, hasFiles: true })
  after.holdFiles(false)
  expect(device.items.size).toBe(0)
})

test('one tab does not forget what another has kept since', () => {
  const here = openSymptomDraft(ALICE)
  here.change(values('Ici'))
  here.flush()
  const there = openSymptomDraft(ALICE)
  there.change(values('Là-bas'))
  there.flush()
  here.finish()
  expect(titleOf(ALICE)).toBe('Là-bas')
})

test('a draft left in another tab arrives where the person signs in, and leaves the other tab', async () => {
  const written = draft('de passage')
  keep(null, written)
  const stopOffering = offerVisitorDraft()
  const arrived: SymptomDraft[] = []
  const stopAsking = askForDraft((given) => arrived.push(given) > 0)
  await vi.waitFor(() => expect(tab.items.size).toBe(0))
  expect(arrived).toEqual([written])
  stopAsking()
  stopOffering()
})

test('a draft that is not taken stays in its tab', async () => {
  keep(null, draft('de passage'))
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
