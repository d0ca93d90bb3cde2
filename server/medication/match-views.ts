import { and, eq, inArray } from 'drizzle-orm'
import { EXCERPT_MAX } from '#contract/medication/limits.ts'
import type { MedicationMatch, MedicationReasons } from '#contract/medication/schema.ts'
import { type Person, peopleOf } from '#server/accounts/people-queries.ts'
import { authorView } from '#server/accounts/views.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { excerptOf } from '#server/foundation/excerpt.ts'
import { sharedWords } from '#server/matching/shared-words.ts'
import type { BestMatch } from './matches.ts'
import { pointsOf } from './score.ts'
import { report, reportDrug } from './tables.ts'

/** Matches as the owner of the own reports sees them. One whose report is gone meanwhile is left out. */
export async function matchViews(db: Reader, matches: readonly BestMatch[]): Promise<MedicationMatch[]> {
  const [reports, people] = await Promise.all([
    comparedReports(
      db,
      matches.flatMap(({ ownId, otherId }) => [ownId, otherId]),
    ),
    peopleOf(
      db,
      matches.map(({ ownerId }) => ownerId),
    ),
  ])
  return matches.flatMap((match) => matchView(match, { reports, people }) ?? [])
}

type Compared = Awaited<ReturnType<typeof comparedReports>> extends Map<string, infer Row> ? Row : never
type Facts = { reports: ReadonlyMap<string, Compared>; people: ReadonlyMap<string, Person> }

/** Bands and words in common, nothing from which the other's day follows. */
function matchView(match: BestMatch, { reports, people }: Facts): MedicationMatch | undefined {
  const own = reports.get(match.ownId)
  const other = reports.get(match.otherId)
  if (!own || !other) return undefined
  return {
    ownReport: { id: own.id, name: own.name, severity: own.severity, createdAt: own.createdAt },
    report: {
      id: other.id,
      author: authorView(other.memberId, people),
      name: other.name,
      dosage: other.dosage,
      excerpt: excerptOf(other.description, EXCERPT_MAX),
      severity: other.severity,
    },
    score: match.score,
    reasons: reasonsView(match, own, other),
  }
}

function reasonsView({ criteria }: BestMatch, own: Compared, other: Compared): MedicationReasons {
  const { exactMedicationMatch, sameActiveSubstance, severityProximity, temporalProximity: days } = criteria
  return {
    sameName: exactMedicationMatch,
    sameSubstance: !exactMedicationMatch && sameActiveSubstance,
    severityGap: severityProximity === 0 || severityProximity === 1 ? severityProximity : null,
    onsetWithin: days === null ? null : days <= 30 ? 30 : 90,
    sharedWords: sharedWords(textOf(own), textOf(other)),
    points: pointsOf(criteria),
  }
}

const textOf = ({ description }: Compared) => ({ title: '', description })

/** What a match shows of its two reports, by id. */
async function comparedReports(db: Reader, ids: readonly string[]) {
  const rows = await db
    .select({
      id: report.id,
      memberId: report.memberId,
      name: reportDrug.name,
      dosage: reportDrug.dosage,
      description: report.description,
      severity: report.severity,
      createdAt: report.createdAt,
    })
    .from(report)
    .innerJoin(reportDrug, and(eq(reportDrug.reportId, report.id), eq(reportDrug.position, 0)))
    .where(inArray(report.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, row]))
}
