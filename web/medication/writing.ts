import type {
  AgeBand,
  Dechallenge,
  DrugAction,
  DrugRole,
  Outcome,
  Rechallenge,
  Reporter,
  Route,
  Seriousness,
  Sex,
} from '#contract/medication/choices.ts'
import type { PastReport, Report, ReportDrug } from '#contract/medication/schema.ts'

/** One medication as it stands in the form: texts as typed, days as plain dates. */
export type DrugValues = {
  role: DrugRole
  name: string
  substance: string
  dosage: string
  route: Route | null
  indication: string
  batch: string
  startDate: string | null
  stopDate: string | null
  action: DrugAction | null
  dechallenge: Dechallenge | null
  rechallenge: Rechallenge | null
}

/** What stands in the form of a report. The first medication is the declared one, the others were taken at the same time. */
export type ReportValues = {
  drugs: DrugValues[]
  /** Words in the field of other medications that were not added yet: declaring takes them for one. */
  typedDrug: string
  description: string
  reactions: string[]
  typedReaction: string
  /** Chosen by the person, never by the form: it counts in what is compared and in what is called serious. */
  severity: number | null
  onsetDate: string | null
  duration: string
  history: string
  notes: string
  ageBand: AgeBand | null
  sex: Sex | null
  reporter: Reporter | null
  /** Null: not answered; empty: none of them. */
  seriousness: Seriousness[] | null
  outcome: Outcome | null
}

export const blankDrug = (role: DrugRole): DrugValues => ({
  role,
  name: '',
  substance: '',
  dosage: '',
  route: null,
  indication: '',
  batch: '',
  startDate: null,
  stopDate: null,
  action: null,
  dechallenge: null,
  rechallenge: null,
})

export const blankReport = (): ReportValues => ({
  drugs: [blankDrug('suspected')],
  typedDrug: '',
  description: '',
  reactions: [],
  typedReaction: '',
  severity: null,
  onsetDate: null,
  duration: '',
  history: '',
  notes: '',
  ageBand: null,
  sex: null,
  reporter: null,
  seriousness: null,
  outcome: null,
})

/** What stands in the form that changes this report, or what one of its earlier versions said. */
export const valuesOf = (report: Report | Omit<PastReport, 'until'>): ReportValues => ({
  drugs: report.drugs.map(drugValuesOf),
  typedDrug: '',
  description: report.description,
  reactions: [...report.reactions],
  typedReaction: '',
  severity: report.severity,
  onsetDate: report.onsetDate,
  duration: report.duration ?? '',
  history: report.history ?? '',
  notes: report.notes ?? '',
  ageBand: report.ageBand,
  sex: report.sex,
  reporter: report.reporter,
  seriousness: report.seriousness && [...report.seriousness],
  outcome: report.outcome,
})

const drugValuesOf = (drug: ReportDrug): DrugValues => ({
  ...drug,
  substance: drug.substance ?? '',
  dosage: drug.dosage ?? '',
  indication: drug.indication ?? '',
  batch: drug.batch ?? '',
})
