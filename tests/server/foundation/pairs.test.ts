import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { authorIdOf } from '../../../bench/support/community.ts'
import { wordsFrom } from '../../support/fixtures/cases.ts'
import { PAIR_KINDS } from '../../support/fixtures/pair-kinds.ts'
import { pairsAmong, workThrough } from '../../support/fixtures/pairs.ts'

const CLIENTS = 16

describe.each(PAIR_KINDS)('pairs of %s', (_, kind) => {
  type Subject = ReturnType<typeof kind.numbered>
  const stored = kind.open({ members: 200, clients: CLIENTS })
  const { bestMatches, byRank, edited, numbered, ownerOf } = kind

  beforeEach(async () => {
    await stored.clear()
  })

  const many = (count: number, said: (number: number) => Partial<Subject> = () => ({})): [Subject, ...Subject[]] => {
    const [first, ...others] = Array.from({ length: count }, (_, number) => numbered(number, said(number)))
    return [first!, ...others]
  }
  /** Every pair that is a match, as `pairs()` writes them. */
  const allPairs = (all: readonly Subject[]) => pairsAmong(all, bestMatches)
  const atOnce = <Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>) =>
    workThrough(items, CLIENTS, work)
  const bestOf = async ({ id }: Subject, options: { limit?: number; excludedOwnerIds?: string[] } = {}) =>
    (await stored.best([id], options)).map(({ otherId }) => otherId)

  test('subjects written at the same time all find each other, once, and only one search gets each new pair', async () => {
    const all = many(120, kind.mixed)
    await stored.write(all)
    const told: string[] = []
    await atOnce(all, async (subject) => {
      await stored.index(subject)
      for (const { subjectId } of await stored.search(subject.id)) told.push([subject.id, subjectId].sort().join(' '))
    })
    const expected = allPairs(all)
    expect(expected.length).toBeGreaterThan(1000)
    expect(await stored.pairs()).toEqual(expected)
    expect(told.sort()).toEqual(expected.map((pair) => pair.replace(/ \d+$/, '')))
    expect(await stored.pending(10)).toEqual([])
  })

  test('subjects edited at the same time keep no pair of an older version, and none is missing', {
    tags: 'long',
  }, async () => {
    const all = many(60)
    const final = new Map(all.map((subject) => [subject.id, subject]))
    await stored.write(all)
    await atOnce(
      all.map((subject, index) => ({ subject, edits: index % 2 ? 6 : 0 })),
      async ({ subject, edits }) => {
        await stored.index(subject)
        await stored.search(subject.id)
        for (let edit = 1; edit <= edits; edit++) {
          const now = kind.rewritten(subject, edit)
          final.set(subject.id, now)
          await stored.index(now, 1 + edit)
          await stored.search(subject.id)
        }
      },
    )
    for (const id of await stored.pending(1000)) await stored.search(id)
    expect(await stored.pairs()).toEqual(allPairs([...final.values()]))
  })

  test('subjects may be taken out or deleted at any moment', { tags: 'long' }, async () => {
    const all = many(60)
    const fateOf = ({ id }: Subject) => Number.parseInt(id.slice(-4), 16) % 4
    await stored.write(all)
    await atOnce(all, async (subject) => {
      await stored.index(subject)
      await stored.search(subject.id)
      if (fateOf(subject) === 0) await stored.drop(subject.id)
      if (fateOf(subject) === 1) await stored.db().transaction((tx) => kind.remove(tx, subject.id))
    })
    expect(await stored.pairs()).toEqual(allPairs(all.filter((subject) => fateOf(subject) > 1)))
  })

  describe('indexing', () => {
    test('ignores an older or an equal version', async () => {
      const [one, other] = many(2) as [Subject, Subject]
      await stored.write([one, other])
      expect(await stored.index(other)).toBe(true)
      expect(await stored.index(one, 3)).toBe(true)
      await stored.search(one.id)
      const pairs = await stored.pairs()
      expect(pairs).toHaveLength(1)
      expect(await stored.index({ ...one, description: 'autre chose' }, 2)).toBe(false)
      expect(await stored.index(one, 3)).toBe(false)
      expect(await stored.pairs()).toEqual(pairs)
    })

    test('removes the pairs of the older version, and waits for a search', async () => {
      const [one, other] = many(2, () => kind.unedited) as [Subject, Subject]
      await stored.write([one, other])
      await stored.index(other)
      await stored.index(one)
      const waiting = kind.waitsAsIndexed ? [other.id, one.id] : [one.id, other.id]
      expect(await stored.pending(10)).toEqual(waiting)
      expect(await stored.pending(1)).toEqual(waiting.slice(0, 1))
      await stored.search(other.id)
      await stored.search(one.id)
      expect(await stored.pending(10)).toEqual([])
      const before = await stored.pairs()
      expect(before).toEqual(allPairs([one, other]))
      expect(before).toHaveLength(1)

      await stored.index(edited(one), 2)
      expect(await stored.pairs()).toEqual([])
      expect(await stored.pending(10)).toEqual([one.id])
      expect(await stored.search(one.id)).toMatchObject([{ subjectId: other.id, ownerId: ownerOf(other) }])
      expect(await stored.pairs()).toEqual(allPairs([edited(one), other]))
      expect(await stored.pairs()).not.toEqual(before)
    })

    test('makes a subject findable again that was taken out', async () => {
      const all = many(3) as [Subject, Subject, Subject]
      await stored.write(all)
      await atOnce(all, (subject) => stored.index(subject))
      await stored.search(all[0].id)
      expect(await stored.pairs()).toHaveLength(2)
      await stored.drop(all[1].id)
      expect(await stored.pairs()).toEqual(allPairs([all[0], all[2]]))
      expect((await stored.found(all[0].id)).map(({ id }) => id)).toEqual([all[2].id])
      await stored.index(all[1])
      expect((await stored.search(all[1].id)).map(({ subjectId }) => subjectId).sort()).toEqual([all[0].id, all[2].id])
    })
  })

  describe('a search', () => {
    test('finds exactly what the plain scorer finds, whatever is excluded and however many are kept', async () => {
      const owners = fc.subarray([0, 1, 2, 3, 4].map(authorIdOf))
      await fc.assert(
        fc.asyncProperty(kind.some, fc.constantFrom(1, 3, 10, 1000), owners, async (all, kept, excludedOwnerIds) => {
          await stored.clear()
          await stored.publish(all)
          for (const subject of all)
            expect(await stored.found(subject.id, { kept })).toEqual(bestMatches(subject, { among: all, kept }))
          const among = all.filter((subject) => !excludedOwnerIds.includes(ownerOf(subject)))
          expect(await stored.found(all[0]!.id, { kept, excludedOwnerIds })).toEqual(
            bestMatches(all[0]!, { among, kept }),
          )
        }),
        { numRuns: 25 },
      )
    })

    test('keeps the subjects that the rules put first among equals', async () => {
      const all = Array.from({ length: 9 }, (_, number) => numbered((number * 5) % 9, { description: wordsFrom(0, 6) }))
      await stored.publish(all)
      const kept = bestMatches(all[0]!, { among: all, kept: 4 }).map(({ id }) => id)
      expect((await stored.found(all[0]!.id, { kept: 4 })).map(({ id }) => id)).toEqual(kept)
    })

    test('finds nothing for a subject that is not indexed', async () => {
      const [one] = many(1)
      await stored.write([one])
      expect(await stored.found(one.id)).toEqual([])
      expect(await stored.search(one.id)).toEqual([])
    })

    test('finds nothing new again', async () => {
      const all = many(6)
      await stored.publish(all)
      expect(await stored.search(all[0].id)).toHaveLength(5)
      expect(await stored.search(all[0].id)).toEqual([])
      expect(await stored.pairs()).toHaveLength(5)
    })

    test('keeps the best only, yet a pair that the other side found stays', async () => {
      const all = many(8, (number) => ({ description: wordsFrom(number, 10) }))
      await stored.publish(all)
      await stored.search(all[0].id, { kept: 2 })
      expect(await stored.pairs()).toHaveLength(2)
      await stored.search(all[7]!.id)
      await stored.search(all[0].id, { kept: 2 })
      const pairsOf = (own: Subject, kept: number) =>
        bestMatches(own, { among: all, kept }).map(({ id }) => [own.id, id].sort().join(' '))
      expect(await stored.pairs()).toHaveLength(new Set([...pairsOf(all[0], 2), ...pairsOf(all[7]!, 50)]).size)
    })

    test('writes the follow-up work with the pairs or nothing at all', async () => {
      const all = many(3)
      await stored.publish(all)
      const follow = async () => {
        throw new Error('The notice could not be written.')
      }
      await expect(stored.search(all[0].id, { follow })).rejects.toThrow('The notice could not be written.')
      expect(await stored.pairs()).toEqual([])
      expect(await stored.search(all[0].id)).toHaveLength(2)
    })

    test('leaves a subject waiting that was written again in its version before the search was marked', async () => {
      const [one, other] = many(2) as [Subject, Subject]
      await stored.publish([one, other])
      await stored.search(other.id)
      await stored.rewrite(one.id)
      await stored.search(one.id, { meanwhile: () => stored.rewrite(one.id) })
      expect(await stored.pending(10)).toEqual([one.id])
      await stored.search(one.id)
      expect(await stored.pending(10)).toEqual([])
    })

    test('leaves a subject waiting that was written again while its search found nothing', async () => {
      const [one] = many(1) as [Subject]
      await stored.publish([one])
      expect(await stored.search(one.id, { meanwhile: () => stored.rewrite(one.id) })).toEqual([])
      expect(await stored.pending(10)).toEqual([one.id])
      await stored.search(one.id)
      expect(await stored.pending(10)).toEqual([])
    })

    test('tells whether the subject enters the ten best that the other shows', async () => {
      const [crowded, ...closer] = many(13, (number) => ({ description: wordsFrom(0, 10 + number) }))
      const isAmongBest = (each: Subject) =>
        bestMatches(crowded, { among: [...closer, each], kept: 10 }).some(({ id }) => id === each.id)
      const others = Array.from({ length: 40 }, (_, number) =>
        numbered(20 + number, { description: wordsFrom(0, number < 20 ? 30 : 10) }),
      )
      const farther = others.find((each) => !isAmongBest(each))!
      const closest = others.findLast(isAmongBest)!
      await stored.publish([crowded, ...closer])
      await stored.search(crowded.id)
      const entering = async (subject: Subject) => {
        await stored.publish([subject])
        let entered: boolean | undefined
        await stored.search(subject.id, {
          kept: 50,
          follow: async (tx, found, key) => {
            const other = found.find(({ subjectId }) => subjectId === crowded.id)!
            entered = (await stored.amongBest(tx, { key, otherKeys: [other.key], limit: 10 })).has(other.key)
          },
        })
        return entered
      }
      expect(await entering(farther)).toBe(false)
      expect(await entering(closest)).toBe(true)
    })
  })

  test('a subject is told to be among the best of exactly those that list it among their first', async () => {
    await fc.assert(
      fc.asyncProperty(
        kind.some,
        fc.integer({ min: 1, max: 10 }),
        fc.infiniteStream(fc.nat(5)),
        async (all, limit, dice) => {
          await stored.clear()
          await stored.publish(all)
          for (const { id } of all) await stored.search(id)
          for (const own of all)
            for (const { otherId } of await stored.best([own.id])) {
              const { value: thrown } = dice.next()
              if (thrown === 0) await stored.dismiss(ownerOf(own), own.id, otherId)
              if (thrown === 1) await kind.keep(stored.client(), own.id, otherId)
            }
          const listed = new Map<string, string[]>()
          for (const { id } of all)
            listed.set(
              id,
              (await stored.best([id], { limit })).slice(0, limit).map(({ otherId }) => otherId),
            )
          const keys = await stored.keys()
          const otherKeys = [...keys.values()]
          for (const [id, key] of keys) {
            const told = await stored.db().transaction((tx) => stored.amongBest(tx, { key, otherKeys, limit }))
            const listing = all.filter((own) => listed.get(own.id)!.includes(id)).map((own) => keys.get(own.id)!)
            expect([...told].sort()).toEqual(listing.sort())
          }
        },
      ),
      { numRuns: 15 },
    )
  })

  describe('the list of a subject', () => {
    test('holds pairs found from both sides, best first', async () => {
      const all = many(12, kind.ranked)
      await stored.publish(all)
      for (const { id } of all) await stored.search(id, { kept: 3 })
      const own = all[4]!
      const best = await stored.best([own.id])
      const plain = bestMatches(own, { among: all, kept: 50 })
      expect(best.length).toBeGreaterThan(3)
      for (const { otherId, score, criteria, ownId, ownerId } of best) {
        expect(ownId).toBe(own.id)
        expect({ id: otherId, score, criteria }).toEqual(plain.find(({ id }) => id === otherId))
        expect(ownerId).toBe(ownerOf(all.find(({ id }) => id === otherId)!))
      }
      const ranked = best.map((match) => ({ ...match, id: match.otherId })).sort(byRank)
      expect(best.map(({ otherId }) => otherId)).toEqual(ranked.map(({ id }) => id))
      expect(await bestOf(own, { limit: 2 })).toEqual(ranked.slice(0, 2).map(({ id }) => id))
    })

    test('is the exact best 50 of the last search, whatever other subjects found', async () => {
      const all = many(120, (number) => ({ description: wordsFrom(number % 11, 10 + (number % 7)) }))
      await stored.publish(all)
      await atOnce(all, ({ id }) => stored.search(id, { kept: 50 }))
      for (const own of [all[0], all[57]!, all[119]!])
        expect(await bestOf(own)).toEqual(bestMatches(own, { among: all, kept: 50 }).map(({ id }) => id))
    })

    test('leaves out pairs its owner called not relevant, for its owner alone, before the limit', async () => {
      const [own, ...others] = many(4, (number) => ({ description: wordsFrom(number, 12) }))
      await stored.publish([own, ...others])
      await stored.search(own.id)
      const before = await bestOf(own)
      expect(before).toHaveLength(3)
      await stored.dismiss(ownerOf(own), own.id, before[0]!)
      expect(await bestOf(own, { limit: 2 })).toEqual(before.slice(1))
      expect(await bestOf(others.find(({ id }) => id === before[0])!)).toContain(own.id)

      await stored.index(edited(own), 2)
      await stored.search(own.id)
      expect(await bestOf(own)).toHaveLength(2)
      expect(await bestOf(own)).not.toContain(before[0])
    })

    test('leaves out excluded owners', async () => {
      const all = many(3)
      await stored.publish(all)
      await stored.search(all[0].id)
      expect(await bestOf(all[0], { excludedOwnerIds: [ownerOf(all[1]!)] })).toEqual([all[2]!.id])
    })

    test('comes for several subjects at once, each with its own limit', async () => {
      const all = many(6)
      await stored.publish(all)
      for (const { id } of all) await stored.search(id)
      const [one, other] = [all[0].id, all[1]!.id]
      const best = await stored.best([one, other], { limit: 3 })
      expect(best.map(({ ownId }) => ownId)).toEqual([other, other, other, one, one, one])
    })
  })
})
