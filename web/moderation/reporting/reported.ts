import type { SubjectKind } from '#contract/moderation/schema.ts'
import { isId } from '#web/foundation/ids.ts'

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

/** Unless all search parameters are valid, the report has no subject. */
export function readReported({ kind, id }: Record<string, unknown>): Reported {
  const known = KINDS.find((each) => each === kind)
  return known && isId(id) ? { kind: known, id } : {}
}
