import { inArray, sql } from 'drizzle-orm'
import { takesPartInMedication } from '#server/accounts/participation-queries.ts'
import type { PairKind } from '#server/foundation/pairs/kind.ts'
import { isWithheld, ownersIntroduced } from './introduction-store.ts'
import { byResemblance, type MedicationPair, REPORT_PLACES } from './score.ts'
import { topMatches } from './search-queries.ts'
import { medicationFeedback, medicationMatch, report, reportKey } from './tables.ts'

export const reportPairs: PairKind<MedicationPair, typeof reportKey> = {
  keys: { table: reportKey, key: reportKey.reportId, subject: reportKey.reportId, owner: reportKey.memberId },
  pairs: medicationMatch,
  dismissals: {
    table: medicationFeedback,
    member: medicationFeedback.memberId,
    own: medicationFeedback.ownReportId,
    other: medicationFeedback.otherReportId,
  },
  hold: async (tx, ids) => {
    await tx
      .select({ id: report.id })
      .from(report)
      .where(inArray(report.id, [...ids]))
      .orderBy(report.id)
      .for('key share')
  },
  find: ({ db }, input) => topMatches(db, input),
  compare: byResemblance,
  rank: (criteria) => sql`(${criteria} ->> 'order')`,
  takesPart: takesPartInMedication,
  isWithheld,
  places: {
    ...REPORT_PLACES,
    placeKey: reportKey.placeKey,
    isEstablished: reportKey.isEstablished,
    isKept: ownersIntroduced(sql`own.subject_id`, sql`other.subject_id`),
  },
}
