import { CLOSENESS } from '#contract/closest/limits.ts'
import { blockedIds } from '#server/accounts/settings/block-queries.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import type { NewPairs, PairRules } from '#server/foundation/pairs/follow.ts'
import { dropKeys } from '#server/foundation/pairs/keys.ts'
import { symptomIdsOf } from '#server/posts/queries.ts'
import { lockedToTell } from './candidate-queries.ts'
import { type ClosenessCriteria, noticePoints } from './closeness-criteria.ts'
import { indexReading } from './commands/index-reading.ts'
import { keepCandidates } from './commands/keep-candidates.ts'
import { comparedPost } from './compared-post-queries.ts'
import { closePairs } from './pairs.ts'

async function read(tx: Tx, postId: string, services: Services): Promise<string | undefined> {
  const compared = await comparedPost(tx, services, postId)
  if (compared) await indexReading(tx, services, compared)
  else await dropKeys(closePairs, tx, [postId])
  return compared?.facts.authorId
}

async function tellClosest(
  tx: Tx,
  services: Services,
  { key, subjectId, ownerId, found }: NewPairs<ClosenessCriteria>,
): Promise<void> {
  const near = found.filter(({ criteria }) => criteria.back >= CLOSENESS.close)
  const close = await lockedToTell(closePairs, tx, { key, found: near })
  await keepCandidates(tx, services, {
    subjectId,
    ownerId,
    close: close.map((match) => ({ ...match, points: noticePoints(match.criteria.back) })),
  })
}

const tellNobody = async () => {}

const common = { kind: closePairs, excluded: blockedIds, subjectsOf: symptomIdsOf, index: read }

export const closenessRules: Record<'aloud' | 'amongThem' | 'quietly', PairRules<ClosenessCriteria>> = {
  aloud: { ...common, event: 'matches', tell: tellClosest },
  /** A correction is told to nobody but its author: others see the change in their list. */
  amongThem: { ...common, event: 'matches', tell: tellNobody },
  quietly: { ...common, tell: tellNobody },
}
