import fc from 'fast-check'

/** A word and an id that stand in fields nobody asked for, and nowhere else: what is found of them was stored without being asked for. */
export const SMUGGLED = {
  word: 'smuggledqzxw',
  id: '0190dead-beef-7000-8000-5115aa9e90d1',
  date: '1999-12-31T23:59:59.000Z',
}

/** Fields that rows have and forms do not; some of them matter to JavaScript alone. */
const FIELDS: Record<string, unknown> = {
  ...{ authorId: SMUGGLED.id, memberId: SMUGGLED.id, userId: SMUGGLED.id, ownerId: SMUGGLED.id, actorId: SMUGGLED.id },
  ...{ reporterId: SMUGGLED.id, senderId: SMUGGLED.id, expertId: SMUGGLED.id, byId: SMUGGLED.id },
  ...{ createdAt: SMUGGLED.date, updatedAt: SMUGGLED.date, hiddenAt: SMUGGLED.date, resolvedAt: SMUGGLED.date },
  ...{ treatmentNotes: SMUGGLED.word, role: 'admin', roles: ['admin'], granted: ['admin'], isAdmin: true },
  ...{ emailVerified: true, twoFactorEnabled: false, digest: SMUGGLED.word, key: SMUGGLED.word, search: SMUGGLED.word },
  ...{
    weight: 99,
    voice: 99,
    isFromExpert: true,
    isProfessional: true,
    seq: 1e9,
    score: 100,
    actor: SMUGGLED.word,
  },
  ...{
    constructor: { prototype: { isAdmin: true } },
    toString: SMUGGLED.word,
    // biome-ignore lint/suspicious/noThenProperty: what makes a promise of an object
    then: SMUGGLED.word,
    toJSON: SMUGGLED.word,
  },
}

const MARKUP = [
  '<script>alert(1)</script>',
  '<<script>script>alert(1)<</script>/script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '<svg/onload=alert(1)>',
  '</script><!--',
]
const STATEMENTS = [
  "'; drop table post; --",
  "' or 1=1 --",
  '1) union select email from "user" --',
  '%_\\%',
  "a' & | ! <-> (b:*",
  '$1 $$ \u0024{7*7} {{7*7}}',
  "E'\\x00'",
]
const UNICODE = [
  '\u0000',
  'avant\u0000après',
  '\ud800',
  '\udfff\ud83d',
  'e\u0301'.repeat(50),
  'Z\u0335\u0321\u0352'.repeat(200),
  '\u202eétrange\u202c',
  '\u200b\u2060\ufeff',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  'ﷺ'.repeat(300),
  'ŉ ǆ ﬀ İıſ ẞ',
  '\uffff\ufffe',
  '٣٫١٤',
]
const PATHS = [
  '../../../etc/passwd',
  '..%2f..%2f',
  'file:///etc/passwd',
  'http://127.0.0.1:1/',
  '\\\\host\\share',
  'nul',
]
const TIMES = [
  '2026-02-30',
  '0000-01-01',
  '9999-12-31',
  '+275760-09-13',
  '-000001-01-01',
  '2026-13-01',
  '24:60',
  'Infinity',
]
const NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  'true',
  '[object Object]',
]
const LONG = ['a'.repeat(70_000), ' '.repeat(70_000), '<'.repeat(20_000), 'é'.repeat(20_000), '1'.repeat(400)]

const nested = (depth: number, wrap: (inner: unknown) => unknown) => {
  let value: unknown = 'fond'
  for (let i = 0; i < depth; i++) value = wrap(value)
  return value
}
const DEEP = [
  nested(2_000, (inner) => [inner]),
  nested(2_000, (a) => ({ a })),
  Array.from({ length: 5_000 }, (_, i) => i),
  Object.fromEntries(Array.from({ length: 2_000 }, (_, i) => [`k${i}`, i])),
]
const NUMBERS = [0, -0, -1, 1.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 1e21, 1e308, -1e308, 5e-324, Number.NaN]

/** What is compared like a length, and is no number. */
const NO_LENGTH = { length: { toString: 1, valueOf: 1 }, size: { toString: 1, valueOf: 1 } }

export const nastyText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...MARKUP, ...STATEMENTS, ...UNICODE, ...PATHS, ...TIMES, ...NAMES) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.constantFrom('', ' ', '\n', ...LONG) },
)

/** What no form would ever send. */
export const nasty: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: nastyText },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null]) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...NUMBERS) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(...DEEP) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(prototype(), { $ne: null }, { toString: 1 }, { length: 1e9 }, NO_LENGTH),
  },
)

/** An own field of this name, as JSON makes one; written as a literal it would be the object's prototype. */
function prototype(): unknown {
  return JSON.parse(`{"__proto__":{"isAdmin":true,"roles":["admin"]},"constructor":{"prototype":{"isAdmin":true}}}`)
}

export type Change = { at: number; kind: 'replace' | 'drop' | 'smuggle'; value: unknown }

/** Changes at random places of what a form would send. */
export const changes: fc.Arbitrary<Change[]> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Change[]>([]) },
  {
    weight: 3,
    arbitrary: fc.array(
      fc.record({
        at: fc.nat(),
        kind: fc.constantFrom('replace', 'replace', 'drop', 'smuggle') as fc.Arbitrary<Change['kind']>,
        value: nasty,
      }),
      { minLength: 1, maxLength: 3 },
    ),
  },
)

/** The value with these changes made to it. */
export const changed = (value: unknown, made: readonly Change[]): unknown => made.reduce(change, structuredClone(value))

function change(value: unknown, { at, kind, value: given }: Change): unknown {
  const places = placesIn(value)
  const by: unknown = JSON.parse(JSON.stringify(given)) // or the next change would be made to what all inputs share
  const place = places[at % (places.length + 1)]
  if (kind === 'smuggle') return smuggling(value, at)
  if (!place) return kind === 'drop' ? undefined : by
  const { holder, key } = place
  if (kind === 'drop') {
    if (Array.isArray(holder)) holder.splice(Number(key), 1)
    else delete (holder as Record<string, unknown>)[key]
  } else (holder as Record<string, unknown>)[key] = by
  return value
}

function smuggling(value: unknown, at: number): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  const names = Object.keys(FIELDS).filter((name) => !Object.hasOwn(value, name))
  const some = names.filter((_, i) => (i + at) % 3 === 0)
  return { ...value, ...Object.fromEntries(some.map((name) => [name, FIELDS[name]])) }
}

type Place = { holder: object; key: string }

function placesIn(value: unknown, depth = 0): Place[] {
  if (value === null || typeof value !== 'object' || depth > 6) return []
  return Object.entries(value)
    .slice(0, 30)
    .flatMap(([key, inner]) => [{ holder: value, key }, ...placesIn(inner, depth + 1)])
}
