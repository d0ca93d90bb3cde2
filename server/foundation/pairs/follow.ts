import type { Services } from '../context.ts'
import type { Reader, Tx } from '../db/database.ts'
import { pushNow, transact } from '../transaction.ts'
import type { PushedEvent } from '../work/events.ts'
import { dropPairsBetween, lockSubject, pendingSubjects } from './keys.ts'
import type { FindInput, Found, PairKind } from './kind.ts'
import { ownersIn, searchAndStore } from './search.ts'

/** The rules for what follows when subjects of a kind, or their owners, change. */
export type PairRules<Criteria> = {
  kind: PairKind<Criteria>
  /** Makes a subject findable as it now is, or takes it out; answers the owner of one that takes part. */
  index: (tx: Tx, subjectId: string, services: Services) => Promise<string | undefined>
  /** Whose subjects an owner must not be matched with. */
  excluded: (ownerId: string) => FindInput['excludedOwnerIds']
  /** Every subject of an owner. */
  subjectsOf: (reader: Reader, ownerId: string) => Promise<string[]>
  /** Decides whom new pairs are told to, in the transaction that stores them. */
  tell: (tx: Tx, services: Services, news: NewPairs<Criteria>) => Promise<void>
  /** The pushed event that tells owners of a search; absent where nobody is to hear of it. */
  event?: PushedEvent['kind']
}

/** The pairs that a search of this subject stored first. */
export type NewPairs<Criteria> = {
  key: string
  subjectId: string
  ownerId: string
  found: readonly Found<Criteria>[]
}

/**
 * A subject was written or edited, or its matches are asked for again: makes it findable as it now is and, after that commit, searches. New pairs are told as
 * the rules say, and its owner is told.
 */
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
  await searchIndexed(rules, services, { subjectId, ownerId })
  await pushToOwner(rules, services, { ownerId, id: subjectId })
}

/** Searches a subject that takes part, and tells of new pairs as the rules say. To be called when its key was committed. */
export async function searchIndexed<Criteria>(
  rules: PairRules<Criteria>,
  services: Services,
  { subjectId, ownerId }: { subjectId: string; ownerId: string },
): Promise<void> {
  await searchAndStore(
    rules.kind,
    services,
    { subjectId, excludedOwnerIds: rules.excluded(ownerId), kept: services.config.matchesKept },
    (tx, found, key) => rules.tell(tx, services, { key, subjectId, ownerId, found }),
  )
}

/** Makes the handlers of a kind, for events and jobs: members block each other, take part or no more, or a crash left searches undone. */
export const pairHandlers = <Criteria>(rules: PairRules<Criteria>) => ({
  part: (services: Services, { blockerId, blockedId }: { blockerId: string; blockedId: string }) =>
    partOwners(rules, services, [blockerId, blockedId]),
  followParticipation: (services: Services, { memberId }: { memberId: string }) =>
    searchOwner(rules, services, memberId),
  sweep: (services: Services) => sweepPairs(rules, services),
})

/**
 * A block was made between two members: deletes the pairs of their subjects. Once it is lifted, they come back with the next search; a second run leaves those
 * alone.
 */
async function partOwners<Criteria>(
  { kind, excluded, subjectsOf }: PairRules<Criteria>,
  services: Services,
  [oneId, otherId]: readonly [string, string],
): Promise<void> {
  await transact(services, async (tx) => {
    if (!(await ownersIn(tx, excluded(oneId))).includes(otherId)) return
    await dropPairsBetween(kind, tx, { ones: await subjectsOf(tx, oneId), others: await subjectsOf(tx, otherId) })
  })
}

/** A member takes part in matching again, or no more: each of their subjects is searched for, or its pairs go on both sides. */
async function searchOwner<Criteria>(rules: PairRules<Criteria>, services: Services, ownerId: string): Promise<void> {
  for (const id of await rules.subjectsOf(services.db, ownerId)) await searchSubject(rules, services, id)
  await pushToOwner(rules, services, { ownerId, id: ownerId })
}

/** Tells an owner of a search, where the rules tell anybody. */
export async function pushToOwner<Criteria>(
  { event: kind }: PairRules<Criteria>,
  services: Services,
  { ownerId, id }: { ownerId: string; id: string },
): Promise<void> {
  if (kind) await pushNow(services, ownerId, { kind, id })
}

const SWEPT_AT_ONCE = 500

/** Does the searches that a crash left undone; one that fails does not hold up the others, and is tried again at the next sweep. */
async function sweepPairs<Criteria>(rules: PairRules<Criteria>, services: Services): Promise<void> {
  for (const subjectId of await pendingSubjects(rules.kind, services.db, SWEPT_AT_ONCE))
    await searchSubject(rules, services, subjectId).catch((error: unknown) =>
      services.log.error({ err: error, subjectId, event: rules.event }, 'search not swept'),
    )
}
