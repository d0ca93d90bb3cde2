import { countDistinct, sql } from 'drizzle-orm'
import { HOUR_MS } from '#contract/foundation/durations.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { lockNames } from '#server/foundation/db/name-lock.ts'
import { recentOf } from '#server/foundation/db/recent.ts'
import { transact } from '#server/foundation/transaction.ts'
import { lexiconFacts } from '../reader-queries.ts'
import type { LexiconFacts } from '../reader-worker.ts'
import { readingVersion, type StoredFrequencies, storyReading } from '../tables.ts'
import { newestOf, newestVersion, type ReadingVersion } from '../version-queries.ts'

/** Weights are made again once TIMES as many authors, and at least AUTHORS_LEAST, have told something. */
const TIMES = 2
const AUTHORS_LEAST = 200
/** Counting authors goes through all readings, and a community does not double within minutes. */
const recentAuthors = recentOf(HOUR_MS, (db) => authorsIn(db))

export const currentVersion = async (services: Services): Promise<number> =>
  (await newestVersion(services)) ?? makeVersion(services, (newest) => newest === undefined)

/** Makes a new version once the community has doubled, because what is common in it may have changed. */
export async function renewedVersion(services: Services): Promise<number> {
  const facts = await lexiconFacts(services)
  tellBroken(services, facts)
  const { digest } = facts
  const newest = await newestOf(services.db, digest)
  const authors = await recentAuthors(services.db, services.now())
  const isDue = (newest: ReadingVersion | undefined) =>
    newest === undefined || (authors >= AUTHORS_LEAST && authors >= TIMES * newest.authors)
  return isDue(newest) ? makeVersion(services, isDue) : newest!.id
}

const logged = new WeakSet<LexiconFacts>()

function tellBroken({ log }: Services, facts: LexiconFacts): void {
  if (logged.has(facts)) return
  logged.add(facts)
  for (const line of facts.broken) log.error({ line }, 'a line of the lexicon is left out')
}

/** @param isDue  called again under the lock: another server may have made the version meanwhile */
async function makeVersion(
  services: Services,
  isDue: (newest: ReadingVersion | undefined) => boolean,
): Promise<number> {
  const { digest, prior } = await lexiconFacts(services)
  return transact(services, async (tx) => {
    await lockNames(tx, 'reading_version')
    const newest = await newestOf(tx, digest)
    if (newest && !isDue(newest)) return newest.id
    const told = await frequenciesIn(tx)
    const [made] = await tx
      .insert(readingVersion)
      .values({
        lexicon: digest,
        authors: told.stories,
        frequencies: sumOf(prior, told),
        createdAt: services.now(),
      })
      .returning({ id: readingVersion.id })
    return made!.id
  })
}

/** Counts all stories of one author as one, so that a few accounts cannot make a feature common. */
async function frequenciesIn(db: Reader): Promise<StoredFrequencies> {
  const { rows } = await db.execute<{ feature: string; authors: number }>(sql`
    select feature, count(distinct ${storyReading.authorId})::int as authors
    from ${storyReading}, unnest(${storyReading.features}) feature group by feature`)
  return {
    stories: await authorsIn(db),
    of: Object.fromEntries(rows.map(({ feature, authors }) => [feature, authors])),
  }
}

async function authorsIn(db: Reader): Promise<number> {
  const [now] = await db.select({ authors: countDistinct(storyReading.authorId) }).from(storyReading)
  return now!.authors
}

function sumOf(one: StoredFrequencies, other: StoredFrequencies): StoredFrequencies {
  const of = { ...one.of }
  for (const [feature, stories] of Object.entries(other.of)) of[feature] = (of[feature] ?? 0) + stories
  return { stories: one.stories + other.stories, of }
}
