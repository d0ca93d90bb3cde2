import { useTranslation } from 'react-i18next'
import classes from './step-list.module.css'
import { STEPS, type Step } from './steps.ts'

type StepListProps = { chosen: Step; onChoose: (step: Step) => void }

export function StepList({ chosen, onChoose }: StepListProps) {
  const { t } = useTranslation()
  return (
    <ol aria-label={t('medication.form.steps.label')} className={`middle mb5 ${classes.steps}`}>
      {STEPS.map((step, index) => (
        <li key={step}>
          <button aria-current={step === chosen ? 'step' : undefined} onClick={() => onChoose(step)} type="button">
            <b>{index + 1}</b> {t(`medication.form.steps.${step}`)}
          </button>
        </li>
      ))}
    </ol>
  )
}
