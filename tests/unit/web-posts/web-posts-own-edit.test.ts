import { expect, test } from 'vitest'
import type { Post } from '#contract/posts/schema.ts'
import { readSymptom, symptomForm } from '#web/posts/compose/symptom-values.ts'
import { toldBy } from '#web/posts/edit/symptom-edits.ts'

const ALICE = '01a1fa9f-38e1-76db-a2c9-f1605e694c93'
const NOW = new Date('2026-11-20T12:00:00Z')
const OLD_TRAVEL = { destination: 'Portugal', startDate: '2025-06-01', endDate: '2025-06-12' }

const post = (given: Partial<Post> = {}): Post => ({
  id: '01a1fa9f-38e1-76db-a2c9-f1605e694c95',
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

const { differing, saySame } = symptomForm
const valuesOf = (stored: Post) => symptomForm.valuesOf(toldBy(stored))

test('an unchanged form equals the post, with its old travels', () => {
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

test('a new or changed travel may not be older than twelve months', () => {
  const values = { ...valuesOf(post()), travels: [OLD_TRAVEL, { ...OLD_TRAVEL, destination: 'Espagne' }] }
  expect(readSymptom(values, NOW, [OLD_TRAVEL])).toEqual({
    faults: [{ path: 'travels.1.endDate', code: 'travelTooOld' }],
  })
})

test('an intensity that was never given stays absent', () => {
  expect(valuesOf(post({ intensity: null })).intensity).toBeNull()
  expect(readSymptom(valuesOf(post({ intensity: null })), NOW, [OLD_TRAVEL])).toMatchObject({
    fields: { intensity: null },
  })
})

test('blanks around words change nothing; words left in the tag field do', () => {
  const values = valuesOf(post())
  expect(saySame(values, { ...values, title: ' Vertiges ', typedTag: ' ' })).toBe(true)
  expect(differing(values, { ...values, title: 'Vertige', typedTag: 'toux', travels: [] })).toEqual([
    'title',
    'travels',
    'tags',
  ])
})
