import { type AnyColumn, and, eq, inArray, isNotNull, ne, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { EXCERPT_MAX } from '#contract/medication/limits.ts'
import { withoutDose } from '#contract/medication/dose.ts'
import { severityBand } from '#contract/medication/rules.ts'
import type { MedicationMatch, MedicationReasons } from '#contract/medication/schema.ts'
import { takesPartInMedication } from '#server/accounts/participation-queries.ts'
import { type Person, peopleOf } from '#server/accounts/people-queries.ts'
import { authorView } from '#server/accounts/views.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { excerptOf } from '#server/foundation/text/excerpt.ts'
import { sharedWords } from '#server/matching/shared-words.ts'
import type { BestMatch } from './matches.ts'
import { termsOfReport } from './queries.ts'
import { type MedicationCriteria, pointsOf, sharedEffects } from './score.ts'
import { acquaintance, medicationMatch, report, reportDrug } from './tables.ts'

/** Matches as the owner of the own reports sees them. One whose report is gone meanwhile is left out. */
export async function matchViews(db: Reader, matches: readonly BestMatch[]): Promise<MedicationMatch[]> {
  const [reports, people] = await Promise.all([
    comparedReports(
      db,
      matches.flatMap(({ ownId, otherId }) => [ownId, otherId]),
    ),
    peopleOf(
      db,
      matches.flatMap(({ ownerId, isMutual }) => (isMutual ? [ownerId] : [])),
    ),
  ])
  return matches.flatMap((match) => matchView(match, { reports, people }) ?? [])
}

type Compared = Awaited<ReturnType<typeof comparedReports>> extends Map<string, infer Row> ? Row : never
type Facts = { reports: ReadonlyMap<string, Compared>; people: ReadonlyMap<string, Person> }

function matchView(match: BestMatch, { reports, people }: Facts): MedicationMatch | undefined {
  const own = reports.get(match.ownId)
  const other = reports.get(match.otherId)
  if (!own || !other) return undefined
  const isSubstance = !match.criteria.exactMedicationMatch
  return {
    id: match.id,
    ownReport: { id: own.id, name: own.name, severity: own.severity, createdAt: own.createdAt },
    common: {
      medication: commonMedication(own, match),
      isSubstance,
      effects: sharedEffects(own, other),
      severity: severityBand(other.severity),
    },
    agreement: match.agreement,
    other: match.isMutual
      ? {
          author: authorView(other.memberId, people),
          name: other.name,
          dosage: other.dosage,
          excerpt: excerptOf(other.description, EXCERPT_MAX),
          severity: other.severity,
          score: match.score,
          reasons: reasonsView(match, own, other),
        }
      : null,
  }
}

type Named = { name: string; substance: string | null }

/** The medication or the substance in common, as the reader's own report has it. */
const commonMedication = ({ name, substance }: Named, { criteria }: { criteria: MedicationCriteria }): string =>
  withoutDose(criteria.exactMedicationMatch ? name : (substance ?? name)).trim()

/** The medication or the substance in common of these pairs, by id, of those whose two sides are shown to each other. */
export async function medicationsInCommon(
  db: Reader,
  readerId: string,
  pairIds: readonly string[],
): Promise<Map<string, string>> {
  if (pairIds.length === 0) return new Map()
  const rows = await db
    .select({
      id: acquaintance.id,
      criteria: medicationMatch.criteria,
      name: reportDrug.name,
      substance: reportDrug.substance,
    })
    .from(acquaintance)
    .innerJoin(medicationMatch, and(eq(medicationMatch.a, acquaintance.a), eq(medicationMatch.b, acquaintance.b)))
    .innerJoin(own, and(isOneOf(own.id), eq(own.memberId, readerId)))
    .innerJoin(other, and(isOneOf(other.id), ne(other.id, own.id)))
    .innerJoin(reportDrug, and(eq(reportDrug.reportId, own.id), eq(reportDrug.position, 0)))
    .where(
      and(
        inArray(acquaintance.id, [...pairIds]),
        isNotNull(acquaintance.aAgreedAt),
        isNotNull(acquaintance.bAgreedAt),
        takesPartInMedication(own.memberId),
        takesPartInMedication(other.memberId),
      ),
    )
  return new Map(rows.map((row) => [row.id, commonMedication(row, row)]))
}

const own = alias(report, 'own')
const other = alias(report, 'other')
const isOneOf = (id: AnyColumn) => or(eq(id, acquaintance.a), eq(id, acquaintance.b))

/** Bands and words in common, nothing from which the other's day follows. */
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
      substance: reportDrug.substance,
      dosage: reportDrug.dosage,
      description: report.description,
      reactions: termsOfReport,
      severity: report.severity,
      createdAt: report.createdAt,
    })
    .from(report)
    .innerJoin(reportDrug, and(eq(reportDrug.reportId, report.id), eq(reportDrug.position, 0)))
    .where(inArray(report.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, row]))
}
