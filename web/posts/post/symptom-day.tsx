import type { ReactNode } from 'react'
import { EARLIEST_DATE } from '#contract/foundation/dates.ts'
import { DateField } from '#web/foundation/ui/fields/date-field.tsx'
import type { SymptomForm } from '../compose/symptom-form-state.ts'
import { faultOfField } from '../compose/symptom-values.ts'
import { plainDay } from '../plain-days.ts'
import { postErrors } from '../post-errors.ts'

type SymptomDayProps = {
  form: SymptomForm
  path: 'startDate' | `travels.${number}.${'startDate' | 'endDate'}`
  label: ReactNode
  description?: ReactNode
  required?: boolean
  onChosen?: () => void
}

/** A day of the form, never in the future. Its error is shown as soon as the day changes, not at the end of the form. */
export function SymptomDay({ form, path, label, description, required = false, onChosen }: SymptomDayProps) {
  const value = form.useWatchValue(path)
  const change = (date: string | null) => {
    form.setFieldValue(path, date, { forceUpdate: false })
    if (date !== null) onChosen?.()
    const fault = faultOfField(form.getValues(), path, new Date())
    form.setFieldError(path, postErrors(fault ? [fault] : [])[path])
  }
  return (
    <DateField
      description={description}
      error={form.errors[path]}
      keepsText
      label={label}
      max={plainDay(new Date())}
      min={EARLIEST_DATE}
      onChange={change}
      required={required}
      value={value}
    />
  )
}
