import type { ReactNode } from 'react'
import { EARLIEST_DATE } from '#contract/foundation/dates.ts'
import { DateField } from '#web/foundation/ui/fields/date-field.tsx'
import { plainDay } from '#web/posts/plain-days.ts'
import { type ReportForm, reportErrors } from './report-form-state.tsx'
import { faultOfField } from './report-values.ts'

type ReportDayProps = {
  form: ReportForm
  path: 'onsetDate' | `drugs.${number}.${'startDate' | 'stopDate'}`
  label: ReactNode
}

/** A day of the form, never in the future. A fault is shown at once, not when the form is sent. */
export function ReportDay({ form, path, label }: ReportDayProps) {
  const value = form.useWatchValue(path)
  const change = (date: string | null) => {
    form.setFieldValue(path, date, { forceUpdate: false })
    const fault = faultOfField(form.getValues(), path, new Date())
    form.setFieldError(path, reportErrors(fault ? [fault] : [])[path])
  }
  return (
    <DateField
      error={form.errors[path]}
      keepsText
      label={label}
      max={plainDay(new Date())}
      min={EARLIEST_DATE}
      onChange={change}
      value={value ?? null}
    />
  )
}
