import { recordAccess, releaseReadings, type Whose } from '#server/foundation/audit/audit.ts'
import type { MemberCtx, Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { transact } from '#server/foundation/transaction.ts'
import { type CaseFile, filesOf } from '../queries.ts'
import type { CaseRow } from '../tables.ts'

/**
 * Returns whose data is read with a case. Its author is not told before its decision is theirs to know, or the case is over: that would say that somebody
 * reported it. A reporter is not told of what is read once it is decided: that would say that its author appealed.
 */
export const readIn = (row: CaseRow, { reports }: Pick<CaseFile, 'reports'>): Whose[] => [
  ...(row.authorId === null ? [] : [{ memberId: row.authorId, heldBy: row.id }]),
  ...reports.flatMap(({ reporterId }) =>
    reporterId === null ? [] : [{ memberId: reporterId, heldBy: row.state === 'open' ? undefined : row.id }],
  ),
]

/** Writes down that these cases were seen in the queue. */
export async function noteListing(
  ctx: MemberCtx,
  rows: readonly CaseRow[],
  files: ReadonlyMap<string, CaseFile>,
): Promise<void> {
  if (rows.length === 0) return
  const members = rows.flatMap((row) => readIn(row, files.get(row.id)!))
  // How many there were would tell of one that is kept from whoever reads the log.
  await transact(ctx, (tx) => recordAccess(tx, ctx, { act: 'case.listed', members }))
}

/** Writes down that a case was read. */
export const noteCaseRead = (ctx: MemberCtx, row: CaseRow, file: CaseFile): Promise<void> =>
  transact(ctx, (tx) =>
    recordAccess(tx, ctx, { act: 'case.read', subject: { kind: 'case', id: row.id }, members: readIn(row, file) }),
  )

/** Writes down that the staff saw a picture by the right that a case gives. */
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
 * Tells members what was read about them in cases that are over, where they were not told before: the month and nothing more, the same whatever was reported. A
 * line about private messages alone would say who reported them: only one other member has seen them.
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
