import { sql } from 'drizzle-orm'
import type { Services } from '../context.ts'
import type { Reader, Tx } from '../db/database.ts'
import { pushNow, transact } from '../transaction.ts'
import type { PushedEvent } from '../work/events.ts'
import { dropPairsBetween, lockSubject, pendingSubjects } from './keys.ts'
import { type FindInput, type FoundPair, isSql, type PairKind } from './kind.ts'
import { type Marking, markTogether, searchAndStore } from './search.ts'

export type PairRules<Criteria> = {
  kind: PairKind<Criteria>
  index: (tx: Tx, subjectId: string, services: Services) => Promise<string | undefined>
  excluded: (ownerId: string) => FindInput['excludedOwnerIds']
  subjectsOf: (reader: Reader, ownerId: string) => Promise<string[]>
  /** Runs in the transaction that stores the new pairs. */
  tell: (tx: Tx, services: Services, news: NewPairs<Criteria>) => Promise<void>
  event?: PushedEvent['kind']
}

export type NewPairs<Criteria> = {
  key: string
  subjectId: string
  ownerId: string
  found: readonly FoundPair<Criteria>[]
}

export async function searchSubject<Criteria>(
  rules: PairRules<Criteria>,
  services: Services,
  subjectId: string,
): Promise<void> {
  const ownerId = await transact(services, async (tx) => {
    await lockSubject(tx, subjectId, rules.kind)
    return rules.index(tx, subjectId, services)
  })
  if (ownerId === undefined) return
  const marks = markTogether(services.db)
  await searchIndexed(rules, services, { subjectId, ownerId, marks })
  await pushToOwner(rules, services, { ownerId, id: subjectId, marks })
}

/** Must be called after the subject's key was committed, and before the marks are written, which several searches of the subject may share. */
export async function searchIndexed<Criteria>(
  rules: PairRules<Criteria>,
  services: Services,
  { subjectId, ownerId, marks }: { subjectId: string; ownerId: string; marks: Marking },
): Promise<void> {
  await searchAndStore(
    rules.kind,
    services,
    { subjectId, excludedOwnerIds: rules.excluded(ownerId), kept: services.config.matchesKept },
    (tx, found, key) => rules.tell(tx, services, { key, subjectId, ownerId, found }),
    marks,
  )
}

export const pairHandlers = <Criteria>(rules: PairRules<Criteria>) => ({
  part: (services: Services, { blockerId, blockedId }: { blockerId: string; blockedId: string }) =>
    endPairsBetween(rules, services, [blockerId, blockedId]),
  followParticipation: (services: Services, { memberId }: { memberId: string }) =>
    searchOwner(rules, services, memberId),
  sweep: (services: Services) => sweepPairs(rules, services),
})

/**
 * Deletes the pairs of two members after a block. Once the block is lifted, they come back with the next search; a second run does not delete those.
 */
async function endPairsBetween<Criteria>(
  { kind, excluded, subjectsOf }: PairRules<Criteria>,
  services: Services,
  [oneId, otherId]: readonly [string, string],
): Promise<void> {
  await transact(services, async (tx) => {
    if (!(await ownersIn(tx, excluded(oneId))).includes(otherId)) return
    await dropPairsBetween(kind, tx, { ones: await subjectsOf(tx, oneId), others: await subjectsOf(tx, otherId) })
  })
}

async function ownersIn(reader: Reader, owners: FindInput['excludedOwnerIds']): Promise<readonly string[]> {
  if (!isSql(owners)) return owners
  const { rows } = await reader.execute<{ ids: string[] }>(sql`select ${owners} as ids`)
  return rows[0]!.ids
}

async function searchOwner<Criteria>(rules: PairRules<Criteria>, services: Services, ownerId: string): Promise<void> {
  for (const id of await rules.subjectsOf(services.db, ownerId)) await searchSubject(rules, services, id)
  await pushToOwner(rules, services, { ownerId, id: ownerId })
}

/** Tells an owner of searches, where the rules tell anybody, and marks them as done by the same statement. */
export async function pushToOwner<Criteria>(
  { event: kind }: PairRules<Criteria>,
  services: Services,
  { ownerId, id, marks }: { ownerId: string; id: string; marks?: Marking },
): Promise<void> {
  if (kind) await pushNow(services, { memberId: ownerId, event: { kind, id }, first: marks?.taken() ?? [] })
  else await marks?.rest()
}

const SWEPT_AT_ONCE = 500

/** A failing search does not stop the others, and is tried again at the next sweep. */
async function sweepPairs<Criteria>(rules: PairRules<Criteria>, services: Services): Promise<void> {
  for (const subjectId of await pendingSubjects(rules.kind, services.db, SWEPT_AT_ONCE))
    await searchSubject(rules, services, subjectId).catch((error: unknown) =>
      services.log.error({ err: error, subjectId, event: rules.event }, 'search not swept'),
    )
}
