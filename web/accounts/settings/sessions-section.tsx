import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { OpenSession } from '#contract/accounts/schema.ts'
import { useDates } from '#web/foundation/i18n.ts'
import { showSuccess, useFailureToast } from '#web/foundation/toasts.tsx'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { deviceName } from './device-name.ts'
import classes from './settings.module.css'
import { useEndOtherSessions, useEndSession, useSessions } from './settings-api.ts'
import { SettingsSection } from './settings-section.tsx'

export function SessionsSection() {
  const { t } = useTranslation()
  const tellFailure = useFailureToast()
  const query = useSessions()
  const { data } = query
  const endAll = useEndOtherSessions()
  const others = data?.sessions.filter(({ isCurrent }) => !isCurrent).length ?? 0
  const closeAll = () =>
    endAll
      .mutateAsync({})
      .then(({ ended }) => showSuccess({ title: t('settings.sessions.allEnded', { count: ended }) }), tellFailure)
  return (
    <SettingsSection anchor="appareils" intro={t('settings.sessions.intro')} title={t('settings.sessions.title')}>
      {data ? (
        <ul className={classes.lines}>
          {data.sessions.map((session) => (
            <Session key={session.id} session={session} />
          ))}
        </ul>
      ) : (
        <Awaited cards={1} of={query} />
      )}
      {others > 1 && (
        <div>
          <Button aria-disabled={endAll.isPending || undefined} onClick={() => void closeAll()} variant="default">
            {t('settings.sessions.endAll')}
          </Button>
        </div>
      )}
    </SettingsSection>
  )
}

function Session({ session: { id, isCurrent, userAgent, lastUsedAt } }: { session: OpenSession }) {
  const { t } = useTranslation()
  const dates = useDates()
  const tellFailure = useFailureToast()
  const end = useEndSession()
  const name = deviceName(userAgent) ?? t('settings.sessions.unknown')
  const close = () =>
    end.mutateAsync({ id }).then(() => showSuccess({ title: t('settings.sessions.ended', { name }) }), tellFailure)
  return (
    <li>
      <p className={`breaks shrinks ${classes.what}`}>
        <strong>{name}</strong>{' '}
        <span className="quiet">
          {isCurrent ? t('settings.sessions.here') : t('settings.sessions.used', { when: dates.when(lastUsedAt) })}
        </span>
      </p>
      {!isCurrent && (
        <Button
          aria-disabled={end.isPending || undefined}
          aria-label={t('settings.sessions.endOf', { name })}
          onClick={() => void close()}
          variant="default"
        >
          {t('settings.sessions.end')}
        </Button>
      )}
    </li>
  )
}
