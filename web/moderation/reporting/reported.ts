import type { SubjectKind } from '#contract/moderation/schema.ts'
import { isId } from '#web/foundation/ids.ts'

/** What someone wants to report, as it stands in the address. */
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

/** Reads the address, which anyone may have written: unless all of it makes sense, nothing is reported in particular. */
export function readReported({ kind, id }: Record<string, unknown>): Reported {
  const known = KINDS.find((each) => each === kind)
  return known && isId(id) ? { kind: known, id } : {}
}
