import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { moveHelp } from '#web/foundation/crisis/crisis-help-store.ts'
import { keepDraft } from '#web/foundation/editing/draft.ts'
import type { Drafted } from '#web/foundation/editing/use-draft.ts'
import { type Explained, useFormSending } from '#web/foundation/editing/use-form-sending.ts'
import { type FailureText, isForeseen, isLimit, isRefusal } from '#web/foundation/failure.ts'
import { showSuccess } from '#web/foundation/toasts.tsx'
import { declareReport } from '../api.ts'
import { type Declaring, newDeclaring, reportEdits } from './report-drafts.ts'
import type { ReportValues } from './report-fields.ts'
import { newReportHelp, reportHelp } from './report-help.ts'
import { readReport } from './report-values.ts'
import { type SteppedForm, showFaults } from './show-faults.ts'

type DeclaringForm = Omit<SteppedForm, 'form'> & {
  memberId: string
  drafted: Drafted<ReportValues, Declaring>
  joinsMatching: boolean
}

export function useDeclaring({ memberId, drafted, joinsMatching, ...steps }: DeclaringForm) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { draft, form } = drafted

  const explain = (refused: unknown, text: FailureText): Explained => {
    const kept = t('medication.notDeclared.kept', { reason: text.message })
    if (isLimit(refused)) return { note: { title: text.title, message: kept }, toast: text }
    const title = t('medication.notDeclared.title')
    const toast = { title: t('errors.title'), message: title }
    if (isRefusal(refused, 'REQUEST_REUSED'))
      return { note: { title, message: t('medication.notDeclared.sentBefore') }, toast }
    return { note: { title, message: isForeseen(refused) ? text.message : kept }, toast }
  }

  return useFormSending({
    drafted,
    read: readReport,
    showFaults: (faults) => showFaults({ ...steps, form }, faults),
    send: (fields, { requestId }) => declareReport({ ...fields, requestId, joinsMatching }),
    onSent: ({ id, version }, { isHere, hasGoneOn }) => {
      // A draft thrown away while it was being sent leaves nothing to continue with.
      const isGoneOnWith = hasGoneOn && draft.current().hasSomething
      draft.finish()
      showSuccess({ title: t('medication.declared.title'), message: t('medication.declared.text') })
      // Text written while the report was being sent is kept as an unsaved change of the declared report.
      const values = form.getValues()
      if (isGoneOnWith)
        keepDraft(memberId, reportEdits(id), { mark: { version }, values, hasFiles: false, keptAt: new Date() })
      if (!isHere) return
      void moveHelp(newReportHelp(memberId), reportHelp(memberId, id))
      if (!isGoneOnWith) return void navigate({ to: '/medication/$id', params: { id }, replace: true })
      void navigate({ to: '/medication/$id/edit', params: { id }, search: {}, replace: true })
    },
    onRefused: (refused) => {
      if (isRefusal(refused, 'REQUEST_REUSED')) draft.remark(newDeclaring())
    },
    explain,
  })
}
