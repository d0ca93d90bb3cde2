import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '#web/foundation/failure.ts'
import classes from './failure-box.module.css'

type FailureBoxProps = {
  error: unknown
  /** Offered as "Réessayer". */
  onRetry?: () => void
  /** Says better than the error what failed. */
  title?: string
}

/** A failure in the page, in place of what could not be shown: what happened and what to do. */
export function FailureBox({ error, onRetry, title }: FailureBoxProps) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const text = failureText(error)
  const box = useRef<HTMLDivElement>(null)
  // Retrying takes the box away with the focus that was on its button: what the box stood in takes the focus over.
  useLayoutEffect(() => {
    const element = box.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      element.closest<HTMLElement>('[role="dialog"], main')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div className={classes.box} ref={box} role="alert">
      <IconAlertTriangle aria-hidden size={22} />
      <div className={classes.words}>
        <strong>{title ?? text.title}</strong>
        <p>{text.message}</p>
      </div>
      {onRetry && (
        <Button onClick={onRetry} variant="default">
          {t('ui.retry')}
        </Button>
      )}
    </div>
  )
}
