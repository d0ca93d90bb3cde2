import { useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Report } from '#contract/medication/schema.ts'
import { AskBeforeLeaving } from '#web/foundation/editing/ask-before-leaving.tsx'
import { ChosenVersion } from '#web/foundation/editing/chosen-version.tsx'
import { useKeptOnLeaving } from '#web/foundation/editing/use-kept-on-leaving.ts'
import { useVersionChoice } from '#web/foundation/editing/use-version-choice.ts'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { DraftLine } from './draft-line.tsx'
import { EditConflict } from './edit-conflict.tsx'
import { openEditKeeper } from './keeper.ts'
import { ReportForm } from './report-form.tsx'
import { useReportForm } from './report-form-state.tsx'
import { SendRow } from './send-row.tsx'
import type { Step } from './steps.ts'
import { useIsFilled } from './use-is-filled.ts'
import { useReportSaving } from './use-report-saving.ts'
import { type ReportValues, valuesOf } from './writing.ts'

type EditFormProps = {
  memberId: string
  /** As it is stored when one comes to change it. */
  report: Report
  step: Step
  onStep: (step: Step) => void
}

/** The form by which a report was declared, to change what it says. */
export function EditForm({ memberId, report, step, onStep }: EditFormProps) {
  const { t } = useTranslation()
  const element = useRef<HTMLFormElement>(null)
  const [keeper] = useState(() => openEditKeeper(memberId, report))
  const { isChanged, keptAt } = useSyncExternalStore(keeper.subscribe, keeper.current)
  const form = useReportForm(keeper.current().values, keeper.change)
  const isFilled = useIsFilled(form)
  // The newest that is known of it, and whether it differs from what the changes were begun from.
  const [stored, setStored] = useState(report)
  const [isConflictShown, setConflictShown] = useState(() => keeper.current().mark.version !== report.version)
  useKeptOnLeaving(keeper.flush)
  const { save, isSaving, failure } = useReportSaving({
    form,
    keeper,
    id: report.id,
    element,
    step,
    onStep,
    onEditedElsewhere: (newer) => {
      setStored(newer)
      setConflictShown(true)
    },
  })

  const goOnWith = (values: ReportValues) => {
    if (values !== form.getValues()) form.setValues(values)
    form.clearErrors()
    keeper.goOnFrom(valuesOf(stored), { version: stored.version }, values)
    setConflictShown(false)
  }
  const { choice, keepMine, takeStored, takeBack } = useVersionChoice({
    mine: () => form.getValues(),
    stored: () => valuesOf(stored),
    goOnWith,
  })

  return (
    <>
      <ReportForm
        element={element}
        form={form}
        label={t('medication.edit.title')}
        onStep={onStep}
        onSubmit={save}
        step={step}
      >
        <SendRow
          act={isSaving ? t('medication.edit.saving') : t('medication.edit.save')}
          failure={failure}
          isHeld={isSaving || !isChanged || !isFilled}
          onStep={onStep}
          quit={
            <LinkButton fullWidth params={{ id: report.id }} size="lg" to="/medication/$id" variant="quiet">
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
          {choice && <ChosenVersion choice={choice} onTakeBack={takeBack} />}
        </SendRow>
        {keptAt && <DraftLine keptAt={keptAt} onDiscard={() => goOnWith(valuesOf(stored))} />}
      </ReportForm>
      <EditConflict
        isOpen={isConflictShown}
        mine={isConflictShown ? form.getValues() : undefined}
        onClose={() => setConflictShown(false)}
        onKeepMine={keepMine}
        onTakeStored={takeStored}
        stored={stored}
      />
      <AskBeforeLeaving isKept={keptAt !== null} keeper={keeper} />
    </>
  )
}
