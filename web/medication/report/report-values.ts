import { type FieldFault, faultsOf } from '#contract/foundation/faults.ts'
import { dateFaults } from '#contract/medication/rules.ts'
import { ReportFields } from '#contract/medication/schema.ts'
import type { Read } from '#web/foundation/editing/use-form-sending.ts'
import { plainDay } from '#web/posts/plain-days.ts'
import { withTyped } from '#web/posts/tags/tag-field.ts'
import { withDrug } from './concomitants.ts'
import type { ReportValues } from './report-fields.ts'

export function readReport(values: ReportValues, now: Date): Read<ReportFields> {
  const told = withTypedWords(values)
  const checked = ReportFields.safeParse(told)
  const faults = [
    ...(checked.success ? [] : faultsOf(checked.error.issues)),
    ...dateFaults(told, now, plainDay(now)),
  ].filter(isFirstOfItsField)
  return checked.success && faults.length === 0 ? { fields: checked.data } : { faults }
}

export function faultOfField(values: ReportValues, path: string, now: Date): FieldFault | undefined {
  const read = readReport(values, now)
  return 'faults' in read ? read.faults.find((fault) => fault.path === path && fault.code !== 'required') : undefined
}

function withTypedWords({ typedDrug, typedReaction, ...values }: ReportValues): ReportValues {
  const added = withDrug(values.drugs, typedDrug)
  return {
    ...values,
    typedDrug: '',
    typedReaction: '',
    drugs: 'drugs' in added ? added.drugs : values.drugs,
    reactions: withTyped(values.reactions, typedReaction),
  }
}

const isFirstOfItsField = ({ path }: FieldFault, index: number, faults: readonly FieldFault[]) =>
  faults.findIndex((fault) => fault.path === path) === index
