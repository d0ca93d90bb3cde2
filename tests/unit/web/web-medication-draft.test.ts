import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Report } from '#contract/medication/schema.ts'
import { FillableStorage } from '#tests/support/browser-storage.ts'
import { forgetDraft, openDraft } from '#web/foundation/editing/draft.ts'
import { PRIVATE_PREFIX } from '#web/foundation/private-store.ts'
import { isDraftWaiting } from '#web/medication/report/draft-waiting.ts'
import { newDeclaring, openReportDraft, reportEdits } from '#web/medication/report/report-drafts.ts'
import { blankDrug, reportForm } from '#web/medication/report/report-fields.ts'

const ALICE = '01a1fa9f-38e1-76db-a2c9-f1605e694c93'
const BOB = '01a1fa9f-38e1-76db-a2c9-f1605e694c94'
const NOW = new Date('2026-11-20T12:00:00Z')

const report = (given: Partial<Report> = {}): Report => ({
  id: '01a1fa9f-38e1-76db-a2c9-f1605e694c95',
  version: 3,
  createdAt: NOW,
  updatedAt: NOW,
  drugs: [
    { ...blankDrug('suspected'), name: 'Atorvastatine', substance: null, dosage: null, indication: null, batch: null },
  ],
  description: 'Crampes la nuit.',
  reactions: [],
  severity: 2,
  onsetDate: null,
  duration: null,
  history: null,
  notes: null,
  ageBand: null,
  sex: null,
  reporter: null,
  seriousness: null,
  outcome: null,
  can: { edit: true, remove: true },
  ...given,
})
const { blank, valuesOf } = reportForm
const openEdits = (stored: Report) =>
  openDraft(ALICE, reportEdits(stored.id), { mark: { version: stored.version }, base: valuesOf(stored) })
const saying = (description: string) => ({ ...blank(), description })

let device: FillableStorage
beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  device = new FillableStorage()
  vi.stubGlobal('localStorage', device)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a report being written is kept once the person pauses, with its request, and comes back to them alone', () => {
  const draft = openReportDraft(ALICE)
  draft.change(saying('Crampes'))
  expect(isDraftWaiting(ALICE)).toBe(false)
  vi.advanceTimersByTime(500)
  expect(draft.current().keptAt).not.toBeNull()
  expect(isDraftWaiting(ALICE)).toBe(true)
  expect(isDraftWaiting(BOB)).toBe(false)
  const again = openReportDraft(ALICE).current()
  expect(again).toMatchObject({ mark: draft.current().mark, values: saying('Crampes'), isChanged: true })
  expect(openReportDraft(BOB).current().values).toEqual(blank())
})

test('a page that closes keeps what was typed a moment ago', () => {
  const draft = openReportDraft(ALICE)
  draft.change(saying('Crampes'))
  draft.flush()
  expect(openReportDraft(ALICE).current().values.description).toBe('Crampes')
})

test('what was declared is kept no more, what says nothing never', () => {
  const draft = openReportDraft(ALICE)
  draft.change(saying('Crampes'))
  draft.finish()
  expect(isDraftWaiting(ALICE)).toBe(false)
  draft.change(saying('  '))
  vi.advanceTimersByTime(500)
  expect(isDraftWaiting(ALICE)).toBe(false)
})

test('starting afresh forgets the words and makes another request', () => {
  const draft = openReportDraft(ALICE)
  const { mark } = draft.current()
  draft.change(saying('Crampes'))
  draft.flush()
  draft.goOnFrom(blank(), newDeclaring(), blank())
  expect(draft.current().mark).not.toEqual(mark)
  expect(isDraftWaiting(ALICE)).toBe(false)
})

test('the same words under another request are kept', () => {
  const draft = openReportDraft(ALICE)
  draft.change(saying('Crampes'))
  const mark = newDeclaring()
  draft.remark(mark)
  expect(openReportDraft(ALICE).current()).toMatchObject({ mark, values: saying('Crampes') })
})

test('all of it lies where signing out wipes it', () => {
  for (const draft of [openReportDraft(ALICE), openEdits(report())]) {
    draft.change(saying('Crampes'))
    draft.flush()
  }
  expect(device.items.size).toBe(2)
  expect([...device.items.keys()].filter((key) => !key.startsWith(PRIVATE_PREFIX))).toEqual([])
})

test('where storage is full nothing is said to be kept', () => {
  device.isFull = true
  const draft = openReportDraft(ALICE)
  draft.change(saying('Crampes'))
  draft.flush()
  expect(draft.current()).toMatchObject({ keptAt: null, isChanged: true })
  draft.finish()
})

test.each(['', '{', '{"shape":1}', JSON.stringify({ shape: 1, mark: {}, keptAt: NOW, hasFiles: false, values: {} })])(
  'a draft that cannot be read (%s) is as none',
  (text) => {
    device.setItem(`${PRIVATE_PREFIX}${ALICE}.medication`, text)
    expect(openReportDraft(ALICE).current()).toMatchObject({ values: blank(), isChanged: false, keptAt: null })
  },
)

test('changes to a report come back over the version that they were begun from, and go once saved', () => {
  const draft = openEdits(report())
  draft.change({ ...valuesOf(report()), severity: 4 })
  draft.flush()
  const later = openEdits(report({ version: 4, notes: 'Autre chose' }))
  expect(later.current()).toMatchObject({ mark: { version: 3 }, isChanged: true, values: { severity: 4, notes: '' } })
  later.goOnFrom(valuesOf(report({ version: 4 })), { version: 4 }, later.current().values)
  expect(openEdits(report({ version: 4 })).current().mark).toEqual({ version: 4 })
  later.finish()
  expect(openEdits(report({ version: 4 })).current().isChanged).toBe(false)
})

test('changes that say what is stored by now are none, and those of a report that is gone are forgotten', () => {
  const draft = openEdits(report())
  draft.change({ ...valuesOf(report()), severity: 4 })
  draft.flush()
  expect(openEdits(report({ version: 4, severity: 4 })).current().isChanged).toBe(false)
  draft.change({ ...valuesOf(report()), severity: 5 })
  draft.flush()
  forgetDraft(ALICE, reportEdits(report().id).name)
  expect(openEdits(report()).current().isChanged).toBe(false)
})
