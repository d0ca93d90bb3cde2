import { beforeEach, describe, expect, test } from 'vitest'
import { dropKeys, pendingSubjects } from '#server/foundation/pairs/keys.ts'
import { amongBestOf, bestPairsOf } from '#server/foundation/pairs/lists.ts'
import { searchAndStore } from '#server/foundation/pairs/search.ts'
import { symptomPairs } from '#server/matching/pairs.ts'
import { bestMatches, byRank, type ReadCase } from '#server/matching/score.ts'
import { authorIdOf, postIdOf } from '../../../bench/support/community.ts'
import { aCase, wordsFrom } from '../../support/fixtures/cases.ts'
import { pairsAmong, workThrough } from '../../support/fixtures/pairs.ts'
import { useMatchDatabase } from '../../support/servers/match-database.ts'

const AUTHORS = 200
const CLIENTS = 16
const matches = useMatchDatabase({ authors: AUTHORS, clients: CLIENTS })

beforeEach(async () => {
  await matches.clear()
})

const here = { country: 'FR', postalCode: '75011', startDate: '2026-06-15' }
const numbered = (number: number, said: Partial<ReadCase> = {}): ReadCase =>
  aCase({
    id: postIdOf(20_000, number),
    authorId: authorIdOf(number),
    ...here,
    description: wordsFrom(number % 5, 10),
    ...said,
  })
const many = (count: number, said: (number: number) => Partial<ReadCase> = () => ({})): ReadCase[] =>
  Array.from({ length: count }, (_, number) => numbered(number, said(number)))

/** Every pair that is a match, as `pairs()` writes them. */
const allPairs = (all: readonly ReadCase[]) => pairsAmong(all, bestMatches)
const atOnce = <Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>) =>
  workThrough(items, CLIENTS, work)

describe('published at the same time', () => {
  test('posts all find each other, once', async () => {
    const posts = many(120, (number) => ({ country: number % 3 ? 'FR' : 'BE', tags: number % 2 ? ['Toux'] : [] }))
    await matches.write(posts)
    await atOnce(posts, async (post) => {
      await matches.index(post)
      await matches.search(post.id)
    })
    expect(await matches.pairs()).toEqual(allPairs(posts))
    expect(await pendingSubjects(symptomPairs, matches.db(), 10)).toEqual([])
  })

  test('each new pair is answered to one search only', async () => {
    const posts = many(40)
    await matches.write(posts)
    const told: string[] = []
    await atOnce(posts, async (post) => {
      await matches.index(post)
      for (const match of await matches.search(post.id)) told.push([post.id, match.subjectId].sort().join(' '))
    })
    expect(told.sort()).toEqual(allPairs(posts).map((pair) => pair.replace(/ \d+$/, '')))
  })
})

describe('edited at the same time', () => {
  test('no pair of an older version stays, and none is missing', { tags: 'long' }, async () => {
    const posts = many(60)
    const final = new Map(posts.map((post) => [post.id, post]))
    await matches.write(posts)
    await atOnce(
      posts.flatMap((post, index) => [{ post, edits: index % 2 ? 6 : 0 }]),
      async ({ post, edits }) => {
        await matches.index(post)
        await matches.search(post.id)
        for (let edit = 1; edit <= edits; edit++) {
          const edited = { ...post, country: edit % 2 ? 'BE' : 'FR', description: wordsFrom(edit, 10) }
          final.set(post.id, edited)
          await matches.index(edited, 1 + edit)
          await matches.search(post.id)
        }
      },
    )
    for (const postId of await pendingSubjects(symptomPairs, matches.db(), 1000)) await matches.search(postId)
    expect(await matches.pairs()).toEqual(allPairs([...final.values()]))
  })

  test('posts may be taken out at any moment', { tags: 'long' }, async () => {
    const posts = many(60)
    const isGone = (post: ReadCase) => Number.parseInt(post.id.slice(-4), 16) % 3 === 0
    await matches.write(posts)
    await atOnce(posts, async (post) => {
      await matches.index(post)
      await matches.search(post.id)
      if (isGone(post)) await matches.db().transaction((tx) => dropKeys(symptomPairs, tx, [post.id]))
    })
    expect(await matches.pairs()).toEqual(allPairs(posts.filter((post) => !isGone(post))))
  })
})

describe('indexing', () => {
  test('an older version or the same changes nothing', async () => {
    const [post, other] = many(2) as [ReadCase, ReadCase]
    await matches.write([post, other])
    expect(await matches.index(other)).toBe(true)
    expect(await matches.index(post, 3)).toBe(true)
    await matches.search(post.id)
    const pairs = await matches.pairs()
    expect(pairs).toHaveLength(1)
    expect(await matches.index({ ...post, description: 'autre chose' }, 2)).toBe(false)
    expect(await matches.index({ ...post, description: 'autre chose' }, 3)).toBe(false)
    expect(await matches.pairs()).toEqual(pairs)
  })

  test('an edit takes the pairs and journeys of the older version with it, and waits for its search', async () => {
    const morocco = { travels: [{ destination: 'Maroc', startDate: '2026-05-01', endDate: '2026-05-10' }] }
    const [post, other] = many(2, () => morocco) as [ReadCase, ReadCase]
    await matches.write([post, other])
    await matches.index(other)
    await matches.index(post)
    expect(await pendingSubjects(symptomPairs, matches.db(), 10)).toEqual([other.id, post.id])
    expect(await pendingSubjects(symptomPairs, matches.db(), 1)).toEqual([other.id])
    await matches.search(other.id)
    await matches.search(post.id)
    expect(await pendingSubjects(symptomPairs, matches.db(), 10)).toEqual([])
    expect(await matches.pairs()).toEqual([`${post.id} ${other.id} 100`])

    await matches.index({ ...post, travels: [], postalCode: null }, 2)
    expect(await matches.pairs()).toEqual([])
    expect(await pendingSubjects(symptomPairs, matches.db(), 10)).toEqual([post.id])
    const [found] = await matches.search(post.id)
    expect(found).toMatchObject({ subjectId: other.id, ownerId: other.authorId })
    expect(await matches.pairs()).toEqual(allPairs([{ ...post, travels: [], postalCode: null }, other]))
  })

  test('a post taken out is found no more, and comes back when it is indexed again', async () => {
    const posts = many(3)
    await matches.write(posts)
    await atOnce(posts, (post) => matches.index(post))
    await matches.search(posts[0]!.id)
    expect(await matches.pairs()).toHaveLength(2)
    await matches.db().transaction((tx) => dropKeys(symptomPairs, tx, [posts[1]!.id]))
    expect(await matches.pairs()).toEqual(allPairs([posts[0]!, posts[2]!]))
    expect((await matches.found(posts[0]!.id)).map(({ id }) => id)).toEqual([posts[2]!.id])
    await matches.index(posts[1]!)
    expect((await matches.search(posts[1]!.id)).map(({ subjectId }) => subjectId).sort()).toEqual([
      posts[0]!.id,
      posts[2]!.id,
    ])
  })
})

describe('searching', () => {
  test('again finds nothing new', async () => {
    const posts = many(6)
    await matches.publish(posts)
    expect(await matches.search(posts[0]!.id)).toHaveLength(5)
    expect(await matches.search(posts[0]!.id)).toEqual([])
    expect(await matches.pairs()).toHaveLength(5)
  })

  test('keeps the best only, yet a pair that the other side found stays', async () => {
    const posts = many(8, (number) => ({ description: wordsFrom(number, 10) }))
    await matches.publish(posts)
    await matches.search(posts[0]!.id, { kept: 2 })
    expect(await matches.pairs()).toHaveLength(2)
    await matches.search(posts[7]!.id)
    await matches.search(posts[0]!.id, { kept: 2 })
    expect(await matches.pairs()).toHaveLength(2 + bestMatches(posts[7]!, { among: posts, kept: 50 }).length)
  })

  test('what must follow is written with the pairs or not at all', async () => {
    const posts = many(3)
    await matches.publish(posts)
    const input = { subjectId: posts[0]!.id, excluded: async () => [], kept: 50 }
    const failing = searchAndStore(symptomPairs, matches.services(), input, async () => {
      throw new Error('The notice could not be written.')
    })
    await expect(failing).rejects.toThrow('The notice could not be written.')
    expect(await matches.pairs()).toEqual([])
    expect(await matches.search(posts[0]!.id)).toHaveLength(2)
  })

  test('says whether the post enters the ten best that the other shows', async () => {
    const [crowded, ...closer] = many(13, (number) => ({ description: wordsFrom(0, 10 + number) })) as [
      ReadCase,
      ...ReadCase[],
    ]
    const farther = numbered(20, { description: wordsFrom(0, 30) })
    const closest = numbered(21, { description: wordsFrom(0, 10) })
    await matches.publish([crowded, ...closer])
    await matches.search(crowded.id)
    const entering = async (post: ReadCase) => {
      await matches.publish([post])
      let entered: boolean | undefined
      const input = { subjectId: post.id, excluded: async () => [], kept: 50 }
      await searchAndStore(symptomPairs, matches.services(), input, async (tx, found, key) => {
        const other = found.find(({ subjectId }) => subjectId === crowded.id)!
        entered = (await amongBestOf(symptomPairs, tx, { key, otherKeys: [other.key], limit: 10 })).has(other.key)
      })
      return entered
    }
    expect(await entering(farther)).toBe(false)
    expect(await entering(closest)).toBe(true)
  })
})

describe('the list of a post', () => {
  const bestOf = async (post: ReadCase, { limit = 50, excludedOwnerIds = [] as string[] } = {}) =>
    (await bestPairsOf(symptomPairs, matches.db(), { subjectIds: [post.id], limit, excludedOwnerIds })).map(
      ({ otherId }) => otherId,
    )

  test('holds pairs found from both sides, best first', async () => {
    const posts = many(12, (number) => ({
      description: wordsFrom(number % 4, 8 + (number % 3)),
      tags: number % 2 ? ['Toux', 'Fièvre'] : ['Toux'],
      startDate: number % 5 ? '2026-06-15' : null,
    }))
    await matches.publish(posts)
    for (const post of posts) await matches.search(post.id, { kept: 3 })
    const own = posts[4]!
    const stored = await bestPairsOf(symptomPairs, matches.db(), {
      subjectIds: [own.id],
      limit: 50,
      excludedOwnerIds: [],
    })
    const plain = bestMatches(own, { among: posts, kept: 50 })
    expect(stored.length).toBeGreaterThan(3)
    for (const { otherId, score, criteria, ownId, ownerId } of stored) {
      expect(ownId).toBe(own.id)
      expect({ id: otherId, score, criteria }).toEqual(plain.find(({ id }) => id === otherId))
      expect(ownerId).toBe(posts.find(({ id }) => id === otherId)?.authorId)
    }
    const ranked = stored.map((match) => ({ ...match, id: match.otherId })).sort(byRank)
    expect(stored.map(({ otherId }) => otherId)).toEqual(ranked.map(({ id }) => id))
    expect(await bestOf(own, { limit: 2 })).toEqual(ranked.slice(0, 2).map(({ id }) => id))
  })

  test('leaves out what its author called not relevant, for its author alone, before the limit', async () => {
    const posts = many(4, (number) => ({ description: wordsFrom(number, 12) }))
    const [own, ...others] = posts as [ReadCase, ...ReadCase[]]
    await matches.publish(posts)
    await matches.search(own.id)
    const before = await bestOf(own)
    expect(before).toHaveLength(3)
    await matches
      .client()
      .query('insert into match_feedback values ($1, $2, $3, now())', [own.authorId, own.id, before[0]])
    expect(await bestOf(own, { limit: 2 })).toEqual(before.slice(1))
    expect(await bestOf(others.find(({ id }) => id === before[0])!)).toContain(own.id)

    await matches.index({ ...own, title: 'Modifié' }, 2)
    await matches.search(own.id)
    expect(await bestOf(own)).toHaveLength(2)
    expect(await bestOf(own)).not.toContain(before[0])
  })

  test('leaves out excluded authors', async () => {
    const posts = many(3)
    await matches.publish(posts)
    await matches.search(posts[0]!.id)
    expect(await bestOf(posts[0]!, { excludedOwnerIds: [posts[1]!.authorId] })).toEqual([posts[2]!.id])
  })

  test('comes for several posts at once, each with its own limit', async () => {
    const posts = many(6)
    await matches.publish(posts)
    for (const post of posts) await matches.search(post.id)
    const [one, other] = posts as [ReadCase, ReadCase]
    const best = await bestPairsOf(symptomPairs, matches.db(), {
      subjectIds: [one.id, other.id],
      limit: 3,
      excludedOwnerIds: [],
    })
    expect(best.map(({ ownId }) => ownId)).toEqual([other.id, other.id, other.id, one.id, one.id, one.id])
  })
})
