import { and, count, eq, sql } from 'drizzle-orm'
import { JOURNAL_TITLE_MAX, JOURNALS_MAX, STARTS_PER_HOUR } from '#contract/journal/limits.ts'
import type { StartInput } from '#contract/journal/schema.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { lockNames } from '#server/foundation/db/name-lock.ts'
import { useQuota } from '#server/foundation/quota.ts'
import { invalidInput, Refusal } from '#server/foundation/refusal.ts'
import { cutText } from '#server/foundation/text/cut.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { lockPost } from '#server/posts/queries.ts'
import type { JournalRow } from '../queries.ts'
import { journal } from '../tables.ts'

/**
 * Starts a journal. There is one journal for each own symptom and for each title; starting it again returns the same one.
 * @throws Refusal NOT_FOUND for a post that is not an own symptom; QUOTA_REACHED; INVALID_INPUT for more than JOURNALS_MAX
 */
export const startJournal = (ctx: MemberCtx, input: StartInput): Promise<JournalRow> =>
  transact(ctx, (tx) => startWithin(tx, ctx, input))

export async function startWithin(tx: Tx, ctx: MemberCtx, input: StartInput): Promise<JournalRow> {
  const memberId = ctx.actor.id
  const at = ctx.now()
  // With this lock, the checks below stay true until the journal is inserted.
  await lockNames(tx, `journals:${memberId}`)
  const begun = 'postId' in input ? await ofOwnSymptom(tx, memberId, input.postId) : { ...input, postId: null }
  const known = await alreadyBegun(tx, memberId, begun)
  if (known) return known
  const [held] = await tx.select({ journals: count() }).from(journal).where(eq(journal.memberId, memberId))
  if (held!.journals >= JOURNALS_MAX) throw invalidInput({ path: '', code: 'tooMany', n: JOURNALS_MAX })
  await useQuota(tx, { memberId, kind: 'journal', perHour: STARTS_PER_HOUR, at })
  const [started] = await tx
    .insert(journal)
    .values({ id: ctx.newId(), memberId, ...begun, createdAt: at })
    .returning()
  pushEvent(tx, [memberId], { kind: 'journal', id: started!.id })
  return started!
}

type Begun = { title: string; postId: string | null }

async function ofOwnSymptom(tx: Tx, memberId: string, postId: string): Promise<Begun> {
  const { authorId, kind, title } = await lockPost(tx, postId)
  if (authorId !== memberId || kind !== 'symptom') throw new Refusal('NOT_FOUND')
  return { title: cutText(title, JOURNAL_TITLE_MAX), postId }
}

async function alreadyBegun(tx: Tx, memberId: string, { title, postId }: Begun): Promise<JournalRow | undefined> {
  const [row] = await tx
    .select()
    .from(journal)
    .where(
      and(
        eq(journal.memberId, memberId),
        postId ? eq(journal.postId, postId) : sql`lower(${journal.title}) = lower(${title})`,
      ),
    )
    .orderBy(journal.id)
    .limit(1)
  return row
}
