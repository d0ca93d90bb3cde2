import { expect } from 'vitest'
import { MATCHES_PER_AUTHOR } from '#contract/matching/limits.ts'
import { POSTS_PER_HOUR } from '#contract/posts/limits.ts'
import { wordsFrom } from './cases.ts'
import { symptom } from './symptoms.ts'
import type { Person, World } from './world.ts'

const HOUR_MS = 3_600_000
const DAYS_MS = 4 * 24 * HOUR_MS

const where = { country: 'FR' as const, startDate: '2026-05-10', postalCode: '75001' }

/** A case that shares `shared` of 20 words with all others of its kind; the rest are another's for each number. */
export const nearlyTheSame = (shared: number, own: number, given: object = {}) =>
  symptom({
    ...where,
    title: wordsFrom(0, shared),
    description: wordsFrom(1_000 + own * 20, 20 - shared),
    tags: ['Vertiges'],
    ...given,
  })

/** Whose posts stand in the list of one of a member's own, best first. */
export const authorsShownTo = async ({ as }: World, who: Person, postId: string) =>
  (await as(who).matching.list({ postId })).matches.map(({ post }) => post.author.id)

/** Accounts that are new no more publish copies before and after a case like the victim's: it is in the victim's list, and its recovery is told. */
export async function copiesDoNotFill(
  world: World,
  { attackers: count, copies }: { attackers: number; copies: number },
) {
  const { people, person, as, settle, advance } = world
  const { victim, friend } = await people('victim', 'friend')
  const attackers = await Promise.all(Array.from({ length: count }, () => person()))
  advance(DAYS_MS)
  const own = await as(victim).posts.publishSymptom(nearlyTheSame(14, 0))
  await settle()
  const publish = async (from: number, until: number) => {
    for (let copy = from; copy < until; copy++) {
      if (copy % POSTS_PER_HOUR === 0) advance(HOUR_MS)
      for (const [index, attacker] of attackers.entries())
        await as(attacker).posts.publishSymptom(nearlyTheSame(15, 1 + index * copies + copy))
    }
    await settle()
  }
  await publish(0, copies / 2)
  const theirs = await as(friend).posts.publishSymptom(nearlyTheSame(13, 900))
  await settle()
  await publish(copies / 2, copies)

  for (const [who, postId, other] of [
    [victim, own.id, friend],
    [friend, theirs.id, victim],
  ] as const) {
    const authors = await authorsShownTo(world, who, postId)
    for (const { id } of attackers)
      expect(authors.filter((author) => author === id).length).toBeLessThanOrEqual(MATCHES_PER_AUTHOR)
    expect(authors.filter((author) => author === other.id)).toHaveLength(1)
  }
  await as(friend).posts.resolve({ id: theirs.id, treatment: 'Repos' })
  await settle()
  const { items } = await as(victim).notifications.list({})
  const recoveries = items.filter(({ kind }) => kind === 'recovery')
  expect(recoveries).toMatchObject([{ postId: theirs.id, sender: { id: friend.id } }])
}
