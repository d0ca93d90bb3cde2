import type { DrugFields, ReportFields } from '#contract/medication/schema.ts'

export const STEPS = ['essential', 'more'] as const
export type Step = (typeof STEPS)[number]

export type FormView = { etape?: 2 }

export const readFormView = ({ etape }: { [Part in keyof FormView]?: unknown }): FormView =>
  etape === 2 ? { etape } : {}

export const stepOf = ({ etape }: FormView): Step => (etape === 2 ? 'more' : 'essential')
export const viewOf = (step: Step): FormView => (step === 'more' ? { etape: 2 } : {})

const STEP_OF: Record<Exclude<keyof ReportFields, 'drugs'>, Step> = {
  description: 'essential',
  reactions: 'essential',
  severity: 'essential',
  onsetDate: 'essential',
  duration: 'essential',
  reporter: 'more',
  ageBand: 'more',
  sex: 'more',
  history: 'more',
  seriousness: 'more',
  outcome: 'more',
  notes: 'more',
}

const STEP_OF_DRUG: Record<keyof DrugFields, Step> = {
  name: 'essential',
  substance: 'essential',
  dosage: 'essential',
  route: 'essential',
  role: 'more',
  indication: 'more',
  batch: 'more',
  startDate: 'more',
  stopDate: 'more',
  action: 'more',
  dechallenge: 'more',
  rechallenge: 'more',
}

const STEPS_BY_FIELD = new Map(Object.entries({ ...STEP_OF_DRUG, ...STEP_OF }))

export const stepOfField = (path: string): Step =>
  STEPS_BY_FIELD.get(path.replace(/^drugs\.\d+\./, '').split('.')[0] ?? '') ?? 'essential'
