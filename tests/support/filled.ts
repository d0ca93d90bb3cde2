import { z } from 'zod'
import type { Schema } from './fuzzing.ts'

const DAY_MS = 86_400_000

/**
 * What a form would send with every field of a schema filled: texts that stand nowhere else, days of the last months in the order of the fields,
 * the choices in turn. What the schema cannot tell, such as ids, is to be put in by the test.
 * @param round  another one fills each field with something else
 */
export function filled(schema: z.ZodObject, round: number): Record<string, unknown> {
  let count = 0
  const value = (of: Schema): unknown => {
    count += 1
    const variant = (of.anyOf ?? [of]).find((each) => each.type !== 'null' && each.const === undefined) ?? of
    const { type, format, minimum = 0, maximum = Number.MAX_SAFE_INTEGER, items, properties } = variant
    if (variant.enum) return variant.enum[(count + round) % variant.enum.length]
    if (format === 'date') return new Date(Date.now() + (count + round - 90) * DAY_MS).toISOString().slice(0, 10)
    if (type === 'string') return `Mot ${count} tour ${round}`
    if (type === 'integer' || type === 'number') return Math.min(maximum, minimum + 3 + round)
    if (type === 'boolean') return round % 2 === 0
    if (type === 'array' && items) return [value(items)]
    if (properties) return Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, value(part)]))
    return undefined
  }
  return value(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema) as Record<string, unknown>
}

/** The fields of what was sent that something does not tell, under their name or, as texts, under any. */
export function untold(sent: object, by: unknown): string[] {
  const texts = new Set(leavesOf(by).filter((leaf) => typeof leaf === 'string'))
  return Object.entries(sent).flatMap(([name, value]) => {
    const isUnderItsName = valuesNamed(name, by).some((told) => isSame(value, told))
    const isText = leavesOf(value).length > 0 && leavesOf(value).every((leaf) => texts.has(leaf as string))
    return isUnderItsName || isText ? [] : [name]
  })
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

const isSame = (one: unknown, other: unknown) => JSON.stringify(plain(one)) === JSON.stringify(plain(other))

const partsOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null && !(value instanceof Date) ? Object.entries(value) : []

function leavesOf(value: unknown): unknown[] {
  const parts = partsOf(value)
  return parts.length > 0 ? parts.flatMap(([, part]) => leavesOf(part)) : Array.isArray(value) ? [] : [value]
}

const valuesNamed = (name: string, value: unknown): unknown[] =>
  partsOf(value).flatMap(([key, part]) => [...(key === name ? [part] : []), ...valuesNamed(name, part)])
