import { beforeEach, expect, test, vi } from 'vitest'
import { FillableStorage } from '#tests/support/browser-storage.ts'
import { keepDraft, keptDraft } from '#web/foundation/editing/draft.ts'
import { askForDraft, offerVisitorDraft } from '#web/posts/compose/draft-transfer.ts'
import { newPublishing } from '#web/posts/compose/publishing-mark.ts'
import { openSymptomDraft, SYMPTOM, type SymptomDraft } from '#web/posts/compose/symptom-draft.ts'
import { symptomForm } from '#web/posts/compose/symptom-values.ts'

const ALICE = '01a1fa9f-38e1-76db-a2c9-f1605e694c93'

const draft = (title: string): SymptomDraft => ({
  mark: newPublishing(),
  values: { ...symptomForm.blank(), title, tags: ['Fatigue'], country: 'FR' },
  hasFiles: false,
  keptAt: new Date('2026-11-20T12:00:00Z'),
})
const keep = (memberId: string | null, written: SymptomDraft) => keepDraft(memberId, SYMPTOM, written)
const titleOf = (memberId: string | null) => keptDraft(memberId, SYMPTOM)?.values.title
const shownTo = (memberId: string | null) => openSymptomDraft(memberId).current().values.title

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

test('the visitor’s draft becomes the member’s at sign-in', () => {
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

test('a visitor’s draft on a full device is shown and stays where it is', () => {
  keep(null, draft('de passage'))
  device.isFull = true
  const shown = openSymptomDraft(ALICE)
  expect(shown.current().values.title).toBe('de passage')
  expect(titleOf(null)).toBe('de passage')
  shown.finish()
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

test('a draft that is not taken over stays in its tab', async () => {
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
