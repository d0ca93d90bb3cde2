import type { z } from 'zod'
import type { FieldFault } from '#contract/foundation/faults.ts'

type Schema = z.core.SomeType

const defOf = (schema: Schema) => (schema as unknown as z.core.$ZodTypes)._zod.def

/**
 * Returns the paths of unknown keys, joined by dots: "isForBoth", "travels.0.city". A union is read by its first option that accepts the value. For an input
 * that the schema refuses, the schema's own faults are enough.
 */
export function unknownKeys(schema: Schema | undefined, given: unknown): string[] {
  if (schema) return pathsIn(schema, given, { path: '', asked: 'unknown' })
  return isRecord(given) ? Object.keys(given) : []
}

/**
 * Returns the paths of values that the schema would coerce to a number or date although they are not written as one: "1e1", "0x10", " 1", [1], true and null
 * for numbers, a number or a list for dates.
 */
const looseValues = (schema: Schema, given: unknown): string[] => pathsIn(schema, given, { path: '', asked: 'loose' })

const NAMED_MAX = 20

export const unknownFaults = (paths: readonly string[]): FieldFault[] =>
  paths.slice(0, NAMED_MAX).map((path) => ({ path, code: 'unknown' }))

export const inputFaults = (schema: Schema | undefined, given: unknown): FieldFault[] => [
  ...unknownFaults(unknownKeys(schema, given)),
  ...(schema ? looseValues(schema, given) : [])
    .slice(0, NAMED_MAX)
    .map((path): FieldFault => ({ path, code: 'invalid' })),
]

type Search = { path: string; asked: 'unknown' | 'loose' }

function pathsIn(schema: Schema, given: unknown, search: Search): string[] {
  const def = defOf(schema)
  const { path, asked } = search
  switch (def.type) {
    case 'object':
      return isRecord(given) ? pathsOfObject(def, given, search) : []
    case 'array':
      return Array.isArray(given)
        ? given.flatMap((each, index) => pathsIn(def.element, each, { path: `${path}${index}.`, asked }))
        : []
    case 'union': {
      const taken = def.options.find((option) => takes(option, given))
      return taken ? pathsIn(taken, given, search) : []
    }
    case 'intersection': {
      const left = new Set(pathsIn(def.left, given, search))
      const right = pathsIn(def.right, given, search)
      return asked === 'loose' ? [...left, ...right] : right.filter((key) => left.has(key))
    }
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return pathsIn(def.innerType, given, search)
    case 'pipe':
      return pathsIn(defOf(def.in).type === 'transform' ? def.out : def.in, given, search)
    case 'number':
    case 'date':
      return asked === 'loose' && 'coerce' in def && def.coerce && !isPlain(def.type, given) ? [path.slice(0, -1)] : []
    default:
      return []
  }
}

const WHOLE = /^(?:0|-?[1-9]\d*)$/

function isPlain(type: 'number' | 'date', given: unknown): boolean {
  if (given === undefined) return true
  if (type === 'date') return typeof given === 'string' || given instanceof Date
  return typeof given === 'number' || (typeof given === 'string' && WHOLE.test(given))
}

function pathsOfObject(
  { shape, catchall }: z.core.$ZodObjectDef,
  given: Record<string, unknown>,
  { path, asked }: Search,
): string[] {
  return Object.entries(given).flatMap(([key, value]) => {
    if (value === undefined) return []
    const known = Object.hasOwn(shape, key) ? shape[key] : undefined
    if (known) return pathsIn(known, value, { path: `${path}${key}.`, asked })
    return catchall || asked === 'loose' ? [] : [`${path}${key}`]
  })
}

function takes(schema: Schema, given: unknown): boolean {
  try {
    return (schema as unknown as z.ZodType).safeParse(given).success
  } catch {
    return false
  }
}

const isRecord = (given: unknown): given is Record<string, unknown> =>
  typeof given === 'object' && given !== null && !Array.isArray(given)
