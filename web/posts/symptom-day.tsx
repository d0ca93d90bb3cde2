import type { ReactNode } from 'react'
import { EARLIEST_DATE } from '#contract/foundation/dates.ts'
import { DateField } from '#web/foundation/ui/date-field.tsx'
import { plainDay } from './plain-days.ts'
import { postErrors } from './post-errors.ts'
import type { SymptomForm } from './symptom-form-state.ts'
import { faultOfField } from './symptom-values.ts'

type SymptomDayProps = {
  form: SymptomForm
  path: 'startDate' | `travels.${number}.${'startDate' | 'endDate'}`
  label: ReactNode
  description?: ReactNode
}

/** A day of the form, never in the future. What is wrong with it is said at once, not at the end of the form. */
export function SymptomDay({ form, path, label, description }: SymptomDayProps) {
  const value = form.useWatchValue(path)
  const change = (date: string | null) => {
    form.setFieldValue(path, date, { forceUpdate: false })
    const fault = faultOfField(form.getValues(), path, new Date())
    form.setFieldError(path, postErrors(fault ? [fault] : [])[path])
  }
  return (
    <DateField
      description={description}
      error={form.errors[path]}
      label={label}
      max={plainDay(new Date())}
      min={EARLIEST_DATE}
      onChange={change}
      value={value}
    />
  )
}
