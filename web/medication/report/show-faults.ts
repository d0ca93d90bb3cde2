import type { RefObject } from 'react'
import type { FieldFault } from '#contract/foundation/faults.ts'
import { leadToErrors } from '#web/foundation/form.tsx'
import { type ReportForm, reportErrors } from './report-form-state.tsx'
import { type Step, stepOfField } from './steps.ts'

export type SteppedForm = {
  form: ReportForm
  element: RefObject<HTMLFormElement | null>
  step: Step
  onStep: (step: Step) => void
}

export function showFaults({ form, element, step, onStep }: SteppedForm, faults: readonly FieldFault[]): void {
  const errors = reportErrors(faults)
  const elsewhere = faults.every(({ path }) => stepOfField(path) !== step) ? faults[0] : undefined
  if (elsewhere) {
    form.setErrors(errors)
    onStep(stepOfField(elsewhere.path))
  } else leadToErrors(() => form.setErrors(errors), element.current)
}
