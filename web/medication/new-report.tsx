import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import { useReadOnlyWords } from '#web/accounts/read-only.ts'
import { useKeptOnLeaving } from '#web/foundation/editing/use-kept-on-leaving.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { showSuccess } from '#web/foundation/toasts.tsx'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { PageTitle } from '#web/foundation/ui/page.tsx'
import { BackLinks } from './back-links.tsx'
import { DraftLine } from './draft-line.tsx'
import { newMark, openNewKeeper } from './keeper.ts'
import { ReportForm } from './report-form.tsx'
import { useReportForm } from './report-form-state.tsx'
import { SendRow } from './send-row.tsx'
import type { Step } from './steps.ts'
import { fr as medication } from './texts.fr.ts'
import { useDeclaring } from './use-declaring.ts'
import { useIsFilled } from './use-is-filled.ts'
import { blankReport } from './writing.ts'

const texts = { medication }

type NewReportProps = {
  me: Pick<Me, 'id' | 'isReadOnly'>
  step: Step
  onStep: (step: Step) => void
}

/** Where a member declares an effect of a medication. */
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
  const [keeper] = useState(() => openNewKeeper(memberId))
  const { keptAt, isChanged } = useSyncExternalStore(keeper.subscribe, keeper.current)
  const form = useReportForm(keeper.current().values, keeper.change)
  useKeptOnLeaving(keeper.flush)
  const isFilled = useIsFilled(form)
  const { declare, isPending, isLimited, failure } = useDeclaring({ form, keeper, element, step, onStep })

  const startAfresh = () => {
    form.setValues(blankReport())
    form.clearErrors()
    keeper.goOnFrom(blankReport(), newMark(), blankReport())
    onStep('essential')
  }
  const quit = () => {
    keeper.flush()
    if (keeper.current().keptAt)
      showSuccess({ title: t('medication.draft.saved'), message: t('medication.draft.savedText') })
    void navigate({ to: '/medication', search: {} })
  }

  return (
    <ReportForm
      element={element}
      form={form}
      label={t('medication.new.title')}
      onStep={onStep}
      onSubmit={declare}
      step={step}
    >
      <SendRow
        act={isPending ? t('medication.form.declaring') : t('medication.form.declare')}
        failure={failure}
        isHeld={isPending || isLimited || !isFilled}
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
      />
      {keptAt && <DraftLine keptAt={keptAt} onDiscard={startAfresh} />}
    </ReportForm>
  )
}

/** An account that may only read for now. */
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
