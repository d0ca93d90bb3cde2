import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ConnectionLost } from '#web/foundation/connection-lost.ts'
import { isNetworkFailure, isRefusal } from '#web/foundation/failure.ts'
import { CodeMissing } from '#web/foundation/load-code.ts'
import { FailureBox } from '#web/foundation/ui/failure-box.tsx'
import { usePageName } from '#web/foundation/ui/layout/page.tsx'
import { NotFound } from './not-found.tsx'
import classes from './standalone.module.css'

/** A page that the reader may not see looks like a missing one. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  // The error boundary of the application handles missing code.
  if (error instanceof CodeMissing) throw error
  return isRefusal(error, 'NOT_FOUND') ? <NotFound /> : <FailedPage error={error} reset={reset} />
}

function FailedPage({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const title = t(isNetworkFailure(error) ? 'shell.routeError.network' : 'shell.routeError.title')
  usePageName(title)
  const retry = () => {
    reset()
    void router.invalidate()
  }
  const retryOnline = useEffectEvent(retry)
  useEffect(() => {
    if (error instanceof ConnectionLost) window.addEventListener('online', () => retryOnline(), { once: true })
  }, [error])
  return (
    <div className={`stack g4 start ${classes.page}`}>
      <h1>{title}</h1>
      <div className={classes.box}>
        <FailureBox error={error} onRetry={retry} />
      </div>
    </div>
  )
}
