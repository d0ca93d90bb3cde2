import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Post } from '#contract/posts/schema.ts'
import { FillableStorage } from '#tests/support/browser-storage.ts'
import { draftOf, forgetDraft, keptDraft, openDraft } from '#web/foundation/editing/draft.ts'
import { readSymptom, symptomForm } from '#web/posts/compose/symptom-values.ts'
import { symptomEdits, toldBy } from '#web/posts/edit/symptom-edits.ts'

const ALICE = '01a1fa9f-38e1-76db-a2c9-f1605e694c93'
const BOB = '01a1fa9f-38e1-76db-a2c9-f1605e694c94'
const POST = '01a1fa9f-38e1-76db-a2c9-f1605e694c95'
const NOW = new Date('2026-11-20T12:00:00Z')
const OLD_TRAVEL = { destination: 'Portugal', startDate: '2025-06-01', endDate: '2025-06-12' }

const post = (given: Partial<Post> = {}): Post => ({
  id: POST,
  kind: 'symptom',
  author: { id: ALICE, username: 'Alice', avatar: null, isProfessional: false },
  isByTeam: false,
  isMine: true,
  title: 'Vertiges',
  description: 'Le matin.',
  tags: ['Vertiges'],
  duration: null,
  intensity: 7,
  since: null,
  startMonth: '2026-03',
  country: 'FR',
  place: null,
  media: [],
  likes: 0,
  comments: 0,
  isLiked: false,
  meToos: 0,
  isMeToo: false,
  createdAt: NOW,
  hidden: null,
  version: 3,
  resolution: null,
  outcome: 'ongoing',
  outcomeAt: null,
  outcomeNotes: null,
  diagnosis: null,
  helped: [],
  own: { startDate: '2026-03-09', postalCode: null, travels: [OLD_TRAVEL] },
  can: { edit: true, resolve: true, change: true, remove: true, react: true, meToo: false },
  ...given,
})

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

const EDITS = symptomEdits(POST)
const { differing, saySame } = symptomForm
const valuesOf = (stored: Post) => symptomForm.valuesOf(toldBy(stored))
const open = (given: Partial<Post> = {}) => {
  const stored = post(given)
  return openDraft(ALICE, EDITS, { mark: { version: stored.version }, base: valuesOf(stored) })
}
const titled = (title: string) => ({ ...valuesOf(post()), title })

test('an unchanged form says what the post says, its old travels too', () => {
  const read = readSymptom(valuesOf(post()), NOW, [OLD_TRAVEL])
  expect(read).toEqual({
    fields: {
      title: 'Vertiges',
      description: 'Le matin.',
      duration: null,
      intensity: 7,
      since: null,
      startDate: '2026-03-09',
      country: 'FR',
      postalCode: null,
      tags: ['Vertiges'],
      travels: [OLD_TRAVEL],
    },
  })
})

test('a travel that was not told before, or is told otherwise, may not be older than twelve months', () => {
  const values = { ...valuesOf(post()), travels: [OLD_TRAVEL, { ...OLD_TRAVEL, destination: 'Espagne' }] }
  expect(readSymptom(values, NOW, [OLD_TRAVEL])).toEqual({
    faults: [{ path: 'travels.1.endDate', code: 'travelTooOld' }],
  })
})

test('an intensity that nobody told stays absent', () => {
  expect(valuesOf(post({ intensity: null })).intensity).toBeNull()
  expect(readSymptom(valuesOf(post({ intensity: null })), NOW, [OLD_TRAVEL])).toMatchObject({
    fields: { intensity: null },
  })
})

test('blanks around words change nothing; words not made a tag yet do', () => {
  const values = valuesOf(post())
  expect(saySame(values, { ...values, title: ' Vertiges ', typedTag: ' ' })).toBe(true)
  expect(differing(values, { ...values, title: 'Vertige', typedTag: 'toux', travels: [] })).toEqual([
    'title',
    'travels',
    'tags',
  ])
})

test('what is changed is kept after a pause, found again, and forgotten once it is saved or taken back', () => {
  const draft = open()
  draft.change(titled('Vertiges le soir'))
  expect(draft.current()).toMatchObject({ isChanged: true, keptAt: null })
  expect(device.items.size).toBe(0)
  vi.runAllTimers()
  expect(draft.current().keptAt).toEqual(new Date(NOW.getTime() + 500))

  const again = open()
  expect(again.current()).toMatchObject({
    mark: { version: 3 },
    isChanged: true,
    values: { title: 'Vertiges le soir' },
  })
  again.change(titled('Vertiges'))
  vi.runAllTimers()
  expect(again.current()).toMatchObject({ isChanged: false, keptAt: null })
  expect(device.items.size).toBe(0)

  again.change(titled('Encore'))
  again.flush()
  again.finish()
  expect(again.current().isChanged).toBe(false)
  expect(device.items.size).toBe(0)
})

test('a draft begun from an older version says so; one that says what is stored by now is none', () => {
  const draft = open()
  draft.change(titled('Vertiges le soir'))
  draft.flush()
  expect(open({ version: 4, title: 'Autre' }).current()).toMatchObject({
    mark: { version: 3 },
    values: { title: 'Vertiges le soir' },
  })
  expect(open({ version: 4, title: 'Vertiges le soir' }).current()).toMatchObject({
    mark: { version: 4 },
    isChanged: false,
  })
  expect(device.items.size).toBe(0)
})

test('going on from a newer version keeps what is mine under it, or nothing where it is the same', () => {
  const draft = open()
  draft.change(titled('Le mien'))
  const newer = post({ version: 4, title: 'L’autre' })
  draft.goOnFrom(valuesOf(newer), { version: 4 }, titled('Le mien'))
  expect(draft.current()).toMatchObject({ mark: { version: 4 }, isChanged: true })
  expect(open({ version: 4, title: 'L’autre' }).current()).toMatchObject({
    mark: { version: 4 },
    values: { title: 'Le mien' },
  })
  draft.goOnFrom(valuesOf(newer), { version: 4 }, valuesOf(newer))
  expect(draft.current()).toMatchObject({ mark: { version: 4 }, isChanged: false, keptAt: null })
})

test('one tab does not forget what another has kept since', () => {
  const here = open()
  here.change(titled('Ici'))
  here.flush()
  const there = open()
  there.change(titled('Là-bas'))
  there.flush()
  here.finish()
  expect(open().current().values.title).toBe('Là-bas')
})

test('drafts are each member’s own, and a device that keeps nothing is told of', () => {
  const draft = open()
  draft.change(titled('À moi'))
  draft.flush()
  expect(keptDraft(BOB, EDITS)).toBeUndefined()
  device.isFull = true
  draft.change(titled('Trop'))
  draft.flush()
  expect(draft.current()).toMatchObject({ isChanged: true, keptAt: null })
  forgetDraft(ALICE, EDITS.name)
  expect(device.items.size).toBe(0)
})

test.each([
  ['nothing', null],
  ['no JSON', '{"shape":'],
  ['another shape', `{"shape":0,"mark":{"version":1},"hasFiles":false,"keptAt":"${NOW.toISOString()}"}`],
  ['no values', `{"shape":1,"mark":{"version":1},"hasFiles":false,"keptAt":"${NOW.toISOString()}"}`],
])('%s is no draft, and does no harm', (_, text) => {
  expect(draftOf(text, EDITS)).toBeUndefined()
})
