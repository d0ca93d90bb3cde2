import { expect, test } from 'vitest'
import {
  blankTravel,
  faultOfField,
  readSymptom,
  type SymptomValues,
  symptomForm,
} from '#web/posts/compose/symptom-values.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const told = (given: Partial<SymptomValues> = {}): SymptomValues => ({
  ...symptomForm.blank(),
  title: 'Vertiges',
  description: 'Au réveil.',
  ...given,
})

test('title and description are enough, and empty fields are sent as absent', () => {
  expect(readSymptom(told(), NOW)).toEqual({
    fields: {
      title: 'Vertiges',
      description: 'Au réveil.',
      duration: null,
      intensity: null,
      since: null,
      startDate: null,
      country: null,
      postalCode: null,
      tags: [],
      travels: [],
    },
  })
})

test.each<[string, Partial<SymptomValues>, { path: string; code: string; n?: number }[]]>([
  [
    'an empty form',
    { title: ' ', description: '<p></p>' },
    [
      { path: 'title', code: 'required' },
      { path: 'description', code: 'required' },
    ],
  ],
  [
    'texts that are too long',
    { title: 't'.repeat(201), duration: 'd'.repeat(101) },
    [
      { path: 'title', code: 'tooLong', n: 200 },
      { path: 'duration', code: 'tooLong', n: 100 },
    ],
  ],
  [
    'tomorrow, though somewhere it has begun',
    { startDate: '2026-11-21' },
    [{ path: 'startDate', code: 'dateInFuture' }],
  ],
  ['a day before 1900', { startDate: '1899-12-31' }, [{ path: 'startDate', code: 'dateTooEarly' }]],
  [
    'eleven tags',
    { tags: Array.from({ length: 11 }, (_, i) => `tag ${i}`) },
    [{ path: 'tags', code: 'tooMany', n: 10 }],
  ],
  [
    'a travel without its days',
    { travels: [{ ...blankTravel(), destination: 'Portugal' }] },
    [
      { path: 'travels.0.startDate', code: 'required' },
      { path: 'travels.0.endDate', code: 'required' },
    ],
  ],
  [
    'a travel that ends before it begins',
    {
      travels: [{ destination: 'Portugal', startDate: '2026-05-02', endDate: '2026-05-01' }],
    },
    [{ path: 'travels.0.endDate', code: 'datesReversed' }],
  ],
  [
    'a travel of more than a year ago',
    {
      travels: [{ destination: 'Portugal', startDate: '2025-05-01', endDate: '2025-05-02' }],
    },
    [{ path: 'travels.0.endDate', code: 'travelTooOld' }],
  ],
])('%s is reported field by field', (_, given, faults) => {
  expect(readSymptom(told(given), NOW)).toEqual({ faults })
})

test('wrong days are reported together with missing texts, not after them', () => {
  const read = readSymptom(told({ title: '', startDate: '2027-01-01' }), NOW)
  expect(read).toEqual({
    faults: [
      { path: 'title', code: 'required' },
      { path: 'startDate', code: 'dateInFuture' },
    ],
  })
})

test('words left in the tag field are published as a tag, once', () => {
  const tagsOf = (given: Partial<SymptomValues>) => {
    const read = readSymptom(told(given), NOW)
    return 'fields' in read ? read.fields.tags : read.faults
  }
  expect(tagsOf({ tags: ['Fatigue'], typedTag: ' bourdonnement ' })).toEqual(['Fatigue', 'bourdonnement'])
  expect(tagsOf({ tags: ['Fatigue'], typedTag: 'FATIGUE' })).toEqual(['Fatigue'])
  expect(tagsOf({ typedTag: 'x'.repeat(51) })).toEqual([{ path: 'tags.0', code: 'tooLong', n: 50 }])
})

test('a day is checked as soon as it is given, not before', () => {
  const travels = [{ destination: '', startDate: '2026-12-24', endDate: null }]
  expect(faultOfField(told({ travels }), 'travels.0.startDate', NOW)?.code).toBe('dateInFuture')
  expect(faultOfField(told({ travels }), 'travels.0.endDate', NOW)).toBeUndefined()
})

test('an untouched form shows no fault', () => {
  const { blank, filledFields } = symptomForm
  expect(filledFields(blank())).toEqual([])
  expect(filledFields({ ...blank(), title: '  ', travels: [blankTravel()] })).toEqual([])
  for (const said of [
    { title: 'V' },
    { typedTag: 'v' },
    { intensity: 6 },
    { startDate: '2026-01-01' },
    { tags: ['v'] },
    { travels: [{ ...blankTravel(), destination: 'Portugal' }] },
  ])
    expect(filledFields({ ...blank(), ...said })).toHaveLength(1)
})

test('the form is filled once it has a title and a description', () => {
  expect(symptomForm.isFilled(told())).toBe(true)
  for (const given of [{ title: ' ' }, { description: '' }]) expect(symptomForm.isFilled(told(given))).toBe(false)
})
