import { blockedWith } from '#server/accounts/block-queries.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { type NewPairs, type PairRules, pairHandlers, searchSubject } from '#server/foundation/pairs/follow.ts'
import { dropKeys, writeKey } from '#server/foundation/pairs/keys.ts'
import { amongBestOf } from '#server/foundation/pairs/lists.ts'
import { nudge } from '#server/foundation/transaction.ts'
import type { ReportWritten } from './events.ts'
import { reportFactsOf, reportIdsOf, reportKeyOf } from './index-report.ts'
import { reportPairs } from './pairs.ts'
import type { MedicationCriteria } from './score.ts'

/** Answers the owner of a report that takes part in matching. */
async function index(tx: Tx, reportId: string): Promise<string | undefined> {
  const facts = await reportFactsOf(tx, reportId)
  if (!facts?.takesPart) {
    await dropKeys(reportPairs, tx, [reportId])
    return undefined
  }
  await writeKey(reportPairs, tx, reportKeyOf(facts))
  return facts.memberId
}

/** Nudges those whose list changes: each member once a search, however many of their reports it concerns. */
async function tell(tx: Tx, { config }: Services, { key, found }: NewPairs<MedicationCriteria>): Promise<void> {
  const otherKeys = found.map((match) => match.key)
  const entered = await amongBestOf(reportPairs, tx, { key, otherKeys, limit: config.matchesKept })
  const changed = new Map(
    found.filter((match) => entered.has(match.key)).map(({ ownerId, subjectId }) => [ownerId, subjectId]),
  )
  for (const [memberId, id] of changed) nudge(tx, [memberId], { kind: 'medication', id })
}

const rules: PairRules<MedicationCriteria> = {
  kind: reportPairs,
  index,
  excluded: blockedWith,
  subjectsOf: reportIdsOf,
  tell,
  nudge: 'medication',
}

/** A report was declared or edited, or its matches are asked for again: see `searchSubject`. */
export const searchFor = (services: Services, { reportId }: Pick<ReportWritten, 'reportId'>): Promise<void> =>
  searchSubject(rules, services, reportId)

/** See `pairHandlers`. */
export const { part: partReports, followParticipation, sweep: sweepSearches } = pairHandlers(rules)
