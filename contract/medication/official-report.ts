import type { Language } from '#contract/foundation/languages.ts'
import { spokenDates } from '#contract/foundation/spoken-dates.ts'
import { OFFICIAL_REPORT_SECTIONS, OFFICIAL_REPORT_WORDS, type OfficialReportSection } from './official-report-words.ts'
import type { Report, ReportDrug } from './schema.ts'

/** `text` is null where the field was not filled in. `id` is unique in the document. */
export type OfficialReportField = { id: string; label: string; text: string | null }
export type OfficialReportGroup = { id: string; title: string | null; fields: OfficialReportField[] }
export type OfficialReportPart = {
  id: OfficialReportSection
  title: string
  aside: string | null
  groups: OfficialReportGroup[]
}

export const PORTAL = 'signalement.social-sante.gouv.fr'

export type OfficialReportFrame = Record<'kind' | 'title' | 'madeOn' | 'written' | 'portal' | 'notSent', string>

/** @param timeZone  the one in which the instants are days; the browser's own unless given */
export function officialReportFrame(
  { drugs, createdAt, updatedAt }: Report,
  { language, now, timeZone }: { language: Language; now: Date; timeZone?: string },
): OfficialReportFrame {
  const words = OFFICIAL_REPORT_WORDS[language]
  const long = spokenDates(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  })
  const [declared, changed] = [long(createdAt), long(updatedAt)]
  return {
    kind: words.kind,
    title: drugs[0]!.name,
    madeOn: words.madeOn(long(now)),
    written: words.written(declared, changed === declared ? null : changed),
    portal: words.portal(PORTAL),
    notSent: words.notSent,
  }
}

/**
 * Arranges a report in the order in which the French portal asks for an adverse drug reaction: the person who declares, the patient, the products, the effect,
 * the history and other treatments. It holds everything that the member told and nothing else: neither their name nor an address.
 */
export function officialReportOf(report: Report, language: Language): OfficialReportPart[] {
  const words = OFFICIAL_REPORT_WORDS[language]
  const suspected = report.drugs.filter(({ role }) => role === 'suspected')
  const others = report.drugs.filter(({ role }) => role === 'concomitant')
  const field = (id: keyof typeof words.fields, text: string | null, of = ''): OfficialReportField => ({
    id: `${id}${of}`,
    label: words.fields[id],
    text,
  })
  const group = (fields: OfficialReportField[], id = '0', title: string | null = null): OfficialReportGroup => ({
    id,
    title,
    fields,
  })
  const day = (date: string | null) => date && spokenDay(date, language)
  const done = (drug: ReportDrug, n: number): OfficialReportField[] =>
    [
      field('action', drug.action && words.actions[drug.action], `-${n}`),
      field('dechallenge', drug.dechallenge && words.dechallenges[drug.dechallenge], `-${n}`),
      field('rechallenge', drug.rechallenge && words.rechallenges[drug.rechallenge], `-${n}`),
    ].map((each) => (suspected.length > 1 ? { ...each, label: words.ofDrug(each.label, drug.name) } : each))

  const groups: Record<OfficialReportSection, OfficialReportGroup[]> = {
    reporter: [group([field('reporter', report.reporter && words.reporters[report.reporter])])],
    patient: [
      group([
        field('ageBand', report.ageBand && words.ageBands[report.ageBand]),
        field('sex', report.sex && words.sexes[report.sex]),
      ]),
    ],
    products: suspected.map((drug, n) =>
      group(
        [
          field('name', drug.name, `-${n}`),
          field('substance', drug.substance, `-${n}`),
          field('batch', drug.batch, `-${n}`),
          field('dosage', drug.dosage, `-${n}`),
          field('route', drug.route && words.routes[drug.route], `-${n}`),
          field('startDate', day(drug.startDate), `-${n}`),
          field('stopDate', day(drug.stopDate), `-${n}`),
          field('indication', drug.indication, `-${n}`),
        ],
        String(n),
        suspected.length > 1 ? words.product(n + 1) : null,
      ),
    ),
    effect: [
      group([
        field('description', report.description),
        field('reactions', report.reactions.join(', ') || null),
        field('onsetDate', day(report.onsetDate)),
        field('duration', report.duration),
        field('severity', words.outOfFive(words.severities[report.severity - 1]!, report.severity)),
        field('seriousness', seriousnessText(report.seriousness)),
        field('outcome', report.outcome && words.outcomes[report.outcome]),
        ...suspected.flatMap(done),
      ]),
    ],
    history: [
      group([
        field('history', report.history),
        field('others', others.map(otherDrug).join('\n') || null),
        field('notes', report.notes),
      ]),
    ],
  }
  return OFFICIAL_REPORT_SECTIONS.map((id) => ({
    id,
    title: words.sections[id],
    aside: words.asides[id] ?? null,
    groups: groups[id],
  }))

  function seriousnessText(chosen: Report['seriousness']): string | null {
    if (chosen === null) return null
    return chosen.map((each) => words.seriousness[each]).join('\n') || words.noneOfThem
  }

  function otherDrug(drug: ReportDrug): string {
    const told = [
      drug.substance,
      drug.dosage,
      drug.route && words.routes[drug.route],
      drug.startDate && words.from(spokenDay(drug.startDate, language)),
      drug.stopDate && words.until(spokenDay(drug.stopDate, language)),
      drug.indication,
      drug.batch && `${words.fields.batch} ${drug.batch}`,
      drug.action && words.actions[drug.action],
    ].filter(Boolean)
    return told.length > 0 ? `${drug.name} (${told.join(', ')})` : drug.name
  }
}

const spokenDay = (date: string, language: Language): string => DAYS[language](date)

const DAYS: Record<Language, (date: string) => string> = {
  fr: (date) => date.split('-').reverse().join('/'),
  en: (date) => {
    const long = spokenDates('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
    return long(new Date(`${date}T12:00:00Z`))
  },
}
