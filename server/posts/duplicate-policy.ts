import { type SQL, sql } from 'drizzle-orm'
import { SAME_POST_SIMILARITY } from '#contract/posts/limits.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { nameLock } from '#server/foundation/db/name-lock.ts'
import { statement } from '#server/foundation/db/statement.ts'
import { digestOf } from '#server/foundation/digest.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { idsOf, postWords, wordSimilarity } from '#server/foundation/text/words.ts'
import { post } from './tables.ts'

/** At most this many of a member's newest symptoms are compared. */
const LOOKED_AT = 200

/**
 * SQL: a lock by which the later of two concurrent posts or edits sees the earlier one. It must be taken in a statement before the one that reads `ownTexts`.
 */
export const textsLock = (authorId: SQL): SQL => nameLock(sql`'said:' || ${authorId}`)

export type OwnText = { id: string; title: string; description: string }

export const ownTexts = (authorId: SQL): SQL => sql`
  select ${post.id} as id, ${post.title} as title, ${post.description} as description from ${post}
  where ${post.authorId} = ${authorId} and ${post.kind} = 'symptom' order by ${post.id} desc limit ${sql.raw(String(LOOKED_AT))}`

/**
 * Refuses a second symptom of one member in nearly the same words: copies would fill the lists of others, and each could be used to probe hidden fields by
 * matching.
 * @throws Refusal DUPLICATE_POST with the other post
 */
export function demandNoDuplicate(
  story: { postId: string; title: string; description: string },
  own: readonly OwnText[],
): void {
  const words = wordsKept(story)
  const same = own.find(
    (other) => other.id !== story.postId && wordSimilarity(words, wordsKept(other)) >= SAME_POST_SIMILARITY,
  )
  if (same) throw new Refusal('DUPLICATE_POST', { postId: same.id })
}

const KEPT_MAX = 500
/** Words as numbers, by a digest of the story: text that its author erases must not stay in memory. */
const wordsOf = new Map<string, ReadonlySet<number>>()

function wordsKept({ title, description }: { title: string; description: string }): ReadonlySet<number> {
  const key = digestOf({ title, description })
  const words = wordsOf.get(key) ?? new Set(idsOf(postWords({ title, description })))
  wordsOf.delete(key)
  wordsOf.set(key, words)
  if (wordsOf.size > KEPT_MAX) wordsOf.delete(wordsOf.keys().next().value!)
  return words
}

const author = sql`${sql.placeholder('authorId')}::uuid`
const lockTexts = statement<{ authorId: string }, never>('lock_texts', sql`select ${textsLock(author)}`)
const readTexts = statement<{ authorId: string }, OwnText>('own_texts', ownTexts(author))

export async function demandNoDuplicatePost(
  tx: Tx,
  { authorId, ...story }: Parameters<typeof demandNoDuplicate>[0] & { authorId: string },
): Promise<void> {
  await lockTexts(tx, { authorId })
  demandNoDuplicate(story, await readTexts(tx, { authorId }))
}
