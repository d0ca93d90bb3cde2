import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { foldText } from '#contract/foundation/fold.ts'
import { WATCHED_WORDS_MAX } from '#contract/moderation/limits.ts'
import type { AddWordInput, WatchedWord } from '#contract/moderation/schema.ts'
import { recordAct } from '#server/foundation/audit/audit.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { statement } from '#server/foundation/db/statement.ts'
import { demandAdmin } from '#server/foundation/guards.ts'
import { invalidInput, Refusal } from '#server/foundation/refusal.ts'
import { transact } from '#server/foundation/transaction.ts'
import { watchedWord } from '../tables.ts'

const columns = { id: watchedWord.id, word: watchedWord.word, act: watchedWord.act, addedAt: watchedWord.addedAt }

export const watchedWords = (db: Reader): Promise<WatchedWord[]> =>
  db.select(columns).from(watchedWord).orderBy(watchedWord.key)

export const wordKeys = (db: Reader): Promise<WordKey[]> => readWordKeys(db, {})

type WordKey = Pick<typeof watchedWord.$inferSelect, 'key' | 'act'>

const readWordKeys = statement<Record<string, never>, WordKey>(
  'watched_words',
  sql`select ${watchedWord.key} as key, ${watchedWord.act} as act from ${watchedWord}`,
)

/**
 * Adding a word again, however it is written, changes its effect.
 * @throws Refusal FORBIDDEN, TOO_MANY_OPEN, INVALID_INPUT for a word without a letter
 */
export async function addWord(ctx: MemberCtx, { word, act }: z.output<typeof AddWordInput>): Promise<WatchedWord> {
  demandAdmin(ctx.actor)
  const key = foldText(word)
  if (key === '') throw invalidInput({ path: 'word', code: 'invalid' })
  return transact(ctx, async (tx) => {
    const [known] = await tx.select(columns).from(watchedWord).where(eq(watchedWord.key, key))
    if (!known && (await tx.$count(watchedWord)) >= WATCHED_WORDS_MAX) throw new Refusal('TOO_MANY_OPEN')
    const [kept] = await tx
      .insert(watchedWord)
      .values({ id: ctx.newId(), word, key, act, addedAt: ctx.now() })
      .onConflictDoUpdate({ target: watchedWord.key, set: { word, act } })
      .returning(columns)
    await recordAct(tx, ctx, { act: 'word.set', subject: { kind: 'word', id: kept!.id }, details: { act } })
    return kept!
  })
}

/** @throws Refusal FORBIDDEN, NOT_FOUND */
export async function removeWord(ctx: MemberCtx, id: string): Promise<void> {
  demandAdmin(ctx.actor)
  await transact(ctx, async (tx) => {
    const removed = await tx.delete(watchedWord).where(eq(watchedWord.id, id)).returning({ id: watchedWord.id })
    if (removed.length === 0) throw new Refusal('NOT_FOUND')
    await recordAct(tx, ctx, { act: 'word.removed', subject: { kind: 'word', id } })
  })
}
