import type { HelpPlace } from '#web/foundation/crisis/crisis-help-store.ts'
import { useHelpWatch } from '#web/foundation/crisis/use-help-watch.ts'
import type { ReportForm } from './report-form-state.tsx'

export const newReportHelp = (memberId: string | null): HelpPlace => ({ memberId, place: 'report.new' })
export const reportHelp = (memberId: string | null, reportId: string): HelpPlace => ({
  memberId,
  place: `medication.${reportId}`,
})

type DescriptionWatchProps = { form: ReportForm; help: HelpPlace; known: string | undefined }

/** A component of its own, so that a typed letter does not render the form. */
export function DescriptionWatch({ form, help, known }: DescriptionWatchProps) {
  useHelpWatch(help, form.useWatchValue('description'), known)
  return null
}
