import type { ReportForm } from './report-form-state.tsx'

/** Whether the name of the medication and what was felt are there: a report can be sent with those. */
export function useIsFilled(form: ReportForm): boolean {
  const name = form.useWatchValue('drugs.0.name')
  const description = form.useWatchValue('description')
  return name?.trim() !== '' && description.trim() !== ''
}
