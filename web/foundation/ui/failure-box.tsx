import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '#web/foundation/failure.ts'
import classes from './failure-box.module.css'

type FailureBoxProps = {
  error: unknown
  onRetry?: () => void
  title?: string
}

export function FailureBox({ error, onRetry, title }: FailureBoxProps) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const text = failureText(error)
  const box = useRef<HTMLDivElement>(null)
  // A retry removes the box and its focused button: the element around the box takes the focus.
  useLayoutEffect(() => {
    const element = box.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      element.parentElement
        ?.closest<HTMLElement>('section[tabindex="-1"], [role="dialog"], main')
        ?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div className={`row g3 framed top text-sm p4 ${classes.box}`} ref={box} role="alert">
      <IconAlertTriangle aria-hidden className="brique" size={22} />
      <div className={classes.words}>
        <strong>{title ?? text.title}</strong>
        <p className="muted">{text.message}</p>
      </div>
      {onRetry && (
        <Button onClick={onRetry} variant="default">
          {t('ui.retry')}
        </Button>
      )}
    </div>
  )
}
