import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useDates } from '#web/foundation/i18n.ts'
import { showSuccess, useFailureToast } from '#web/foundation/toasts.tsx'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { useUnblock } from '../block-api.ts'
import classes from './settings.module.css'
import { useBlockedMembers } from './settings-api.ts'
import { SettingsSection } from './settings-section.tsx'

export function BlockedSection() {
  const { t } = useTranslation()
  const dates = useDates()
  const tellFailure = useFailureToast()
  const query = useBlockedMembers()
  const { data } = query
  const unblock = useUnblock()
  const lift = (memberId: string, name: string) =>
    unblock
      .mutateAsync({ memberId })
      .then(() => showSuccess({ title: t('accounts.block.lifted', { name }) }), tellFailure)
  return (
    <SettingsSection anchor="blocages" intro={t('settings.blocked.intro')} title={t('settings.blocked.title')}>
      <Awaited cards={1} of={query} />
      {data?.members.length === 0 && <p>{t('settings.blocked.none')}</p>}
      {data && data.members.length > 0 && (
        <ul className={classes.lines}>
          {data.members.map(({ id, username: known, blockedAt }) => {
            const username = known ?? t('ui.someone')
            return (
              <li key={id}>
                <p className={`breaks shrinks ${classes.what}`}>
                  <strong dir="auto">{username}</strong>{' '}
                  <span className="quiet">{t('settings.blocked.since', { day: dates.day(blockedAt) })}</span>
                </p>
                <Button
                  aria-label={t('settings.blocked.liftOf', { name: username })}
                  onClick={() => void lift(id, username)}
                  variant="default"
                >
                  {t('settings.blocked.lift')}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </SettingsSection>
  )
}
