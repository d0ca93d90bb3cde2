import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CrisisCard } from '#web/foundation/crisis/crisis-card.tsx'
import type { HelpPlace } from '#web/foundation/crisis/crisis-help-store.ts'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { Completeness } from './completeness.tsx'
import { EffectGroup } from './effect-group.tsx'
import { MedicineGroup } from './medicine-group.tsx'
import { OfficialReportNote } from './official-report-note.tsx'
import { OutcomeGroup } from './outcome-group.tsx'
import { PersonGroup } from './person-group.tsx'
import classes from './report-form.module.css'
import type { ReportForm as Form } from './report-form-state.tsx'
import { DescriptionWatch } from './report-help.ts'
import { StepList } from './step-list.tsx'
import type { Step } from './steps.ts'
import { TreatmentsGroup } from './treatments-group.tsx'

type ReportFormProps = {
  label: string
  form: Form
  element: RefObject<HTMLFormElement | null>
  step: Step
  onStep: (step: Step) => void
  onSubmit: (event: FormEvent) => void
  help: HelpPlace
  known?: string
  children: ReactNode
}

export function ReportForm({ label, form, element, step, onStep, onSubmit, help, known, children }: ReportFormProps) {
  const { t } = useTranslation()
  const place = useStepFocus(step, element)
  return (
    <>
      <StepList chosen={step} onChoose={onStep} />
      <div className={`with-aside ${classes.layout}`}>
        <Card className={classes.card}>
          <form aria-label={label} noValidate onSubmit={onSubmit} ref={element}>
            <section aria-label={t(`medication.form.steps.${step}`)} className={classes.step} ref={place} tabIndex={-1}>
              {step === 'essential' ? (
                <>
                  <MedicineGroup form={form} />
                  <EffectGroup form={form} help={help} />
                </>
              ) : (
                <>
                  <PersonGroup form={form} />
                  <OutcomeGroup form={form} />
                  <TreatmentsGroup form={form} />
                </>
              )}
            </section>
            <DescriptionWatch form={form} help={help} known={known} />
            {step === 'more' && (
              <div className={classes.help}>
                <CrisisCard {...help} isBrief />
              </div>
            )}
            {children}
          </form>
        </Card>
        <aside aria-label={t('medication.complete.title')} className="stack g5">
          <Completeness form={form} />
          <OfficialReportNote />
        </aside>
      </div>
    </>
  )
}

function useStepFocus(step: Step, form: RefObject<HTMLFormElement | null>) {
  const place = useRef<HTMLElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong) return wrong.focus()
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'start' })
  }, [step, form])
  return place
}
