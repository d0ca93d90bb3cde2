import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Report } from '#contract/medication/schema.ts'
import { leadToHelp } from '#web/foundation/crisis/crisis-help-store.ts'
import { ChosenVersion } from '#web/foundation/editing/chosen-version.tsx'
import { DraftLine } from '#web/foundation/editing/draft-line.tsx'
import { EditShell } from '#web/foundation/editing/edit-shell.tsx'
import { useEditing } from '#web/foundation/editing/use-editing.ts'
import type { Explained } from '#web/foundation/editing/use-form-sending.ts'
import { type FailureText, isForeseen, isLimit } from '#web/foundation/failure.ts'
import { showSuccess } from '#web/foundation/toasts.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { editReport, reportAsStored } from '../api.ts'
import { reportEdits } from './report-drafts.ts'
import { reportForm } from './report-fields.ts'
import classes from './report-form.module.css'
import { ReportForm } from './report-form.tsx'
import { reportHelp } from './report-help.ts'
import { readReport } from './report-values.ts'
import { SendRow } from './send-row.tsx'
import { showFaults } from './show-faults.ts'
import type { Step } from './steps.ts'

type EditFormProps = {
  memberId: string
  report: Report
  step: Step
  onStep: (step: Step) => void
}

export function EditForm({ memberId, report, step, onStep }: EditFormProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const element = useRef<HTMLFormElement>(null)
  const { id } = report

  const explain = (refused: unknown, { title, message: reason }: FailureText): Explained => {
    if (isLimit(refused)) return { note: { title, message: reason }, toast: { title, message: reason } }
    const failed = t('medication.edit.failed')
    const message = isForeseen(refused) ? reason : t('medication.notDeclared.kept', { reason })
    return { note: { title: failed, message }, toast: { title: t('errors.title'), message: failed } }
  }
  const editing = useEditing({
    memberId,
    kind: reportEdits(id),
    description: reportForm,
    thing: report,
    toldBy: (stored) => stored,
    read: readReport,
    showFaults: (form, faults) => showFaults({ form, element, step, onStep }, faults),
    save: (fields) => editReport({ ...fields, id }),
    readAgain: () => reportAsStored(id),
    explain,
    onSaved: () => {
      showSuccess({ title: t('medication.edit.done'), message: t('medication.edit.doneText') })
      void leadToHelp(reportHelp(memberId, id))
    },
    leave: () => void navigate({ to: '/medication/$id', params: { id }, replace: true }),
  })
  const { choice, form, isChanged, isFilled, keptAt } = editing

  return (
    <EditShell editing={editing} elsewhere={t('medication.edit.elsewhere')}>
      <ReportForm
        element={element}
        form={form}
        help={reportHelp(memberId, id)}
        known={report.description}
        label={t('medication.edit.title')}
        onStep={onStep}
        onSubmit={editing.submit}
        step={step}
      >
        <SendRow
          act={t(editing.progress === 'sending' ? 'medication.edit.saving' : 'medication.edit.save')}
          failure={editing.failure}
          isHeld={editing.isHeld}
          onStep={onStep}
          quit={
            <LinkButton fullWidth params={{ id }} size="lg" to="/medication/$id" variant="quiet">
              {t('ui.cancel')}
            </LinkButton>
          }
          reason={
            isFilled
              ? t(isChanged ? 'medication.edit.changed' : 'medication.edit.unchanged')
              : t('medication.form.notReady')
          }
          step={step}
        >
          {choice && <ChosenVersion choice={choice} onTakeBack={editing.takeBack} />}
        </SendRow>
        {keptAt && (
          <DraftLine
            className={`row middle g2 r0 ${classes.draft}`}
            discardText={t('medication.draft.discardText')}
            keptAt={keptAt}
            onDiscard={editing.discard}
          />
        )}
      </ReportForm>
    </EditShell>
  )
}
