import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { withoutDose } from '#contract/medication/dose.ts'
import { EXCERPT_MAX } from '#contract/medication/limits.ts'
import type { MedicationMatch, MedicationReasons } from '#contract/medication/schema.ts'
import { takesPartInMedication } from '#server/accounts/participation-queries.ts'
import { type Person, peopleOf } from '#server/accounts/people-queries.ts'
import { authorView } from '#server/accounts/views.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { givenIds, statement } from '#server/foundation/db/statement.ts'
import { cutText } from '#server/foundation/text/cut.ts'
import { sharedWordsReader } from '#server/matching/shared-word-views.ts'
import { inCommon, isKnown, type KnownMatch, type ShownMatch } from './match-queries.ts'
import { type MedicationCriteria, pointsOf } from './score.ts'
import { introduction, report, reportDrug } from './tables.ts'

export async function matchViews(db: Reader, matches: readonly ShownMatch[]): Promise<MedicationMatch[]> {
  const known = matches.filter(isKnown)
  const [reports, people] = await Promise.all([
    comparedReports(
      db,
      known.flatMap(({ own, other }) => [own.id, other.reportId]),
    ),
    peopleOf(
      db,
      known.map(({ other }) => other.memberId),
    ),
  ])
  const sharedWords = sharedWordsReader()
  return matches.map((match) => ({
    ...strangerView(match),
    other: isKnown(match) ? knownView(match, { reports, people, sharedWords }) : null,
  }))
}

const strangerView = ({ id, own, isSubstance, effects, agreement }: ShownMatch): Omit<MedicationMatch, 'other'> => ({
  id,
  ownReport: { id: own.id, name: own.name, severity: own.severity, createdAt: own.createdAt },
  common: { medication: commonMedication(own, { isSubstance }), isSubstance, effects: [...effects] },
  agreement,
})

const commonMedication: typeof inCommon = (own, match) => withoutDose(inCommon(own, match)).trim()

type Compared = Awaited<ReturnType<typeof comparedReports>> extends Map<string, infer Row> ? Row : never
type KnownMatchFacts = {
  reports: ReadonlyMap<string, Compared>
  people: ReadonlyMap<string, Person>
  sharedWords: SharedWords
}
type SharedWords = ReturnType<typeof sharedWordsReader>

function knownView(match: KnownMatch, { reports, people, sharedWords }: KnownMatchFacts): MedicationMatch['other'] {
  const own = reports.get(match.own.id)
  const other = reports.get(match.other.reportId)
  if (!own || !other) return null
  const excerpt = cutText(other.description, EXCERPT_MAX)
  return {
    author: authorView(match.other.memberId, people),
    name: other.name,
    dosage: other.dosage,
    excerpt,
    severity: other.severity,
    score: match.score,
    reasons: reasonsView(match.criteria, sharedWords(textOf(own.description), textOf(excerpt))),
  }
}

export async function medicationsInCommon(
  db: Reader,
  readerId: string,
  pairIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await readInCommon(db, { readerId, ids: [...pairIds] })
  return new Map(rows.map((row) => [row.id, commonMedication(row, row)]))
}

const own = alias(report, 'own')
const other = alias(report, 'other')
const isOneOf = (id: typeof own.id | typeof other.id) => or(eq(id, introduction.a), eq(id, introduction.b))

type InCommon = { id: string; isSubstance: boolean; name: string; substance: string | null }

const readInCommon = statement<{ readerId: string; ids: string[] }, InCommon>(
  'medications_in_common',
  sql`
    select ${introduction.id} as id, ${introduction.isSubstance} as "isSubstance", ${reportDrug.name}, ${reportDrug.substance}
    from ${introduction}
    join ${report} as "own" on ${isOneOf(own.id)} and ${own.memberId} = ${sql.placeholder('readerId')}::uuid
    join ${report} as "other" on ${isOneOf(other.id)} and ${other.id} <> ${own.id}
    join ${reportDrug} on ${reportDrug.reportId} = ${own.id} and ${reportDrug.position} = 0
    where ${introduction.id} = any (${givenIds('ids')})
      and ${introduction.aAgreedAt} is not null and ${introduction.bAgreedAt} is not null
      and ${takesPartInMedication(own.memberId)} and ${takesPartInMedication(other.memberId)}`,
)

function reasonsView(criteria: MedicationCriteria, words: string[]): MedicationReasons {
  const { isSubstance, severityProximity, monthsApart } = criteria
  return {
    sameName: !isSubstance,
    sameSubstance: isSubstance,
    severityGap: severityProximity === 0 || severityProximity === 1 ? severityProximity : null,
    onset: monthsApart === null ? null : monthsApart === 0 ? 'sameMonth' : 'nearMonth',
    sharedWords: words,
    points: pointsOf(criteria),
  }
}

const textOf = (description: string) => ({ title: '', description })

async function comparedReports(db: Reader, ids: readonly string[]) {
  const rows = await db
    .select({
      id: report.id,
      name: reportDrug.name,
      dosage: reportDrug.dosage,
      description: report.description,
      severity: report.severity,
    })
    .from(report)
    .innerJoin(reportDrug, and(eq(reportDrug.reportId, report.id), eq(reportDrug.position, 0)))
    .where(inArray(report.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, row]))
}
