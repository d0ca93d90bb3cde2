import type { Band } from '#contract/closest/schema.ts'
import { bandOfPoints } from '#contract/matching/band.ts'
import { closestMembers } from '#server/closest/band-queries.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { membersMatchedWith } from '#server/matching/queries.ts'
import { membersMatchedWith as membersMatchedByReports } from '#server/medication/match-queries.ts'

const BANDS: readonly Band[] = ['veryClose', 'close', 'common']

/**
 * Best match first. Members whose stories are close cases are as close here as in the list of close cases. Pairs that the member called not relevant are left
 * out.
 */
export async function membersAlike(
  { db, config, actor }: Pick<MemberCtx, 'db' | 'config' | 'actor'>,
  among?: readonly string[],
): Promise<{ memberId: string; band: Band }[]> {
  const asked = { memberId: actor.id, kept: config.matchesKept, among }
  const [closest, byScore, byReports] = await Promise.all([
    closestMembers(db, asked),
    membersMatchedWith(db, asked),
    membersMatchedByReports(db, actor.id, among),
  ])
  const areClosest = new Set(closest.map(({ memberId }) => memberId))
  const found = [
    ...closest.map(({ memberId, points: score, band }) => ({ memberId, score, band })),
    // The band of the list of close cases counts for the stories of two members, whatever their score.
    ...byScore
      .filter(({ memberId }) => !areClosest.has(memberId))
      .map(({ memberId, score }) => ({ memberId, score, band: bandOfPoints(score) })),
    ...byReports.map(({ memberId, score }) => ({ memberId, score, band: bandOfPoints(score) })),
  ].sort((one, other) => other.score - one.score || (one.memberId < other.memberId ? -1 : 1))
  const best = new Map<string, Band>()
  for (const { memberId, band } of found) {
    const known = best.get(memberId)
    if (!known || BANDS.indexOf(band) < BANDS.indexOf(known)) best.set(memberId, band)
  }
  return [...best].map(([memberId, band]) => ({ memberId, band }))
}
