import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import { useReadOnlyWords } from '#web/accounts/read-only.ts'
import { DraftLine } from '#web/foundation/editing/draft-line.tsx'
import { useDraft } from '#web/foundation/editing/use-draft.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { showSuccess } from '#web/foundation/toasts.tsx'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { BackLinks } from '../back-links.tsx'
import { JoinMatching } from '../matches/join-matching.tsx'
import { fr as medication } from '../texts.fr.ts'
import { newDeclaring, openReportDraft } from './report-drafts.ts'
import { reportForm } from './report-fields.ts'
import classes from './report-form.module.css'
import { ReportForm } from './report-form.tsx'
import { newReportHelp } from './report-help.ts'
import { SendRow } from './send-row.tsx'
import type { Step } from './steps.ts'
import { useDeclaring } from './use-declaring.ts'

const texts = { medication }

type NewReportProps = {
  me: Pick<Me, 'id' | 'isReadOnly'>
  step: Step
  onStep: (step: Step) => void
}

export function NewReport({ me, step, onStep }: NewReportProps) {
  useTexts(texts)
  const { t } = useTranslation()
  return (
    <>
      <BackLinks />
      <PageTitle intro={t('medication.new.intro')}>{t('medication.new.title')}</PageTitle>
      {me.isReadOnly ? <Locked /> : <NewForm memberId={me.id} onStep={onStep} step={step} />}
    </>
  )
}

function NewForm({ memberId, step, onStep }: Omit<NewReportProps, 'me'> & { memberId: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const element = useRef<HTMLFormElement>(null)
  const drafted = useDraft(() => openReportDraft(memberId))
  const { draft, form, isChanged, isFilled, keptAt } = drafted
  const [joinsMatching, setJoinsMatching] = useState(false)
  const { submit, progress, isHeld, failure } = useDeclaring({
    memberId,
    drafted,
    joinsMatching,
    element,
    step,
    onStep,
  })

  const startAfresh = () => {
    form.setValues(reportForm.blank())
    form.clearErrors()
    draft.goOnFrom(reportForm.blank(), newDeclaring(), reportForm.blank())
    onStep('essential')
  }
  const quit = () => {
    draft.flush()
    if (draft.current().keptAt)
      showSuccess({ title: t('medication.draft.saved'), message: t('medication.draft.savedText') })
    void navigate({ to: '/medication', search: {} })
  }

  return (
    <ReportForm
      element={element}
      form={form}
      help={newReportHelp(memberId)}
      label={t('medication.new.title')}
      onStep={onStep}
      onSubmit={submit}
      step={step}
    >
      <SendRow
        act={t(progress === 'sending' ? 'medication.form.declaring' : 'medication.form.declare')}
        failure={failure}
        isHeld={isHeld || !isFilled}
        onStep={onStep}
        quit={
          <Button fullWidth onClick={quit} size="lg" variant="quiet">
            {t(isChanged ? 'medication.form.keepAndQuit' : 'medication.form.quit')}
          </Button>
        }
        reason={
          isFilled
            ? t(step === 'essential' ? 'medication.form.ready' : 'medication.form.readyMore')
            : t('medication.form.notReady')
        }
        step={step}
      >
        <JoinMatching isChosen={joinsMatching} onChoose={setJoinsMatching} />
      </SendRow>
      {keptAt && (
        <DraftLine
          className={`row middle g2 r0 ${classes.draft}`}
          discardText={t('medication.draft.discardText')}
          keptAt={keptAt}
          onDiscard={startAfresh}
        />
      )}
    </ReportForm>
  )
}

function Locked() {
  const { t } = useTranslation()
  const readOnlyWords = useReadOnlyWords()
  return (
    <EmptyState
      action={
        <LinkButton size="lg" to="/settings">
          {t('shell.settings')}
        </LinkButton>
      }
      title={t('medication.new.locked')}
    >
      {readOnlyWords}
    </EmptyState>
  )
}
