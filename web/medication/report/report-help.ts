import type { HelpPlace } from '#web/foundation/crisis/crisis-help-store.ts'
import { useHelpWatch } from '#web/foundation/crisis/use-help-watch.ts'
import type { ReportForm } from './report-form-state.tsx'

/** Where a report shows whom to call: beside its description, and under it once it is sent. */
export const newReportHelp = (memberId: string | null): HelpPlace => ({ memberId, place: 'report.new' })
export const reportHelp = (memberId: string | null, reportId: string): HelpPlace => ({
  memberId,
  place: `medication.${reportId}`,
})

type DescriptionWatchProps = { form: ReportForm; help: HelpPlace; known: string | undefined }

/** Reads the description as it is written. A component of its own, so that a letter typed does not redraw the form. */
export function DescriptionWatch({ form, help, known }: DescriptionWatchProps) {
  useHelpWatch(help, form.useWatchValue('description'), known)
  return null
}
