import { beforeAll } from 'vitest'
import { writeKey } from '#server/foundation/pairs/keys.ts'
import type { Found } from '#server/foundation/pairs/kind.ts'
import { searchAndStore } from '#server/foundation/pairs/search.ts'
import { reportKeyOf } from '#server/medication/index-report.ts'
import { reportPairs } from '#server/medication/pairs.ts'
import type { MedicationCriteria, ReportedCase, ScoredReport } from '#server/medication/score.ts'
import { topMatches } from '#server/medication/search.ts'
import { addReports, indexReports } from '../../../bench/support/medication/medication-load.ts'
import { houseWithoutEvents } from './match-database.ts'
import { type PeopledDatabase, usePeopledDatabase } from './peopled-database.ts'

const EVERYTHING = 100_000
const SHOWN_FROM = new Date(0)

type Searching = { excludedOwnerIds?: readonly string[]; kept?: number }

export type ReportDatabase = ReturnType<typeof reportDatabaseOf>

/**
 * A database with members and no server: nothing is searched but by the test. For what holds whatever the members do; what they see is tested through
 * the door. All let their health data be used, and take part in matching.
 * @param clients  how many may work at once
 */
export function useReportDatabase(options: { members: number; clients?: number }): ReportDatabase {
  const peopled = usePeopledDatabase(options)
  beforeAll(async () => {
    await peopled.client().query(
      `insert into consent (id, member_id, kind, version, given_at)
       select gen_random_uuid(), id, 'healthData', '1', now() from member`,
    )
    await peopled.client().query('update member set is_medication_matched = true')
  })
  return reportDatabaseOf(peopled)
}

function reportDatabaseOf({ db, client }: PeopledDatabase) {
  const services = () => houseWithoutEvents(db())

  return {
    db,
    client,
    /** Forgets all reports. */
    clear: () => client().query('delete from medication_report'),
    /** Declares reports without a word to matching. */
    write: (reports: readonly ReportedCase[]) => addReports(client(), reports),
    /** Declares reports and indexes them, in bulk; none is searched. */
    async publish(reports: readonly ReportedCase[]): Promise<void> {
      await addReports(client(), reports)
      await indexReports(client(), reports)
    },
    /** Indexes one report as the product does, in a transaction of its own. */
    index: (report: ReportedCase, version = 1): Promise<boolean> =>
      db().transaction(async (tx) => {
        const row = reportKeyOf({ ...report, version }, SHOWN_FROM)
        return (await writeKey(reportPairs, tx, row)) !== undefined
      }),
    /** What a search finds, without storing it. */
    async found(
      reportId: string,
      { excludedOwnerIds = [], kept = EVERYTHING }: Searching = {},
    ): Promise<ScoredReport[]> {
      const search = await topMatches(db(), { subjectId: reportId, excludedOwnerIds, kept })
      return (search?.found ?? []).map(({ subjectId: id, score, criteria }) => ({ id, score, criteria }))
    },
    /** Searches, stores, and answers what is new. */
    search: (
      reportId: string,
      { excludedOwnerIds = [], kept = EVERYTHING }: Searching = {},
    ): Promise<Found<MedicationCriteria>[]> =>
      searchAndStore(
        reportPairs,
        services(),
        { subjectId: reportId, excluded: async () => excludedOwnerIds, kept },
        async () => {},
      ),
    services,
    /** The stored pairs, "older newer score" by report id, in that order. */
    async pairs(): Promise<string[]> {
      const { rows } = await client().query<{ pair: string }>(
        `select a || ' ' || b || ' ' || score as pair from medication_match order by pair`,
      )
      return rows.map(({ pair }) => pair)
    },
  }
}
