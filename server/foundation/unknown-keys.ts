import type { z } from 'zod'
import type { FieldFault } from '#contract/foundation/faults.ts'

type Schema = z.core.SomeType

const defOf = (schema: Schema) => (schema as unknown as z.core.$ZodTypes)._zod.def

/**
 * Returns the paths of the keys of an input that its schema does not know and would pass over, joined by dots: "isForBoth", "travels.0.city". A union is read
 * by its first option that takes the value; an input that the schema refuses has its faults told by the schema alone.
 */
export function unknownKeys(schema: Schema | undefined, given: unknown): string[] {
  if (schema) return unknownIn(schema, given, '')
  return isRecord(given) ? Object.keys(given) : []
}

/** The most paths that a refusal names. */
const NAMED_MAX = 20

/** The faults by which they are refused. */
export const unknownFaults = (paths: readonly string[]): FieldFault[] =>
  paths.slice(0, NAMED_MAX).map((path) => ({ path, code: 'unknown' }))

function unknownIn(schema: Schema, given: unknown, path: string): string[] {
  const def = defOf(schema)
  switch (def.type) {
    case 'object':
      return isRecord(given) ? unknownOfObject(def, given, path) : []
    case 'array':
      return Array.isArray(given)
        ? given.flatMap((each, index) => unknownIn(def.element, each, `${path}${index}.`))
        : []
    case 'union': {
      const taken = def.options.find((option) => takes(option, given))
      return taken ? unknownIn(taken, given, path) : []
    }
    case 'intersection': {
      const left = new Set(unknownIn(def.left, given, path))
      return unknownIn(def.right, given, path).filter((key) => left.has(key))
    }
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return unknownIn(def.innerType, given, path)
    case 'pipe':
      return unknownIn(defOf(def.in).type === 'transform' ? def.out : def.in, given, path)
    default:
      return []
  }
}

function unknownOfObject({ shape, catchall }: z.core.$ZodObjectDef, given: Record<string, unknown>, path: string) {
  return Object.entries(given).flatMap(([key, value]) => {
    if (value === undefined) return []
    const known = Object.hasOwn(shape, key) ? shape[key] : undefined
    if (known) return unknownIn(known, value, `${path}${key}.`)
    return catchall ? [] : [`${path}${key}`]
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
