import { recordAccess, releaseReadings, type Whose } from '#server/foundation/audit/audit.ts'
import type { MemberCtx, Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { transact } from '#server/foundation/transaction.ts'
import { type CaseFile, filesOf } from '../queries.ts'
import type { CaseRow } from '../tables.ts'

/**
 * Returns the members whose data is read with a case. The author is not told of the reading until they know of the decision or the case is closed, because it
 * would reveal a report. A reporter is not told of readings after the decision, because these would reveal an appeal.
 */
export const readIn = (row: CaseRow, { reports }: Pick<CaseFile, 'reports'>): Whose[] => [
  ...(row.authorId === null ? [] : [{ memberId: row.authorId, heldBy: row.id }]),
  ...reports.flatMap(({ reporterId }) =>
    reporterId === null ? [] : [{ memberId: reporterId, heldBy: row.state === 'open' ? undefined : row.id }],
  ),
]

export async function noteListing(
  ctx: MemberCtx,
  rows: readonly CaseRow[],
  files: ReadonlyMap<string, CaseFile>,
): Promise<void> {
  if (rows.length === 0) return
  const members = rows.flatMap((row) => readIn(row, files.get(row.id)!))
  // The number of cases is left out, because it would reveal a case that is hidden from the reader of the log.
  await transact(ctx, (tx) => recordAccess(tx, ctx, { act: 'case.listed', members }))
}

export const noteCaseRead = (ctx: MemberCtx, row: CaseRow, file: CaseFile): Promise<void> =>
  transact(ctx, (tx) =>
    recordAccess(tx, ctx, { act: 'case.read', subject: { kind: 'case', id: row.id }, members: readIn(row, file) }),
  )

export const notePictureRead = (
  ctx: MemberCtx,
  { caseId, ownerId }: { caseId: string; ownerId: string },
): Promise<void> =>
  transact(ctx, (tx) =>
    recordAccess(tx, ctx, {
      act: 'case.picture-read',
      subject: { kind: 'case', id: caseId },
      members: [{ memberId: ownerId, heldBy: caseId }],
    }),
  )

/**
 * Shows months alone, whatever was reported: an entry about private messages in particular would reveal who reported them, because only one other member has
 * seen them.
 */
export async function releaseOver(tx: Tx, services: Pick<Services, 'now'>, rows: readonly CaseRow[]): Promise<void> {
  const files = await filesOf(
    tx,
    rows.map(({ id }) => id),
  )
  for (const row of rows) {
    const memberIds = readIn(row, files.get(row.id)!).map(({ memberId }) => memberId)
    await releaseReadings(tx, services, { holdId: row.id, memberIds, how: 'over' })
  }
}
