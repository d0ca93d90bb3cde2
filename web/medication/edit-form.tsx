import { Button } from '@mantine/core'
import { useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Report } from '#contract/medication/schema.ts'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { DraftLine } from './draft-line.tsx'
import { EditConflict } from './edit-conflict.tsx'
import { EditLeaving } from './edit-leaving.tsx'
import { openEditKeeper } from './keeper.ts'
import classes from './report-form.module.css'
import { ReportForm } from './report-form.tsx'
import { useReportForm } from './report-form-state.tsx'
import { SendRow } from './send-row.tsx'
import type { Step } from './steps.ts'
import { useIsFilled } from './use-is-filled.ts'
import { useKeptOnLeaving } from './use-kept-on-leaving.ts'
import { useReportSaving } from './use-report-saving.ts'
import { type ReportValues, valuesOf } from './writing.ts'

type EditFormProps = {
  memberId: string
  /** As it is stored when one comes to change it. */
  report: Report
  step: Step
  onStep: (step: Step) => void
}

/** Which of two versions stands in the form now; one's own is set aside where it is the other's. */
type Choice = { kept: 'mine' } | { kept: 'stored'; setAside: ReportValues }

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
  const [choice, setChoice] = useState<Choice>()
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
  const keepMine = () => {
    setChoice({ kept: 'mine' })
    goOnWith(form.getValues())
  }
  const takeStored = () => {
    setChoice({ kept: 'stored', setAside: structuredClone(form.getValues()) })
    goOnWith(valuesOf(stored))
  }
  const takeBack = (setAside: ReportValues) => {
    setChoice({ kept: 'mine' })
    goOnWith(setAside)
  }

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
          {choice?.kept === 'mine' && <Note role="status">{t('medication.conflict.minePending')}</Note>}
          {choice?.kept === 'stored' && (
            <Note role="status">
              <p>{t('medication.conflict.storedTaken')}</p>
              <Button className={classes.takeBack} onClick={() => takeBack(choice.setAside)} variant="default">
                {t('medication.conflict.takeBack')}
              </Button>
            </Note>
          )}
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
      <EditLeaving isKept={keptAt !== null} keeper={keeper} />
    </>
  )
}
