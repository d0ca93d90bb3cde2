import { expect, test, vi } from 'vitest'
import { POINTS } from '#contract/matching/limits.ts'
import { authorCount, communityOf } from '../../../bench/support/community.ts'
import { symptom } from '../../support/fixtures/symptoms.ts'
import { bestMatches } from '../../support/plain-search/best-matches.ts'
import { useMatchDatabase } from '../../support/servers/match-database.ts'
import { openWorld } from '../../support/world.ts'

/** The points as somebody might change them, in the one place where they are. */
const CHANGED = { country: 24, zone: 26, sameWeek: 22, sameMonth: 17, words: 24, travel: 15 }

vi.mock('#contract/matching/limits.ts', async (original) => ({
  ...(await original<typeof import('#contract/matching/limits.ts')>()),
  POINTS: { country: 24, zone: 26, sameWeek: 22, sameMonth: 17, words: 24, travel: 15 },
  MONTH_POINTS: { same: 22, neighbouring: 17 },
}))

const COMMUNITY = 2000
const ASKING = 40
const matches = useMatchDatabase({ members: authorCount(COMMUNITY) })
const { people, as, settle, services } = openWorld()

test('points changed in the contract change the matches, their order and the stored rows', async () => {
  expect(POINTS).toEqual(CHANGED)
  const community = communityOf(COMMUNITY)
  const asking = Array.from({ length: ASKING }, (_, number) => community.fresh(number))
  const posts = [...community.posts(), ...asking]
  await matches.publish(posts)
  for (const [index, post] of asking.entries()) {
    const of = index % 4 === 0 ? 1000 : 50
    expect(await matches.found(post.id, { kept: of })).toEqual(bestMatches(post, { among: posts, kept: of }))
  }
  const [post] = asking
  await matches.search(post!.id, { kept: 50 })
  const expected = bestMatches(post!, { among: posts, kept: 50 })
  expect(await matches.pairs()).toEqual(
    expected.map(({ id, score }) => `${[id, post!.id].sort().join(' ')} ${score}`).sort(),
  )
})

test('points changed in the contract change what a member is shown: the list, its order, and the points of each reason', async () => {
  const { lea, near, soon } = await people('lea', 'near', 'soon')
  const here = { country: 'FR' as const, tags: ['Migraine'], title: 'Migraine', description: 'Une migraine tenace' }
  const publish = (who: typeof lea, said: Parameters<typeof symptom>[0]) =>
    as(who).posts.publishSymptom(symptom({ ...here, ...said }))
  // With the points of the specification the same week would come before the same place: 80 to 75.
  await publish(near, { postalCode: '75011', startDate: '2026-01-05' })
  await publish(soon, { postalCode: '69001', startDate: '2026-06-12' })
  await publish(lea, { postalCode: '75020', startDate: '2026-06-15' })
  await settle()
  const list = await as(lea).matching.list({})
  expect(list.matches.map(({ post, reasons }) => [post.author.id, reasons.points])).toEqual([
    // The place is not told of two members alone, and counts all the same.
    [near.id, { country: 24, zone: 0, period: 0, words: 24, travel: 0 }],
    [soon.id, { country: 24, zone: 0, period: 22, words: 24, travel: 0 }],
  ])
  const { rows } = await services().db.execute('select score from symptom_match order by score')
  expect(rows).toEqual([{ score: 70 }, { score: 74 }])
})
