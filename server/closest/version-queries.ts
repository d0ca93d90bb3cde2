import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { lexiconFacts } from './reader-queries.ts'
import { readingVersion } from './tables.ts'

export type ReadingVersion = { id: number; authors: number }

export async function newestVersion(services: Pick<Services, 'db' | 'reader'>): Promise<number | undefined> {
  const { digest } = await lexiconFacts(services)
  return (await newestOf(services.db, digest))?.id
}

export async function newestOf(db: Reader, lexicon: string): Promise<ReadingVersion | undefined> {
  const [newest] = await db
    .select({ id: readingVersion.id, authors: readingVersion.authors })
    .from(readingVersion)
    .where(eq(readingVersion.lexicon, lexicon))
    .orderBy(desc(readingVersion.id))
    .limit(1)
  return newest
}

export const newestVersionOf = (lexicon: string): SQL =>
  sql`select ${readingVersion.id} from ${readingVersion} where ${readingVersion.lexicon} = ${lexicon} order by ${readingVersion.id} desc limit 1`
