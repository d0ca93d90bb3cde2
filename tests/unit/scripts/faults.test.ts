import { expect, test } from 'vitest'
import type { z } from 'zod'
import { Email } from '#contract/accounts/email.ts'
import { faultsOf } from '#contract/foundation/faults.ts'
import { EditSymptomInput, PublishSymptomInput, ResolveInput } from '#contract/posts/schema.ts'

const faults = (schema: z.ZodType, input: unknown) => faultsOf(schema.safeParse(input).error?.issues ?? [])
const requestId = '019a9d6c-0000-7000-8000-000000000000'
const good = { title: 'Vertiges', description: 'Le matin', intensity: 5, requestId }

test('a good symptom has no fault', () => expect(faults(PublishSymptomInput, good)).toEqual([]))

test.each([
  [{ title: '' }, [{ path: 'title', code: 'required' }]],
  [{ title: undefined }, [{ path: 'title', code: 'required' }]],
  [{ title: '<b> </b>' }, [{ path: 'title', code: 'required' }]],
  [{ title: 'x'.repeat(201) }, [{ path: 'title', code: 'tooLong', n: 200 }]],
  [{ title: 42 }, [{ path: 'title', code: 'invalid' }]],
  [{ description: 'x'.repeat(100_000) }, [{ path: 'description', code: 'tooLong', n: 5000 }]],
  [{ intensity: 11 }, [{ path: 'intensity', code: 'outOfRange', n: 10 }]],
  [{ intensity: 0 }, [{ path: 'intensity', code: 'outOfRange', n: 1 }]],
  [{ intensity: 'fort' }, [{ path: 'intensity', code: 'invalid' }]],
  [{ startDate: '1899-12-31' }, [{ path: 'startDate', code: 'dateTooEarly' }]],
  [{ startDate: '2026-02-30' }, [{ path: 'startDate', code: 'invalidDate' }]],
  [{ country: 'ZZ' }, [{ path: 'country', code: 'invalidCountry' }]],
  [{ tags: Array.from({ length: 11 }, (_, i) => `t${i}`) }, [{ path: 'tags', code: 'tooMany', n: 10 }]],
  [{ tags: ['ok', ' '] }, [{ path: 'tags.1', code: 'required' }]],
  [{ tags: ['x'.repeat(51)] }, [{ path: 'tags.0', code: 'tooLong', n: 50 }]],
  [
    { travels: [{ destination: '', startDate: '2026-05-02', endDate: '2026-05-01' }] },
    [
      { path: 'travels.0.destination', code: 'required' },
      { path: 'travels.0.endDate', code: 'datesReversed' },
    ],
  ],
  [
    { travels: [{ destination: 'Maroc', startDate: '2026-05-02', endDate: '2026-05-01' }] },
    [{ path: 'travels.0.endDate', code: 'datesReversed' }],
  ],
  [
    { title: '', description: '', intensity: 12 },
    [
      { path: 'title', code: 'required' },
      { path: 'description', code: 'required' },
      { path: 'intensity', code: 'outOfRange', n: 10 },
    ],
  ],
])('%j says %j', (wrong, said) => expect(faults(PublishSymptomInput, { ...good, ...wrong })).toEqual(said))

test('a resolution needs one of its two texts', () => {
  expect(faults(ResolveInput, { id: requestId, treatment: ' ', notes: '' })).toEqual([
    { path: '', code: 'nothingGiven' },
  ])
  expect(faults(ResolveInput, { id: requestId, notes: 'Repos' })).toEqual([])
})

test('a resolution from the feed needs both texts', () => {
  expect(faults(ResolveInput, { id: requestId, entry: 'feed', notes: 'Repos', treatment: '<b></b>' })).toEqual([
    { path: 'treatment', code: 'required' },
  ])
  expect(faults(ResolveInput, { id: requestId, entry: 'feed', notes: 'Repos', treatment: 'Attelle' })).toEqual([])
})

test('an edit names the version it began from', () =>
  expect(faults(EditSymptomInput, { ...good, id: requestId })).toEqual([{ path: 'version', code: 'required' }]))

test('an address is tidied before it is judged', () => {
  expect(Email.parse('  Lea@Exemple.FR ')).toBe('lea@exemple.fr')
  expect(faults(Email, 'pas une adresse')).toEqual([{ path: '', code: 'invalidEmail' }])
  expect(faults(Email, '')).toMatchObject([{ code: 'required' }])
})
