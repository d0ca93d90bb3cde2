import { type DraftKind, openDraft } from '#web/foundation/editing/draft.ts'
import { editDrafts } from '#web/foundation/editing/edit-drafts.ts'
import { isShape } from '#web/foundation/editing/shapes.ts'
import { isId } from '#web/foundation/ids.ts'
import { NEW_DRAFT } from './draft-waiting.ts'
import { type ReportValues, reportForm } from './report-fields.ts'

/** Identifies the declaration until it has succeeded, also after a reload, so that sending it again never duplicates it. */
export type Declaring = { requestId: string }

const REPORT: DraftKind<ReportValues, Declaring> = {
  name: NEW_DRAFT,
  form: reportForm,
  isMark: isShape<Declaring>({ requestId: isId }),
}

export const newDeclaring = (): Declaring => ({ requestId: crypto.randomUUID() })

export const openReportDraft = (memberId: string) =>
  openDraft(memberId, REPORT, { mark: newDeclaring(), base: reportForm.blank() })

export const reportEdits = (reportId: string) => editDrafts(`medication-edit.${reportId}`, reportForm)
