import fc from 'fast-check'
import { type Change, changed, changes, hostile, hostileText } from './fixtures/hostile/hostile-texts.ts'

/** The part of JSON Schema that the API's document uses. */
export type Schema = {
  $defs?: Record<string, Schema>
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}
type Parameter = { name: string; in: 'path' | 'query'; schema: Schema }
export type Operation = {
  method: string
  /** The path, with its parameters in braces. */
  path: string
  name: string
  parameters: Parameter[]
  body: Schema | undefined
  takesFile: boolean
  answers: Record<string, Schema>
}

type Documented = {
  operationId?: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema?: Schema }> }
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>
}

/** Returns the operations of the document: first those that only read, then those that write, that take away, and last that change who asks. */
export function operationsOf({
  paths = {},
  components,
}: {
  paths?: object
  components: { schemas: object }
}): Operation[] {
  // A schema that stands alone looks here for what it refers to.
  const $defs = components.schemas as Record<string, Schema>
  const alone = (schema: Schema): Schema => ({
    ...JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/')),
    $defs,
  })
  const all = Object.entries(paths as Record<string, Record<string, Documented>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, told]): Operation => {
      const content = told.requestBody?.content
      return {
        method: method.toUpperCase(),
        path,
        name: told.operationId ?? '',
        parameters: told.parameters ?? [],
        body: content?.['application/json']?.schema,
        takesFile: content?.['multipart/form-data'] !== undefined,
        answers: Object.fromEntries(
          Object.entries(told.responses).flatMap(([status, { content }]) => {
            const schema = content?.['application/json']?.schema
            return schema ? [[status, alone(schema)]] : []
          }),
        ),
      }
    }),
  )
  return all.toSorted((one, other) => turn(one) - turn(other))
}

const turn = ({ method, name }: Operation) =>
  method === 'GET'
    ? 0
    : /consent|erasure|decide/i.test(name)
      ? 4
      : /password|sanction|cancel|block|watched|\.end$|^admin/i.test(name)
        ? 3
        : method === 'DELETE'
          ? 2
          : 1

/** Returns ids that may stand in a field of this name, at this address. */
export type IdsOf = (path: string, field: string) => readonly string[]

export type Input = {
  door: 'rest' | 'rpc'
  parameters: Record<string, unknown>
  body: unknown
  /** Used only where it matters: text in place of the body, a query that no form makes, a file. */
  raw: { body: string; type: string } | undefined
  query: string
  file: string | undefined
  /** The types of the body's values, as oRPC's door takes them. */
  meta: unknown[]
  /** Changes to an input that the server grants, which then stands in place of all these fields. */
  aimed: readonly Change[] | undefined
}

/** An input that the server grants, unchanged, over REST. */
export const PLAIN: Input = {
  ...{ door: 'rest', parameters: {}, body: undefined, raw: undefined, query: '', file: undefined, meta: [], aimed: [] },
}

/** The input with the fields of a form in it, as far as it does not change them. */
export function aimedAt(
  { parameters, body, takesFile }: Operation,
  input: Input,
  form: { given: object; file?: string },
): Input {
  const told = JSON.parse(JSON.stringify(form.given)) as unknown
  const fields = inFields(changed(told, input.aimed ?? []))
  const inAddress = new Set(parameters.map(({ name }) => name))
  const [of, rest] = [{} as Record<string, unknown>, {} as Record<string, unknown>]
  for (const [key, value] of Object.entries(fields)) (inAddress.has(key) ? of : rest)[key] = value
  const file = takesFile ? form.file : undefined
  return {
    ...{ door: file === undefined ? input.door : 'rest', parameters: of, raw: undefined, query: '', file, meta: [] },
    ...{ body: body || Object.keys(rest).length > 0 ? rest : undefined, aimed: input.aimed },
  }
}

const DAYS = ['2026-01-05', '2026-04-17', '2025-11-30', '2024-02-29']
const TEXTS = [
  'Migraine depuis trois jours',
  'Douleurs musculaires dans les cuisses, surtout le soir.',
  'doli',
  'Merci à vous !',
  'https://exemple.fr/page',
  'FR',
  'galet-orange-52',
]

/** Makes inputs for this operation, both those that a form could send and those that none would. */
export function inputsOf(operation: Operation, idsOf: IdsOf): fc.Arbitrary<Input> {
  const likely = (schema: Schema, field: string): fc.Arbitrary<unknown> => {
    if ('const' in schema) return fc.constant(schema.const)
    if (schema.enum) return fc.constantFrom(...schema.enum)
    const either = schema.anyOf ?? schema.oneOf
    if (either) return fc.constantFrom(...either).chain((each) => likely(each, field))
    if (schema.allOf) return fc.tuple<unknown[]>(...schema.allOf.map((each) => likely(each, field))).map(merged)
    const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
    if (type === 'object' || schema.properties) return record(schema)
    if (type === 'array') {
      const most = Math.min(schema.maxItems ?? 4, 4)
      const least = Math.min(schema.minItems ?? 0, most)
      return fc.array(likely(schema.items ?? {}, field), { minLength: least, maxLength: most })
    }
    if (type === 'boolean') return fc.boolean()
    if (type === 'null') return fc.constant(null)
    if (field === 'version') return fc.constantFrom(1, 1, 2, 3)
    if (type === 'integer' || type === 'number')
      return fc.integer({ min: Math.max(schema.minimum ?? 0, -1e6), max: Math.min(schema.maximum ?? 60, 1e6) })
    if (type === 'string') return text(schema, field)
    return hostile
  }
  const text = ({ format, pattern, minLength = 0, maxLength = 400 }: Schema, field: string): fc.Arbitrary<string> => {
    if (format === 'uuid')
      return fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom(...idsOf(operation.path, field)) },
        { weight: 1, arbitrary: fc.uuid() },
      )
    if (format === 'date') return fc.constantFrom(...DAYS)
    if (format === 'date-time') return fc.constantFrom(...DAYS.map((day) => `${day}T10:00:00.000Z`))
    if (format === 'email') return fc.constantFrom('quelquun@exemple.fr', 'a@b.example')
    if (pattern) return fc.stringMatching(new RegExp(pattern))
    if (minLength > 400) return fc.constant('a'.repeat(minLength))
    return fc.constantFrom(...TEXTS).map((said) => said.padEnd(minLength, 'a').slice(0, Math.max(minLength, maxLength)))
  }
  // Optional fields are seldom there: two of them together rarely make sense.
  const record = ({ properties = {}, required = [] }: Schema): fc.Arbitrary<object> =>
    fc
      .tuple(
        fc.record(Object.fromEntries(Object.entries(properties).map(([key, inner]) => [key, likely(inner, key)]))),
        fc.infiniteStream(fc.nat(9)),
      )
      .map(([given, chances]) =>
        Object.fromEntries(
          Object.entries(given).filter(([key]) => {
            const { value } = chances.next()
            return required.includes(key) || value < 4
          }),
        ),
      )

  const asked = record({
    properties: Object.fromEntries(operation.parameters.map(({ name, schema }) => [name, schema])),
    required: operation.parameters.filter((each) => each.in === 'path').map(({ name }) => name),
  })
  const seldom = <Value>(arbitrary: fc.Arbitrary<Value>, one = 14) =>
    fc.oneof({ weight: one - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })
  return fc
    .record({
      door: fc.constantFrom<Input['door']>('rest', 'rest', 'rest', 'rpc'),
      parameters: fc.tuple(asked, changes),
      body: operation.body
        ? fc.tuple(likely(operation.body, ''), changes)
        : fc.tuple(fc.constant(undefined), fc.constant([])),
      raw: seldom(
        fc.record({
          body: fc.oneof(hostileText, fc.constantFrom('{', '{"a":1e999}', '[1,2', '{"a":"\\ud800"}', '\ufeff{}')),
          type: fc.constantFrom(
            'text/plain',
            'application/json',
            'application/x-www-form-urlencoded',
            'multipart/form-data; boundary=x',
            'multipart/form-data',
            'application/octet-stream',
            ';',
          ),
        }),
      ).map((each) => (operation.method === 'GET' ? undefined : each)),
      query: fc.oneof(
        { weight: 8, arbitrary: fc.constant('') },
        {
          weight: 1,
          arbitrary: fc.constantFrom(
            '__proto__[isAdmin]=true',
            'ids[]=a&ids[b]=c',
            'limit=1&limit=2',
            'cursor[$ne]=1',
            'a[b][c][d]=1',
            'ids[99999999]=x',
            '%ff=%00',
            'search=%00%ff',
            '&&==',
          ),
        },
      ),
      file: operation.takesFile ? seldom(hostileText, 2) : fc.constant(undefined),
      meta: seldom(fc.array(typeOf, { maxLength: 4 }), 5).map((each) => each ?? []),
      aimed: seldom(changes, 12),
    })
    .map(({ parameters, body, ...rest }) => ({
      ...rest,
      parameters: inFields(changed(parameters[0], parameters[1])),
      body: changed(body[0], body[1]),
    }))
}

const inFields = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : {}

const merged = (values: unknown[]): unknown => Object.assign({}, ...(values as object[]))

/** Says "the value at this place has this type", as oRPC's door is told: numbers of types that it knows, and others. */
const typeOf = fc
  .tuple(
    fc.oneof(fc.integer({ min: 0, max: 6 }), fc.constantFrom<unknown>(99, -1, 'x', null)),
    fc.array(
      fc.constantFrom<string | number>('id', 'requestId', 'title', 'search', '__proto__', 'constructor', 0, 1, 'tags'),
      { maxLength: 3 },
    ),
  )
  .map(([type, path]) => [type, ...path])

/** The request of an input, as an address and what goes with it. */
export function requestOf({ method, path, name, body: schema }: Operation, input: Input): [string, RequestInit] {
  if (input.door === 'rpc') {
    const given = schema ? { ...input.parameters, ...inFields(input.body) } : input.parameters
    const json = { json: given, ...(input.meta.length > 0 && { meta: input.meta }) }
    const headers = { 'content-type': 'application/json', 'x-csrf-token': 'orpc' }
    return [`/rpc/${name.replaceAll('.', '/')}`, { method: 'POST', headers, body: JSON.stringify(json) }]
  }
  const left = { ...input.parameters }
  const address = path.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = left[field]
    delete left[field]
    return inAddress(value)
  })
  const query = [input.query, ...Object.entries(left).flatMap(([key, value]) => inQuery(key, value))].filter(Boolean)
  const url = `/api${address}${query.length > 0 ? `?${query.join('&')}` : ''}`
  if (method === 'GET') return [url, { method }]
  if (input.raw) return [url, { method, headers: { 'content-type': input.raw.type }, body: input.raw.body }]
  if (input.file !== undefined) {
    const form = new FormData()
    form.append('file', new Blob([input.file]), 'a.vtt')
    for (const [key, value] of Object.entries(inFields(input.body))) form.append(key, shortened(value))
    return [url, { method, body: form }]
  }
  if (input.body === undefined) return [url, { method }]
  return [url, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(input.body) }]
}

/** Shortens a value so that a proxy before the server would not refuse it. */
const shortened = (value: unknown) =>
  (typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)).slice(0, 4_000).toWellFormed()

/** Returns a part of an address that is never empty and never dots alone, which would make it another address. */
function inAddress(value: unknown): string {
  const text = encodeURIComponent(shortened(value))
  return /^\.{0,2}$/.test(text) ? '%20' : text
}

function inQuery(key: string, value: unknown): string[] {
  const name = encodeURIComponent(key.toWellFormed())
  if (Array.isArray(value)) return value.slice(0, 60).map((each) => `${name}[]=${encodeURIComponent(shortened(each))}`)
  return [`${name}=${encodeURIComponent(shortened(value))}`]
}
