import { Button } from '@mantine/core'
import { IconAlertTriangle, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { FailureText } from '#web/foundation/failure.ts'
import { Note } from '#web/foundation/ui/note.tsx'
import classes from './report-form.module.css'
import type { Step } from './steps.ts'

type SendRowProps = {
  step: Step
  onStep: (step: Step) => void
  act: string
  reason: string
  isHeld: boolean
  failure: FailureText | undefined
  quit: ReactNode
  children?: ReactNode
}

export function SendRow({ step, onStep, act, reason, isHeld, failure, quit, children }: SendRowProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div className={`stack lined ${classes.send}`}>
      {children}
      {failure && (
        <Note icon={IconAlertTriangle} role="status" title={failure.title} tone="brique">
          {failure.message}
        </Note>
      )}
      <p className={`quiet ${classes.reason}`} id={id}>
        {reason}
      </p>
      <div className={`row g3 middle ${classes.acts}`}>
        <Button
          aria-describedby={id}
          aria-disabled={isHeld}
          className={classes.main}
          data-disabled={isHeld || undefined}
          size="lg"
          type="submit"
        >
          {act}
        </Button>
        {step === 'essential' ? (
          <Button
            onClick={() => onStep('more')}
            rightSection={<IconChevronRight aria-hidden size={20} />}
            size="lg"
            variant="default"
          >
            {t('medication.form.goOn')}
          </Button>
        ) : (
          <Button
            leftSection={<IconChevronLeft aria-hidden size={20} />}
            onClick={() => onStep('essential')}
            size="lg"
            variant="default"
          >
            {t('medication.form.goBack')}
          </Button>
        )}
        <div className={`last-act ${classes.quit}`}>{quit}</div>
      </div>
    </div>
  )
}
