import type { z } from 'zod'

type Schema = { '~standard': { validate: (given: unknown) => unknown } }

/**
 * zod (4.6) compares anything named `length` as a number when it checks the length of a text or a list, and throws where that fails:
 * `{"length":{"valueOf":1}}`.
 */
const isOfReading = (error: unknown): boolean => error instanceof TypeError

export function parseAs<Out>(schema: z.ZodType<Out>, given: unknown): { data: Out } | { issues: z.core.$ZodIssue[] } {
  try {
    const { data, error } = schema.safeParse(given)
    return error ? { issues: error.issues } : { data: data as Out }
  } catch (error) {
    if (!isOfReading(error)) throw error
    return { issues: [{ code: 'custom', path: [], message: 'invalid', input: given }] }
  }
}

export async function isParseFailure(error: unknown, schema: Schema | undefined, given: unknown): Promise<boolean> {
  if (!isOfReading(error)) return false
  try {
    await schema?.['~standard'].validate(given)
    return false
  } catch (again) {
    return isOfReading(again)
  }
}
