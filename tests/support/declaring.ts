import { v7 } from 'uuid'
import { foldText } from '#contract/foundation/fold.ts'
import { drugKey } from '#contract/medication/rules.ts'
import type { Db } from '#server/foundation/db/database.ts'
import { report, reportDrug, reportReaction } from '#server/medication/tables.ts'
import { crowd } from './crowd.ts'
import { crowdTelling } from './telling.ts'

/** A report in short: what was suspected, what was felt, what was taken besides. */
export type Told = { suspected: string[]; felt: string[]; besides?: string[] }

export const told = (suspected: string, ...felt: string[]): Told => ({ suspected: [suspected], felt })

type Crowd = { members: number; reports: readonly Told[]; consents?: string[] }

/** Members who never enter by the door, each of whom declared all these reports. Answers their ids. */
export async function crowdDeclaring(db: Db, { members, reports, consents }: Crowd): Promise<string[]> {
  const ids = await crowd(db, { members, consents })
  for (const each of reports) await declaredBy(db, ids, each)
  return ids
}

type CountedCrowd = Omit<Parameters<typeof crowdTelling>[1], 'tellings'> & Pick<Crowd, 'reports'>

/** The same, of members whom public figures count. */
export async function countedDeclaring(db: Db, { reports, ...members }: CountedCrowd): Promise<string[]> {
  const ids = await crowdTelling(db, { ...members, tellings: [] })
  for (const each of reports) await declaredBy(db, ids, each)
  return ids
}

/** One more report of each of these members. */
export async function declaredBy(db: Db, memberIds: readonly string[], { suspected, felt, besides = [] }: Told) {
  const at = new Date()
  const rows = memberIds.map((memberId) => ({ id: v7(), memberId, requestId: v7(), digest: '' }))
  const drugs = [
    ...suspected.map((name) => ({ name, role: 'suspected' as const })),
    ...besides.map((name) => ({ name, role: 'concomitant' as const })),
  ]
  await db
    .insert(report)
    .values(rows.map((row) => ({ ...row, description: 'Voilà.', severity: 3, createdAt: at, updatedAt: at })))
  await db
    .insert(reportDrug)
    .values(
      rows.flatMap(({ id }) =>
        drugs.map(({ name, role }, position) => ({ reportId: id, position, role, name, key: drugKey(name) })),
      ),
    )
  if (felt.length > 0)
    await db
      .insert(reportReaction)
      .values(
        rows.flatMap(({ id }) =>
          felt.map((term, position) => ({ reportId: id, position, term, key: foldText(term) || term })),
        ),
      )
}
