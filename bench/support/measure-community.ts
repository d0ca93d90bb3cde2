import { setImmediate as othersFirst } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import type { ReadCase } from '#server/matching/score.ts'
import { matchOf } from '../../tests/support/plain-search/best-matches.ts'
import { batchesOf } from './batches.ts'
import { exhaustiveSearch, loadAllSearch, ranked, tieredSearch } from './closeness/contenders.ts'
import { type InMemory, inMemory, type Ranked } from './closeness/in-memory.ts'
import { authorCount, communityOf } from './community.ts'
import { onFreshDatabase, speaker } from './fresh-database.ts'
import { addAuthors, addPosts, indexPosts, withoutIndexes } from './load/load.ts'
import { bestTime, type Times, timesOf } from './measure.ts'
import type { ThrowAwayPostgres } from './throw-away-postgres.ts'

/** How many matches a search keeps when nothing else is configured. */
const KEPT = 50
const FRESH = 200
const WARM_UP = 40
const AWKWARD = 60
const BATCH = 2000
/** Posts of the community by which the truth in memory is held to the plain scorer, pair by pair. */
const SAMPLE = 300

export type Result = {
  size: number
  search: Times
  awkward: Times
  exhaustive: Times
  loadAll: Times
  checked: number
  wrong: number
}

/** Makes a community of this size, publishes fresh posts in it, and searches their matches in each way. */
export async function measureCommunity(postgres: ThrowAwayPostgres, size: number): Promise<Result> {
  const say = speaker(size)
  return onFreshDatabase(postgres, { name: `bench_${size}`, connections: 1 }, async ({ client, db }) => {
    const truth = inMemory(size + FRESH + WARM_UP + AWKWARD)
    const sample = await publishCommunity(client, { size, truth })
    const asking = freshPosts(size)
    const everyone = [...asking.fresh, ...asking.warmUp, ...asking.awkward]
    for (const post of everyone) truth.add(post)
    await addPosts(client, everyone)
    await indexPosts(client, everyone)
    await client.query('vacuum analyze')
    say('loaded')

    const lists = new Map<string, Ranked[]>()
    for (const post of [...asking.fresh, ...asking.awkward]) {
      await othersFirst() // Ctrl-C
      postgres.signal.throwIfAborted()
      const matches = truth.matches(post.id)
      requireTruth(post, { sample, matches })
      lists.set(post.id, truth.best(matches, KEPT))
    }
    say('known what is to be found')

    let checked = 0
    let wrong = 0
    const check = (post: ReadCase, found: Ranked[]) => {
      checked++
      if (!isDeepStrictEqual(found, lists.get(post.id))) wrong++
    }
    const timed = async (posts: readonly ReadCase[], tries: number, search: (post: ReadCase) => Promise<Ranked[]>) => {
      const times: number[] = []
      for (const post of posts) {
        const { answer, milliseconds } = await bestTime(tries, () => search(post))
        check(post, answer)
        times.push(milliseconds)
      }
      return timesOf(times)
    }

    for (const post of asking.warmUp) await tieredSearch(db, { postId: post.id, kept: KEPT })
    const tiered = ({ id }: ReadCase) => tieredSearch(db, { postId: id, kept: KEPT })
    const search = await timed(asking.fresh, 3, tiered)
    const awkward = await timed(asking.awkward, 3, tiered)
    say('searched')
    const exhaustive = await timed(asking.fresh.slice(0, size > 500_000 ? 12 : 40), 3, ({ id }) =>
      exhaustiveSearch(db, { postId: id, kept: KEPT }),
    )
    say('searched exhaustively')
    const loadAll = await timed(asking.fresh.slice(0, size > 500_000 ? 2 : 4), 1, (of) =>
      loadAllSearch(client, { of, kept: KEPT }),
    )
    say('searched by loading all')
    return { size, search, awkward, exhaustive, loadAll, checked, wrong }
  })
}

/** Fills database and memory; answers a sample spread over the community's life. */
async function publishCommunity(
  client: pg.Client,
  { size, truth }: { size: number; truth: InMemory },
): Promise<ReadCase[]> {
  const sample: ReadCase[] = []
  const every = Math.max(1, Math.floor(size / SAMPLE))
  await addAuthors(client, authorCount(size))
  await withoutIndexes(client, ['match_key', 'post'], async () => {
    for (const batch of batchesOf(communityOf(size).posts(), BATCH)) {
      for (const post of batch) {
        if (truth.count() % every === 0) sample.push(post)
        truth.add(post)
      }
      await addPosts(client, batch)
      await indexPosts(client, batch)
    }
  })
  return sample
}

/** Posts of today, by members of the community; the awkward ones lack what narrows a search: day, postal code, or both. */
function freshPosts(size: number) {
  const community = communityOf(size, 4242)
  const posts = Array.from({ length: FRESH + WARM_UP + AWKWARD }, (_, number) => community.fresh(number))
  const lacking = [{ startDate: null }, { postalCode: null }, { startDate: null, postalCode: null }]
  return {
    fresh: posts.slice(0, FRESH),
    warmUp: posts.slice(FRESH, FRESH + WARM_UP),
    awkward: posts.slice(FRESH + WARM_UP).map((post, index) => ({ ...post, ...lacking[index % 3] })),
  }
}

/** @throws when the truth says of one of the sample what the plain scorer does not */
function requireTruth(
  post: ReadCase,
  { sample, matches }: { sample: readonly ReadCase[]; matches: readonly Ranked[] },
): void {
  const byId = new Map(matches.map((match) => [match.id, match]))
  for (const other of sample) {
    const plain = matchOf(post, other)
    if (!isDeepStrictEqual(plain && ranked(plain), byId.get(other.id)))
      throw new Error(`The truth in memory and the plain scorer differ on ${post.id} and ${other.id}.`)
  }
}
