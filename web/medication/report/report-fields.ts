import type { TFunction } from 'i18next'
import {
  AGE_BANDS,
  type AgeBand,
  DECHALLENGES,
  type Dechallenge,
  DRUG_ACTIONS,
  DRUG_ROLES,
  type DrugAction,
  type DrugRole,
  OUTCOMES,
  type Outcome,
  RECHALLENGES,
  REPORTERS,
  type Rechallenge,
  type Reporter,
  ROUTES,
  type Route,
  SERIOUSNESS,
  SEXES,
  type Seriousness,
  type Sex,
} from '#contract/medication/choices.ts'
import { SEVERITY_MAX } from '#contract/medication/limits.ts'
import type { ReportContent, ReportDrug } from '#contract/medication/schema.ts'
import { choiceField, dayField, oneOf, textField, typedWords } from '#web/foundation/editing/field-kinds.ts'
import { describeForm, type Reader } from '#web/foundation/editing/form-description.ts'
import { isListOf, isOneOf, isOrNull, isText } from '#web/foundation/editing/shapes.ts'
import { tagField } from '#web/posts/tags/tag-field.ts'
import { severityKey } from './severity.tsx'

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

/** The first medication is the declared one, the others were taken at the same time. */
export type ReportValues = {
  drugs: DrugValues[]
  typedDrug: string
  description: string
  reactions: string[]
  typedReaction: string
  /** Chosen by the person, never by the form, because matching and the rule for serious effects depend on it. */
  severity: number | null
  onsetDate: string | null
  duration: string
  history: string
  notes: string
  ageBand: AgeBand | null
  sex: Sex | null
  reporter: Reporter | null
  /** Null means not answered; empty means none of them. */
  seriousness: Seriousness[] | null
  outcome: Outcome | null
}

const drugTextField = (key: 'indication' | 'batch') => ({
  ...textField,
  label: (t: TFunction) => t(`medication.form.${key}`),
  words: (words: string, { t }: Reader) => words && t(`medication.said.${key}`, { text: words }),
})
const drugDayField = (key: 'start' | 'stop') => ({
  ...choiceField(isText, (date, { t, dates }) => t(`medication.said.${key}`, { day: dates.plainDate(date) })),
  label: (t: TFunction) => t(`medication.form.${key}Date`),
})

const drugForm = describeForm<ReportDrug, DrugValues>({
  name: { ...textField, label: (t) => t('medication.form.name') },
  substance: { ...textField, label: (t) => t('medication.form.substance') },
  dosage: { ...textField, label: (t) => t('medication.form.dosage') },
  route: { ...oneOf(ROUTES, (route, t) => t(`medication.route.${route}`)), label: (t) => t('medication.form.route') },
  role: {
    blank: 'suspected',
    isKept: isOneOf(DRUG_ROLES),
    of: (role) => role,
    label: (t) => t('medication.form.role'),
    words: (role, { t }) => t(`medication.role.${role}`),
  },
  indication: drugTextField('indication'),
  batch: drugTextField('batch'),
  startDate: drugDayField('start'),
  stopDate: drugDayField('stop'),
  action: {
    ...choiceField(isOneOf(DRUG_ACTIONS), (action, { t }) =>
      t('medication.said.action', { text: t(`medication.action.${action}`) }),
    ),
    label: (t) => t('medication.form.action'),
  },
  dechallenge: {
    ...choiceField(isOneOf(DECHALLENGES), (found, { t }) =>
      t('medication.said.dechallenge', { text: t(`medication.dechallenge.${found}`) }),
    ),
    label: (t) => t('medication.form.dechallenge'),
  },
  rechallenge: {
    ...choiceField(isOneOf(RECHALLENGES), (found, { t }) =>
      t('medication.said.rechallenge', { text: t(`medication.rechallenge.${found}`) }),
    ),
    label: (t) => t('medication.form.rechallenge'),
  },
})

export const blankDrug = (role: DrugRole): DrugValues => ({ ...drugForm.blank(), role })

const OF_DECLARED = ['name', 'substance', 'dosage', 'route'] as const
type OfDeclared = (typeof OF_DECLARED)[number]

const ofDeclared = (field: OfDeclared) => ({
  label: (t: TFunction) => drugForm.label(field, t),
  says: (_: undefined, { drugs }: ReportValues) => drugs[0]?.[field]?.trim() ?? '',
  words: (_: undefined, reader: Reader, { drugs }: ReportValues) =>
    drugs[0] ? drugForm.words(drugs[0], field, reader) : '',
})

const DETAILS = drugForm.fields.filter((field) => !OF_DECLARED.some((each) => each === field))

const hasDetails = (drug: DrugValues, index: number): boolean =>
  drugForm.differing(blankDrug(index === 0 ? drug.role : 'concomitant'), drug).some((field) => DETAILS.includes(field))

export type ReportField = OfDeclared | 'others' | 'treatments' | Exclude<keyof ReportContent, 'drugs'>

export const reportForm = describeForm<ReportContent, ReportValues, ReportField>({
  drugs: {
    blank: [blankDrug('suspected')],
    isKept: (value): value is DrugValues[] => isListOf(drugForm.isKept)(value) && value.length > 0,
    of: (drugs) => drugs.map(drugForm.valuesOf),
  },
  name: { ...ofDeclared('name'), isRequired: true },
  substance: ofDeclared('substance'),
  dosage: ofDeclared('dosage'),
  route: ofDeclared('route'),
  others: {
    label: (t) => t('medication.form.others.label'),
    says: (_, values) => othersIn(values),
    words: (_, _reader, values) => othersIn(values).join(', '),
  },
  typedDrug: typedWords,
  description: { ...textField, label: (t) => t('medication.form.description'), isRequired: true },
  reactions: {
    ...tagField(({ typedReaction }: ReportValues) => typedReaction),
    label: (t) => t('medication.form.reactions'),
  },
  typedReaction: typedWords,
  severity: {
    ...choiceField(isOneOf(Array.from({ length: SEVERITY_MAX }, (_, i) => i + 1)), (severity, { t }) =>
      t(`medication.severity.${severityKey(severity)}`),
    ),
    label: (t) => t('medication.form.severity'),
  },
  onsetDate: { ...dayField, label: (t) => t('medication.form.onsetDate') },
  duration: { ...textField, label: (t) => t('medication.form.duration') },
  reporter: {
    ...oneOf(REPORTERS, (reporter, t) => t(`medication.reporter.${reporter}`)),
    label: (t) => t('medication.form.reporter'),
  },
  ageBand: {
    ...oneOf(AGE_BANDS, (band, t) => t(`medication.ageBand.${band}`)),
    label: (t) => t('medication.form.ageBand'),
  },
  sex: { ...oneOf(SEXES, (sex, t) => t(`medication.sex.${sex}`)), label: (t) => t('medication.form.sex') },
  history: { ...textField, label: (t) => t('medication.form.history') },
  seriousness: {
    blank: null,
    isKept: isOrNull(isListOf(isOneOf(SERIOUSNESS))),
    of: (stored) => stored && [...stored],
    label: (t) => t('medication.form.seriousness'),
    says: (criteria) => (criteria?.length === 0 ? 'none' : (criteria?.toSorted() ?? null)),
    words: (criteria, { t }) =>
      criteria?.length === 0
        ? t('medication.seriousness.none')
        : (criteria ?? []).map((criterion) => t(`medication.seriousness.${criterion}`)).join('\n'),
  },
  outcome: {
    ...oneOf(OUTCOMES, (outcome, t) => t(`medication.outcome.${outcome}`)),
    label: (t) => t('medication.form.outcome'),
  },
  treatments: {
    label: (t) => t('medication.form.treatments'),
    says: (_, { drugs }) =>
      drugs.filter(hasDetails).map((drug) => [drug.name, ...DETAILS.map((field) => drug[field]?.trim() || null)]),
    words: (_, reader, { drugs }) =>
      drugs.flatMap((drug, index) => (hasDetails(drug, index) ? [detailsSaid(drug, index, reader)] : [])).join('\n'),
  },
  notes: { ...textField, label: (t) => t('medication.form.notes') },
})

const othersIn = ({ drugs, typedDrug }: ReportValues): string[] =>
  [...drugs.slice(1).map(({ name }) => name), typedDrug.trim()].filter(Boolean)

const detailsSaid = (drug: DrugValues, index: number, reader: Reader): string =>
  reader.t('medication.said.treatment', {
    name: drug.name,
    told: DETAILS.filter((field) => field !== 'role' || index > 0)
      .map((field) => drugForm.words(drug, field, reader))
      .filter(Boolean)
      .join(' · '),
  })
