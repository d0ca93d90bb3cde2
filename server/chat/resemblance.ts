import type { MemberCtx } from '#server/foundation/context.ts'
import { membersMatchedWith } from '#server/matching/queries.ts'
import { membersMatchedWith as membersMatchedByReports } from '#server/medication/matches.ts'

/**
 * Members in the lists of this one by symptoms or side effects, with the score of the best match of either kind, best first; of all, or of these. Pairs
 * that they called not relevant are left out.
 */
export async function membersAlike(
  { db, config, actor }: Pick<MemberCtx, 'db' | 'config' | 'actor'>,
  among?: readonly string[],
): Promise<{ memberId: string; score: number }[]> {
  const [bySymptoms, byReports] = await Promise.all([
    membersMatchedWith(db, { memberId: actor.id, kept: config.matchesKept, among }),
    membersMatchedByReports(db, actor.id, among),
  ])
  const scores = new Map<string, number>()
  for (const { memberId: id, score } of [...bySymptoms, ...byReports])
    scores.set(id, Math.max(score, scores.get(id) ?? 0))
  return [...scores]
    .map(([id, score]) => ({ memberId: id, score }))
    .sort((one, other) => other.score - one.score || (one.memberId < other.memberId ? -1 : 1))
}
