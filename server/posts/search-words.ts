import { gte, sql } from 'drizzle-orm'
import { foldText } from '#contract/foundation/fold.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { post } from './tables.ts'

type SearchedPost = { title: string; description: string; tags: readonly string[] }

const SHORTEST = 4
const LONGEST = 25

/** Whether a word, folded, is one that a search may be corrected to or from. */
export const isLearnt = (folded: string): boolean => /^[a-z]+$/.test(folded) && hasLearntLength(folded)

const hasLearntLength = (word: string): boolean => word.length >= SHORTEST && word.length <= LONGEST

/** Lets a misspelt search be corrected to words of these posts. To be called in the transaction that writes them. */
export async function learnWords(tx: Reader, posts: readonly SearchedPost[]): Promise<void> {
  const text = posts.flatMap(({ title, description, tags }) => [title, ...tags, description]).join('\n')
  const words = new Set(
    foldText(text)
      .split(/[^a-z]+/)
      .filter(hasLearntLength),
  )
  // The words are inserted in one order: two members who publish the same new words would otherwise wait for each other.
  await tx.execute(sql`
    insert into search_word
    select word from unnest(${sql.param([...words].sort())}::text[]) word
    where post_words(word) <> '' and not exists (select from search_word known where known.word = word.word)
    on conflict do nothing`)
}

/** Longer than any transaction that publishes. */
const UNCOMMITTED_MS = 10 * 60_000

/** Forgets the words that stand in no post any more, in any of their forms: words of deleted posts must not be suggested. */
export async function forgetWords({ db, now }: Services): Promise<void> {
  const since = new Date(now().getTime() - UNCOMMITTED_MS)
  await db.execute(sql`
    delete from search_word
    where not exists (select from post where search @@ plainto_tsquery('fr', word) offset 0)`)
  // The deletion does not see posts that are being published meanwhile, and forgets the words learnt from them: they are learnt again.
  const published = await db
    .select({ title: post.title, description: post.description, tags: post.tags })
    .from(post)
    .where(gte(post.updatedAt, since))
  if (published.length > 0) await learnWords(db, published)
}
