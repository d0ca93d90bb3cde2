import { setTimeout as sleep } from 'node:timers/promises'
import { gte, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { MINUTE_MS } from '#contract/foundation/durations.ts'
import { foldText } from '#contract/foundation/fold.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { statement } from '#server/foundation/db/statement.ts'
import { post } from '../tables.ts'

type SearchedPost = { title: string; description: string; tags: readonly string[] }

const SHORTEST = 4
const LONGEST = 25

export const isLearnt = (folded: string): boolean => /^[a-z]+$/.test(folded) && hasLearntLength(folded)

const hasLearntLength = (word: string): boolean => word.length >= SHORTEST && word.length <= LONGEST

/** Lets a misspelt search be corrected to words of these posts. Must be called in the transaction that writes the posts. */
export const learnWords = (tx: Reader, posts: readonly SearchedPost[]): Promise<void> =>
  learnTexts(tx, posts.flatMap(textsOfPost))

/** SQL: the same, as a write of the statement that writes the post. */
export const wordsLearnt = (searched: SearchedPost): SQL =>
  wordsInserted(sql`${sql.param(wordsIn(textsOfPost(searched)))}`)

const textsOfPost = ({ title, description, tags }: SearchedPost): string[] => [title, ...tags, description]

async function learnTexts(tx: Reader, texts: readonly string[]): Promise<void> {
  await insertWords(tx, { words: wordsIn(texts) })
}

const wordsIn = (texts: readonly string[]): string[] => [
  ...new Set(
    foldText(texts.join('\n'))
      .split(/[^a-z]+/)
      .filter(hasLearntLength),
  ),
]

/**
 * `offset 0` keeps PostgreSQL from parsing known words, because parsing takes longest.
 * The words are inserted in order: two members who publish the same new words would otherwise wait for each other.
 */
const wordsInserted = (words: SQL | Placeholder): SQL => sql`
    insert into search_word
    select word from (
      select word from unnest(${words}::text[]) word
      where not exists (select from search_word known where known.word = word.word)
      order by word offset 0
    ) new_word
    where post_words(word) <> ''
    on conflict do nothing`

const insertWords = statement<{ words: string[] }, never>('learn_words', wordsInserted(sql.placeholder('words')))

const learntText = sql<string>`concat_ws(' ', ${post.title}, array_to_string(${post.tags}, ' '), ${post.description},
  ${post.treatment}, ${post.resolutionNotes}, ${post.outcomeNotes}, ${post.diagnosis}, ${post.examination}, ${post.specialist}, ${post.timeTaken})`

const stands = (word: SQL): SQL =>
  sql`exists (select from ${post} where ${post.search} @@ plainto_tsquery('fr', ${word}) offset 0)`

const SLICE_MS = 150
const PAUSE_MS = 150

type Slicing = { sliceMs: number; pauseMs: number }

/**
 * Deletes search words that no post holds any more, because words of deleted posts must not be suggested. It works in slices of limited time: a community has
 * tens of thousands of words, and other work shares the processor.
 * An interrupted run begins anew.
 */
export async function forgetWords(
  services: Services,
  { sliceMs, pauseMs }: Slicing = { sliceMs: SLICE_MS, pauseMs: PAUSE_MS },
): Promise<void> {
  const since = services.now()
  for (let after: string | null = ''; after !== null; ) {
    after = await forgetSlice(services.db, after, sliceMs)
    if (after !== null) await sleep(pauseMs)
  }
  await learnRecent(services.db, since)
}

/** Forgets words that follow `after`, for at most `sliceMs`, but at least one. Returns the last word that was looked at; null at the end. */
async function forgetSlice(db: Reader, after: string, sliceMs: number): Promise<string | null> {
  const { rows } = await db.execute<{ last: string | null }>(sql`
    with recursive walk (word, stands) as (
      (select word, ${stands(sql`search_word.word`)} from search_word where word > ${after} order by word limit 1)
      union all
      select next.word, ${stands(sql`next.word`)} from walk
      cross join lateral (select word from search_word where search_word.word > walk.word order by word limit 1) next
      where clock_timestamp() < statement_timestamp() + ${sliceMs}::int * interval '1 millisecond'
    ), forgotten as (
      delete from search_word where word in (select word from walk where not stands)
    )
    select max(word) as last from walk having exists (select from search_word where search_word.word > max(walk.word))`)
  return rows[0]?.last ?? null
}

/** Longer than any transaction that publishes. */
const UNCOMMITTED_MS = 10 * MINUTE_MS

/** Adds the words of posts that were being published at an instant, or since: the deletion does not see these posts, and would delete their words. */
async function learnRecent(db: Reader, at: Date): Promise<void> {
  const published = await db
    .select({ text: learntText })
    .from(post)
    .where(gte(post.updatedAt, new Date(at.getTime() - UNCOMMITTED_MS)))
  if (published.length > 0)
    await learnTexts(
      db,
      published.map(({ text }) => text),
    )
}
