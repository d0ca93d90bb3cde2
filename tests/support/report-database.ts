import { beforeAll } from 'vitest'
import { indexReport } from '#server/medication/index-report.ts'
import type { ReportedCase, ScoredReport } from '#server/medication/score.ts'
import { type FoundReport, searchAndStore, topMatches } from '#server/medication/search.ts'
import { addReports, indexReports } from '../../bench/support/medication-load.ts'
import { houseWithoutEvents } from './match-database.ts'
import { type PeopledDatabase, usePeopledDatabase } from './peopled-database.ts'

const EVERYTHING = 100_000

type Searching = { excludedMemberIds?: readonly string[]; kept?: number }

export type ReportDatabase = ReturnType<typeof reportDatabaseOf>

/**
 * A database with members and no server: nothing is searched but by the test. For what holds whatever the members do; what they see is tested through
 * the door. All let their health data be used.
 * @param clients  how many may work at once
 */
export function useReportDatabase(options: { members: number; clients?: number }): ReportDatabase {
  const peopled = usePeopledDatabase(options)
  beforeAll(async () => {
    await peopled.client().query(
      `insert into consent (id, member_id, kind, version, given_at)
       select gen_random_uuid(), id, 'healthData', '1', now() from member`,
    )
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
      db().transaction((tx) => indexReport(tx, { ...report, version })),
    /** What a search finds, without storing it. */
    async found(
      reportId: string,
      { excludedMemberIds = [], kept = EVERYTHING }: Searching = {},
    ): Promise<ScoredReport[]> {
      const search = await topMatches(db(), { reportId, excludedMemberIds, kept })
      return (search?.found ?? []).map(({ reportId: id, score, criteria }) => ({ id, score, criteria }))
    },
    /** Searches, stores, and answers what is new. */
    search: (reportId: string, { excludedMemberIds = [], kept = EVERYTHING }: Searching = {}): Promise<FoundReport[]> =>
      searchAndStore(services(), { reportId, excluded: async () => excludedMemberIds, kept }, async () => {}),
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
