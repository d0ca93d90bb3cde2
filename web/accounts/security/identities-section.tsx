import { Button } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Identity } from '#contract/accounts/security-schema.ts'
import { useDates } from '#web/foundation/i18n.ts'
import { showSuccess } from '#web/foundation/toasts.tsx'
import settings from '../settings/settings.module.css'
import { SettingsSection } from '../settings/settings-section.tsx'
import { useRemoveIdentity } from './api.ts'
import { useLaterDialog } from './use-later-dialog.ts'

const PasswordDialog = lazy(async () => ({ default: (await import('./password-dialog.tsx')).PasswordDialog }))

/** The accounts elsewhere that open this one. */
export function IdentitiesSection({ identities }: { identities: Identity[] }) {
  const { t } = useTranslation()
  const dates = useDates()
  const { asked, isOpen, open, close, finish, place } = useLaterDialog<Identity>()
  const remove = useRemoveIdentity()
  return (
    <SettingsSection intro={t('security.identities.intro')} title={t('security.identities.title')}>
      <div ref={place} tabIndex={-1}>
        <ul className={settings.lines}>
          {identities.map((identity) => (
            <li key={identity.id}>
              <p className={settings.what}>
                <strong>{identity.provider}</strong>
                <span>{t('security.identities.since', { day: dates.day(identity.linkedAt) })}</span>
              </p>
              <Button
                aria-label={t('security.identities.removeOf', { provider: identity.provider })}
                onClick={() => open(identity)}
                variant="default"
              >
                {t('security.identities.remove')}
              </Button>
            </li>
          ))}
        </ul>
      </div>
      <Suspense>
        {asked && (
          <PasswordDialog
            confirm={t('security.identities.remove')}
            isOpen={isOpen}
            key={asked.opening}
            onClose={close}
            onDone={() => {
              finish()
              showSuccess({ title: t('security.identities.removed') })
            }}
            run={(password) => remove.mutateAsync({ id: asked.name.id, password })}
            title={t('security.identities.removal.title')}
          >
            {t('security.identities.removal.text')}
          </PasswordDialog>
        )}
      </Suspense>
    </SettingsSection>
  )
}
