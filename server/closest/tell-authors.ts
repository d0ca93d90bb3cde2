import { sql } from 'drizzle-orm'
import { NOTICE_RANK } from '#contract/closest/limits.ts'
import { DAY_MS } from '#contract/foundation/durations.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import type { NewPairs } from '#server/foundation/pairs/follow.ts'
import type { PairKind } from '#server/foundation/pairs/kind.ts'
import { amongBestOf } from '#server/foundation/pairs/lists.ts'
import { pushEvent } from '#server/foundation/transaction.ts'
import { notify } from '#server/notifications/commands/notify.ts'
import { toldSince } from '#server/notifications/queries.ts'
import { authorPlaces } from '#server/posts/research.ts'
import { dismissersOf } from './dismissals.ts'

/** The new pairs, by key, that are among the best that the other post shows: near enough for its author to hear of them. */
export const amongBestMatches = <Criteria>(
  kind: PairKind<Criteria>,
  tx: Tx,
  { key, found }: NewPairs<Criteria>,
): Promise<Set<string>> =>
  amongBestOf(kind, tx, {
    key,
    otherKeys: found.map((match) => match.key),
    limit: NOTICE_RANK,
  })

type Telling = { subjectId: string; ownerId: string; close: readonly { subjectId: string; ownerId: string }[] }

/**
 * Tells of a new case the authors of those it is close to, each at most once a day whatever is published; what a new account published does not use up the
 * notice of an established author (ruling 62). A pair that an edit made anew was perhaps called not relevant before.
 * @returns the posts whose authors were told
 */
export async function tellAuthors(
  tx: Tx,
  services: Services,
  { subjectId, ownerId, close }: Telling,
): Promise<string[]> {
  const ids = close.map((match) => match.subjectId)
  const dismissers = await dismissersOf(tx, subjectId, ids)
  const relevant = close.filter((match) => !dismissers.has(match.subjectId))
  const members = [...new Set(relevant.map((match) => match.ownerId))].sort()
  if (members.length === 0) return []
  // Two searches that would tell the same member go one after the other; in one order, or they could wait for each other.
  for (const id of members)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`match-notice:${id}`}, 0))`)
  const toldToday = await toldSince(tx, 'match', new Date(services.now().getTime() - DAY_MS), members)
  const senders = toldToday.flatMap(({ senderId }) => senderId ?? [])
  const places = await authorPlaces(tx, [ownerId, ...senders], services.now())
  const isEstablished = (id: string | null) => id !== null && places.get(id)!.isEstablished
  const counted = isEstablished(ownerId) ? toldToday.filter(({ senderId }) => isEstablished(senderId)) : toldToday
  const told = new Set(counted.map(({ recipientId }) => recipientId))
  const recipientIds = members.filter((id) => !told.has(id))
  const notified = await notify(tx, services, { recipientIds, senderId: ownerId, kind: 'match', subjectId })
  for (const match of relevant) pushEvent(tx, [match.ownerId], { kind: 'matches', id: match.subjectId })
  return relevant.filter((match) => notified.includes(match.ownerId)).map((match) => match.subjectId)
}
