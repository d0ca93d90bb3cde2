import { z } from 'zod'
import { type FieldFault, faultsOf } from '#contract/foundation/faults.ts'
import { cleanLine } from '#contract/foundation/text.ts'
import {
  AGE_BANDS,
  DECHALLENGES,
  DRUG_ACTIONS,
  DRUG_ROLES,
  OUTCOMES,
  RECHALLENGES,
  REPORTERS,
  ROUTES,
  SERIOUSNESS,
  SEXES,
} from '#contract/medication/choices.ts'
import { SEVERITY_MAX, SEVERITY_MIN } from '#contract/medication/limits.ts'
import { dateFaults } from '#contract/medication/rules.ts'
import { ReportFields } from '#contract/medication/schema.ts'
import { keptTags } from '#contract/posts/rules.ts'
import { plainDay } from '#web/posts/plain-days.ts'
import { withDrug } from './concomitants.ts'
import type { DrugValues, ReportValues } from './writing.ts'

const KeptDrug = z.object({
  role: z.enum(DRUG_ROLES),
  name: z.string(),
  substance: z.string(),
  dosage: z.string(),
  route: z.enum(ROUTES).nullable(),
  indication: z.string(),
  batch: z.string(),
  startDate: z.string().nullable(),
  stopDate: z.string().nullable(),
  action: z.enum(DRUG_ACTIONS).nullable(),
  dechallenge: z.enum(DECHALLENGES).nullable(),
  rechallenge: z.enum(RECHALLENGES).nullable(),
}) satisfies z.ZodType<DrugValues>

/** Values kept earlier, perhaps by another version of this form. */
export const KeptReportValues: z.ZodType<ReportValues> = z.object({
  drugs: z.array(KeptDrug).min(1),
  typedDrug: z.string(),
  description: z.string(),
  reactions: z.array(z.string()),
  typedReaction: z.string(),
  severity: z.number().int().min(SEVERITY_MIN).max(SEVERITY_MAX).nullable(),
  onsetDate: z.string().nullable(),
  duration: z.string(),
  history: z.string(),
  notes: z.string(),
  ageBand: z.enum(AGE_BANDS).nullable(),
  sex: z.enum(SEXES).nullable(),
  reporter: z.enum(REPORTERS).nullable(),
  seriousness: z.array(z.enum(SERIOUSNESS)).nullable(),
  outcome: z.enum(OUTCOMES).nullable(),
})

/** These values as the server takes them, or everything it would find wrong with them at `now`: the first fault of each field. */
export function readReport(values: ReportValues, now: Date): { fields: ReportFields } | { faults: FieldFault[] } {
  const told = withTypedWords(values)
  const checked = ReportFields.safeParse(told)
  const faults = [
    ...(checked.success ? [] : faultsOf(checked.error.issues)),
    ...dateFaults(told, now, plainDay(now)),
  ].filter(isFirstOfItsField)
  return checked.success && faults.length === 0 ? { fields: checked.data } : { faults }
}

/** What is wrong with one field at `now`; nothing as long as it is empty. */
export function faultOfField(values: ReportValues, path: string, now: Date): FieldFault | undefined {
  const read = readReport(values, now)
  return 'faults' in read ? read.faults.find((fault) => fault.path === path && fault.code !== 'required') : undefined
}

/** Words in a field of tags that were not made one yet are taken for one. */
function withTypedWords({ typedDrug, typedReaction, ...values }: ReportValues): ReportValues {
  const reaction = cleanLine(typedReaction)
  const added = withDrug(values.drugs, typedDrug)
  return {
    ...values,
    typedDrug: '',
    typedReaction: '',
    drugs: 'drugs' in added ? added.drugs : values.drugs,
    reactions: reaction === '' ? values.reactions : keptTags([...values.reactions, reaction]),
  }
}

const isFirstOfItsField = ({ path }: FieldFault, index: number, faults: readonly FieldFault[]) =>
  faults.findIndex((fault) => fault.path === path) === index
