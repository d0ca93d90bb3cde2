import type { SubjectKind } from '#contract/moderation/schema.ts'
import { isId } from '#web/foundation/ids.ts'

/** The subject of a report, as the address names it. */
export type Reported = { kind?: SubjectKind; id?: string }

const KINDS = [
  'post',
  'comment',
  'message',
  'member',
  'room',
  'treatment',
  'topic',
] as const satisfies readonly SubjectKind[]

/** Reads the search parameters, which anyone may have written: unless all of them are valid, the report has no subject. */
export function readReported({ kind, id }: Record<string, unknown>): Reported {
  const known = KINDS.find((each) => each === kind)
  return known && isId(id) ? { kind: known, id } : {}
}
