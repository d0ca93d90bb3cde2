import type { AuditEntry, AuditFilter } from '#contract/admin/schema.ts'
import type { CsvFormat } from '#contract/foundation/csv.ts'
import { recordAct } from '#server/foundation/audit/audit.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { type CsvRow, csvLines, csvOf } from '#server/foundation/text/csv.ts'
import { auditEntries } from '../audit-queries.ts'

const LINES_AT_ONCE = 500

const COLUMNS = [
  'id',
  'at',
  'act',
  'actor',
  'actor_key',
  'actor_role',
  'subject_kind',
  'subject',
  'subject_key',
  'subject_id',
  'details',
]

/** Yields the log as CSV, latest first, read in pieces while it is sent. The export is itself written to the log before the first line leaves. */
export async function auditCsv(
  ctx: Pick<MemberCtx, 'db' | 'actor' | 'now' | 'newId' | 'audit'>,
  filter: AuditFilter,
  format: CsvFormat,
): Promise<ReadableStream<Uint8Array>> {
  const before = ctx.newId()
  const { actorId, subjectId, ...asked } = filter
  const details = { ...asked, ofActor: actorId !== undefined, ofSubject: subjectId !== undefined }
  await ctx.db.transaction((tx) => recordAct(tx, ctx, { act: 'audit.exported', subject: 'everyone', details }))
  const encoder = new TextEncoder()
  let cursor: string | undefined = before
  let isBegun = false
  return new ReadableStream({
    async pull(controller) {
      if (!isBegun) controller.enqueue(encoder.encode(csvOf([COLUMNS], format)))
      isBegun = true
      const entries = await auditEntries(ctx.db, ctx.actor.id, { ...filter, cursor, limit: LINES_AT_ONCE })
      const lines = entries.slice(0, LINES_AT_ONCE)
      if (lines.length > 0) controller.enqueue(encoder.encode(csvLines(lines.map(rowOf), format)))
      cursor = lines.at(-1)?.id
      if (entries.length <= LINES_AT_ONCE) controller.close()
    },
  })
}

const rowOf = ({
  id,
  at,
  act,
  actor,
  actorKey,
  actorRole,
  subjectKind,
  subject,
  subjectKey,
  subjectId,
  details,
}: AuditEntry): CsvRow => [
  id,
  at.toISOString(),
  act,
  actor?.username ?? null,
  actorKey,
  actorRole,
  subjectKind,
  subject?.username ?? null,
  subjectKey,
  subjectId,
  Object.keys(details).length > 0 ? JSON.stringify(details) : null,
]
