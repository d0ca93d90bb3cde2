import { Checkbox } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isRefusal, useFailureText } from '#web/foundation/failure.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { FailureBox } from '#web/foundation/ui/failure-box.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import classes from './device-alerts.module.css'
import { PushServiceFailure, type PushState, usePushState, useSwitchAlerts } from './push-api.ts'
import { fr as alerts } from './texts.fr.ts'

const texts = { alerts }

export function DeviceAlerts({ order = 3 }: { order?: 2 | 3 }) {
  useTexts(texts)
  const { t } = useTranslation()
  const { data: state, error, refetch } = usePushState()
  const Heading = `h${order}` as const
  if (state === 'none') return null
  return (
    <div className={`stack g2 ${classes.alerts}`}>
      <Heading>{t('alerts.title')}</Heading>
      {state === undefined && error && <FailureBox error={error} onRetry={() => void refetch()} />}
      {state === undefined && !error && <p className="quiet">{t('alerts.looking')}</p>}
      {state === 'afterInstalling' && <p>{t('alerts.afterInstalling')}</p>}
      {state && state !== 'afterInstalling' && <AlertsSwitch state={state} />}
    </div>
  )
}

function AlertsSwitch({ state }: { state: Exclude<PushState, 'none' | 'afterInstalling'> }) {
  const { t } = useTranslation()
  const { mutate, isPending, error: failure } = useSwitchAlerts()
  const [wasDismissed, setDismissed] = useState(false)
  const choose = (isWanted: boolean) =>
    // The permission is requested during the click, because browsers ask at no other moment.
    mutate(isWanted ? Notification.requestPermission() : undefined, {
      onSuccess: (next) => setDismissed(isWanted && next === 'off'),
    })
  const said = isPending ? t('alerts.pending') : wasDismissed ? t('alerts.dismissed') : ''
  return (
    <>
      <Checkbox
        aria-disabled={isPending || state === 'blocked' || undefined}
        checked={state === 'on'}
        description={t('alerts.more')}
        label={t('alerts.label')}
        onChange={({ currentTarget: { checked } }) => state !== 'blocked' && choose(checked)}
      />
      <p className={`quiet ${classes.said}`} role="status">
        {said}
      </p>
      {state === 'blocked' && <Note tone="ambre">{t('alerts.blocked')}</Note>}
      {failure && <AlertsFailure error={failure} />}
    </>
  )
}

function AlertsFailure({ error }: { error: Error }) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const isOfBrowser = error instanceof PushServiceFailure
  const message = isOfBrowser
    ? t('alerts.noService')
    : isRefusal(error, 'INVALID_INPUT')
      ? t('alerts.unknownService')
      : failureText(error).message
  return (
    <Note icon={IconAlertTriangle} role="alert" title={t('alerts.failed')} tone="brique">
      {message}
    </Note>
  )
}
