import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { inputFaults, unknownFaults, unknownKeys } from '#server/foundation/unknown-keys.ts'

const Place = z.object({ city: z.string(), code: z.string().optional() })
const Choice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('daily'), at: z.number() }),
])
const schema = z.object({
  id: z.string(),
  place: Place.nullable().default(null),
  places: z.array(Place).optional(),
  choice: Choice.optional(),
  either: z.union([z.string(), Place]).optional(),
  both: z.intersection(z.object({ a: z.string() }), z.object({ b: z.string() })).optional(),
  counts: z.record(z.string(), z.number()).optional(),
  open: z.looseObject({ a: z.string() }).optional(),
  piped: Place.transform(({ city }) => city).optional(),
})

describe('keys that a schema would pass over', () => {
  test.each<[object, string[]]>([
    [{ id: 'x' }, []],
    [{ id: 'x', as: 1 }, ['as']],
    [{ id: 'x', as: undefined }, []],
    [{ id: 'x', toString: 1, constructor: 2 }, ['toString', 'constructor']],
    [JSON.parse('{"id":"x","__proto__":{"isAdmin":true}}'), ['__proto__']],
    [{ id: 'x', place: { city: 'Paris', zip: '1' } }, ['place.zip']],
    [{ id: 'x', place: null }, []],
    [{ id: 'x', places: [{ city: 'Paris' }, { city: 'Lyon', zip: '1' }] }, ['places.1.zip']],
    [{ id: 'x', choice: { kind: 'none', at: 3 } }, ['choice.at']],
    [{ id: 'x', choice: { kind: 'daily', at: 3 } }, []],
    [{ id: 'x', either: { city: 'Paris', zip: '1' } }, ['either.zip']],
    [{ id: 'x', either: 'Paris' }, []],
    [{ id: 'x', both: { a: '1', b: '2', c: '3' } }, ['both.c']],
    [{ id: 'x', counts: { any: 1 } }, []],
    [{ id: 'x', open: { a: '1', more: 2 } }, []],
    [{ id: 'x', piped: { city: 'Paris', zip: '1' } }, ['piped.zip']],
  ])('%o: %o', (given, keys) => {
    expect(unknownKeys(schema, given)).toEqual(keys)
  })

  test('are all of them without a schema, and none for an input that is no object', () => {
    expect(unknownKeys(undefined, { full: 1 })).toEqual(['full'])
    for (const given of [undefined, null, 'x', 3, ['a']]) expect(unknownKeys(undefined, given)).toEqual([])
    for (const given of [undefined, null, 'x', { choice: { kind: 'often' } }])
      expect(unknownKeys(schema, given)).toEqual([])
  })

  test('are named up to twenty', () => {
    const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`key${index}`, index]))
    expect(unknownFaults(unknownKeys(schema, many))).toHaveLength(20)
  })
})

describe('values that a schema would read as something else', () => {
  const coerced = z.object({
    limit: z.coerce.number().default(20),
    at: z.coerce.date().optional(),
    near: z.array(z.object({ days: z.coerce.number() })).optional(),
    both: z.intersection(z.object({ a: z.coerce.number() }), z.object({ b: z.coerce.number() })).optional(),
    plain: z.number().optional(),
  })
  test.each<[object, string[]]>([
    [{}, []],
    [{ limit: 3 }, []],
    [{ limit: '30' }, []],
    [{ limit: '-3' }, []],
    [{ limit: '1e1' }, ['limit']],
    [{ limit: ' 1' }, ['limit']],
    [{ limit: null }, ['limit']],
    [{ limit: ['1'] }, ['limit']],
    [{ at: '2026-03-02', near: [{ days: 3 }, { days: '0x3' }] }, ['near.1.days']],
    [{ at: new Date(0) }, []],
    [{ at: 1 }, ['at']],
    [{ both: { a: '1e1', b: '2' } }, ['both.a']],
    [{ plain: '1e1' }, []], // the schema refuses it
  ])('%o: %o', (given, paths) => {
    expect(inputFaults(coerced, given)).toEqual(paths.map((path) => ({ path, code: 'invalid' })))
  })
})
