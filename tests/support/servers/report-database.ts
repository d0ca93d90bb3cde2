import { beforeAll } from 'vitest'
import { writeKey } from '#server/foundation/pairs/keys.ts'
import { reportKeyOf } from '#server/medication/indexed-report-queries.ts'
import { reportPairs } from '#server/medication/pairs.ts'
import type { MedicationPair, ReportedCase } from '#server/medication/score.ts'
import { addReports, indexReports } from '../../../bench/support/medication/medication-load.ts'
import { placeOfReport } from '../plain-search/best-reports.ts'
import { type PairDatabase, pairDatabase } from './pair-database.ts'
import { usePeopledDatabase } from './peopled-database.ts'

const LONG_AGO = '2000-01-01'

/**
 * Reports of side effects, and members who declare them: all let their health data be used, and take part in matching.
 * @param clients  how many may work at once
 */
export function useReportDatabase(options: {
  members: number
  clients?: number
}): PairDatabase<ReportedCase, MedicationPair> {
  const peopled = usePeopledDatabase(options)
  beforeAll(async () => {
    await peopled.client().query(
      `insert into consent (id, member_id, kind, version, given_at)
       select gen_random_uuid(), id, 'healthData', '1', now() from member`,
    )
    await peopled.client().query('update member set is_medication_matched = true')
  })
  return pairDatabase(peopled, reportPairs, {
    clear: 'delete from medication_report',
    add: (client, reports) =>
      addReports(
        client,
        reports.map((report) => ({ description: '', severity: 1, onsetDate: null, ...report })),
      ),
    addKeys: indexReports,
    index: async (tx, report, version) =>
      (await writeKey(reportPairs, tx, reportKeyOf({ ...report, version, place: placeOfReport(report) }, LONG_AGO))) !==
      undefined,
  })
}
