import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { transact } from '#server/foundation/transaction.ts'
import { releaseKeptPictures } from '#server/media/commands/keep-pictures.ts'
import {
  type CaseRow,
  contentReport,
  type KeptMessage,
  moderationAppeal,
  moderationCase,
  moderationDecision,
} from '../tables.ts'
import { tellStaff } from './file-report.ts'
import { forgetReasons } from './forget-evidence.ts'

/**
 * Erases a member from cases, and the text of their own reports and appeals. Closed cases lose the content that they kept of the member and all statements
 * about it. Open cases keep it, without the name, until they are closed. The fact that a case existed and what was decided stay, and name nobody. A case about
 * an anonymous question loses only its author, because any other change would tell the staff whose it was; `forgetEvidence` deletes the rest.
 */
export async function eraseCases(services: Services, memberId: string): Promise<void> {
  await transact(services, async (tx) => {
    await eraseAbout(tx, memberId, services.now())
    await eraseSaid(tx, memberId)
    await eraseAnswers(tx, memberId)
  })
}

/** Where a case, report or appeal names the member, the end of the account would take the name and leave their words. */
export const hasNoCase = async (tx: Tx, memberId: string): Promise<boolean> =>
  (await tx.$count(moderationCase, or(eq(moderationCase.authorId, memberId), isAnsweredBy(memberId)))) === 0 &&
  (await tx.$count(contentReport, eq(contentReport.reporterId, memberId))) === 0 &&
  (await tx.$count(moderationAppeal, eq(moderationAppeal.byId, memberId))) === 0

async function eraseAbout(tx: Tx, memberId: string, at: Date): Promise<void> {
  const isAbout = eq(moderationCase.authorId, memberId)
  await tx.update(moderationCase).set({ authorId: null }).where(and(isAbout, moderationCase.isAnonymous))
  const about = await tx.select().from(moderationCase).where(isAbout).for('update')
  const isClosed = ({ state }: CaseRow) => state === 'closed'
  await forgetAbout(tx, about.filter(isClosed), at)
  await leaveWithoutName(
    tx,
    about.filter((row) => !isClosed(row)),
  )
}

async function forgetAbout(tx: Tx, rows: readonly CaseRow[], at: Date): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  for (const { id, closedAt } of rows)
    await tx
      .update(moderationCase)
      .set({
        authorId: null,
        subjectId: null,
        snapshot: null,
        textDigest: null,
        closedAt: closedAt && closedAt < at ? closedAt : at,
      })
      .where(eq(moderationCase.id, id))
  const reports = await tx
    .update(contentReport)
    .set({ details: null, place: null, evidence: null, digest: '' })
    .where(inArray(contentReport.caseId, ids))
    .returning({ id: contentReport.id })
  await releaseKeptPictures(
    tx,
    reports.map(({ id }) => id),
  )
  await forgetReasons(tx, ids)
}

/**
 * Removes the member from open cases. They keep their content until they are closed, because a reported member could otherwise end a case by leaving. Only the
 * name of a reported profile and links to it are removed.
 */
async function leaveWithoutName(tx: Tx, rows: readonly CaseRow[]): Promise<void> {
  for (const row of rows) {
    await tx
      .update(moderationCase)
      .set({
        authorId: null,
        // The place of a message names nobody, and tells which message of the evidence was reported.
        subjectId: row.kind === 'message' ? row.subjectId : null,
        snapshot: row.kind === 'member' ? null : row.snapshot,
        textDigest: null,
        version: row.version + 1,
      })
      .where(eq(moderationCase.id, row.id))
    await tx.update(contentReport).set({ place: null }).where(eq(contentReport.caseId, row.id))
    await tellStaff(tx, { ...row, authorId: null })
  }
}

async function eraseSaid(tx: Tx, memberId: string): Promise<void> {
  const made = await tx
    .select({ id: contentReport.id, evidence: contentReport.evidence })
    .from(contentReport)
    .where(eq(contentReport.reporterId, memberId))
    .for('update')
  for (const { id, evidence } of made)
    await tx
      .update(contentReport)
      .set({
        reporterId: null,
        details: null,
        place: null,
        digest: '',
        evidence: evidence?.map(withoutWordsOfReporter) ?? null,
      })
      .where(eq(contentReport.id, id))
  const isTheirs = eq(moderationAppeal.byId, memberId)
  await tx
    .update(moderationAppeal)
    .set({ byId: null })
    .where(and(isTheirs, eq(moderationAppeal.side, 'author'), isInAnonymousCase(tx)))
  await tx.update(moderationAppeal).set({ byId: null, text: '' }).where(isTheirs)
}

const isInAnonymousCase = (tx: Tx): SQL =>
  inArray(
    moderationAppeal.decisionId,
    tx
      .select({ id: moderationDecision.id })
      .from(moderationDecision)
      .innerJoin(moderationCase, eq(moderationCase.id, moderationDecision.caseId))
      .where(eq(moderationCase.isAnonymous, true)),
  )

const isAnsweredBy = (memberId: string) => sql`${moderationCase.snapshot} -> 'answer' ->> 'byId' = ${memberId}`

async function eraseAnswers(tx: Tx, memberId: string): Promise<void> {
  const { snapshot, state } = moderationCase
  await tx
    .update(moderationCase)
    .set({
      snapshot: sql`case when ${state} = 'closed' then ${snapshot} - 'answer' else jsonb_set(${snapshot}, '{answer,byId}', 'null') end`,
    })
    .where(isAnsweredBy(memberId))
}

const withoutWordsOfReporter = (said: KeptMessage): KeptMessage =>
  said.by === 'reporter' ? { ...said, body: '', hasImage: false } : said
