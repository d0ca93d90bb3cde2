import { setImmediate as othersFirst } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { foldText } from '#contract/foundation/fold.ts'
import { FeedRequest } from '#contract/posts/schema.ts'
import type { Member } from '#server/foundation/actor.ts'
import type { Db } from '#server/foundation/db/database.ts'
import { feedCounts, shownCounts } from '#server/posts/feed-count-queries.ts'
import { foundPage, newerCount, shownFeed } from '#server/posts/feed-queries.ts'
import { memberActor } from '#tests/support/actor.ts'
import { authorCount, authorIdOf } from './community.ts'
import { demandMade, publishFeed } from './feed-community.ts'
import { onFreshDatabase, speaker } from './fresh-database.ts'
import { tableStyleByGroups, tableStyleByRows, withTableStyleIndex } from './load/table-style.ts'
import { bestTime, type Times, timesOf } from './measure.ts'
import type { ThrowAwayPostgres } from './throw-away-postgres.ts'
import { rareWords } from './vocabulary.ts'

const READERS = 150
const TRIES = 3

const COMMON = [
  'fièvre',
  'toux',
  'douleur',
  'migraine',
  'maux de tête',
  'fatigue depuis',
  'perte de goût',
  'éruption',
  'démangeaison',
  'vertiges nausées',
]
const MISSPELT = [
  ['fievvre', 'fievre'],
  ['migrene', 'migraine'],
  ['demangaison', 'demangeaison'],
  ['vertije', 'vertige'],
  ['nausse', 'nausee'],
  ['courbatturre', 'courbature'],
  ['esoufflement', 'essoufflement'],
  ['palpitasion', 'palpitation'],
  ['insomnnie', 'insomnie'],
  ['diarhee', 'diarrhee'],
] as const

export type FeedResult = {
  posts: number
  times: Record<
    | 'first page'
    | 'deep page'
    | 'questions, deep'
    | 'resolved, deep'
    | 'country, deep'
    | 'tag'
    | 'search, common word'
    | 'search, common word, deep'
    | 'search, rare word'
    | 'search, misspelt word'
    | 'counts'
    | 'counts, anew'
    | 'counts, common word'
    | 'counts, rare word'
    | 'new posts'
    | 'table-style, counts row by row'
    | 'table-style, joined and grouped',
    Times
  >
  /** Misspelt words read as they were meant, of all. */
  understood: [number, number]
}

/** Makes a community that reads and answers, and reads its feed in every way. */
export async function measureFeed(postgres: ThrowAwayPostgres, posts: number): Promise<FeedResult> {
  const say = speaker(posts)
  return onFreshDatabase(postgres, { name: `feed_${posts}`, connections: 4 }, async ({ client, db }) => {
    const amounts = { posts, likes: posts * 10, comments: posts * 2 }
    await publishFeed(client, amounts)
    await demandMade(client, amounts)
    say('loaded')
    const deep = await idAfter(db, posts / 2)
    const ago = await idAfter(db, 200)
    const rare = await rareWordsIn(db)

    /** Each time another reader; a reading is not begun before a signal was heard. */
    const timed = async (times: number, read: (reader: Member, number: number) => Promise<unknown>, tries = TRIES) => {
      const milliseconds: number[] = []
      for (let number = -5; number < times; number++) {
        await othersFirst() // Ctrl-C
        postgres.signal.throwIfAborted()
        const reader = memberActor(authorIdOf(((number + 5) * 101) % authorCount(posts)))
        const taken = await bestTime(tries, () => read(reader, Math.abs(number)))
        if (number >= 0) milliseconds.push(taken.milliseconds)
      }
      return timesOf(milliseconds)
    }
    const page = (asked: FeedQuery) => timed(READERS, (reader) => shownPage(db, reader, asked))
    const search = (words: readonly string[], cursor?: string) =>
      timed(READERS, (reader, number) => shownPage(db, reader, { search: words[number % words.length], cursor }))
    const counts = (words: readonly string[]) =>
      timed(READERS / 3, ({ id }, number) => feedCounts(db, id, { media: 'any', search: words[number % words.length] }))

    const times = {
      'first page': await page({}),
      'deep page': await page({ cursor: deep }),
      'questions, deep': await page({ cursor: deep, filter: 'questions' }),
      'resolved, deep': await page({ cursor: deep, filter: 'resolved' }),
      'country, deep': await page({ cursor: deep, country: 'BE' }),
      tag: await page({ tag: 'Fatigue' }),
      'search, common word': await search(COMMON),
      'search, common word, deep': await search(COMMON, deep),
      'search, rare word': await search(rare),
      'search, misspelt word': await search(MISSPELT.map(([word]) => word)),
      counts: await timed(READERS / 3, ({ id }) => feedCounts(db, id, { media: 'any' })),
      'counts, anew': await timed(10, () => shownCounts(db, { media: 'any' })),
      'counts, common word': await counts(COMMON),
      'counts, rare word': await counts(rare),
      'new posts': await timed(READERS / 3, ({ id }) =>
        newerCount(db, id, { filter: 'all', media: 'any', since: ago }),
      ),
    }
    say('read')
    const tableStyle = await withTableStyleIndex(client, async () => ({
      'table-style, counts row by row': await timed(5, () => tableStyleByRows(client), 1),
      'table-style, joined and grouped': await timed(3, () => tableStyleByGroups(client), 1),
    }))
    say('read as tables')
    return { posts, times: { ...times, ...tableStyle }, understood: await understoodOf(db) }
  })
}

type FeedQuery = Partial<Record<'search' | 'cursor' | 'filter' | 'country' | 'tag', string | undefined>>

/** A page as the server answers it, with all that its cards show. */
async function shownPage(db: Db, actor: Member, asked: FeedQuery) {
  const { items } = await shownFeed({ db, actor, now: () => new Date() }, FeedRequest.parse(asked))
  if (items.length === 0) throw new Error(`Nothing was found: ${JSON.stringify(asked)}`)
  return items
}

async function idAfter(db: Db, count: number): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(`select id from post order by id desc offset ${count} limit 1`)
  return rows[0]!.id
}

/** Words of the long tail that stand in some posts. */
async function rareWordsIn(db: Db): Promise<string[]> {
  const tail = rareWords(40_000).slice(2_000).map(foldText)
  const { rows } = await db.execute<{ word: string }>(
    sql`select word from search_word where word = any (${sql.param(tail)}::text[]) order by md5(word) limit 60`,
  )
  return rows.map(({ word }) => word)
}

async function understoodOf(db: Db): Promise<[number, number]> {
  let understood = 0
  for (const [search, meant] of MISSPELT) {
    const { understoodAs } = await foundPage(db, authorIdOf(0), FeedRequest.parse({ search }), new Date())
    if (foldText(understoodAs ?? '').startsWith(meant)) understood++
  }
  return [understood, MISSPELT.length]
}
