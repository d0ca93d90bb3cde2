import { Button } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Identity } from '#contract/accounts/security-schema.ts'
import { useDates } from '#web/foundation/i18n.ts'
import { showSuccess } from '#web/foundation/toasts.tsx'
import { lazyDialog } from '#web/foundation/ui/layout/lazy-part.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import settings from '../settings/settings.module.css'
import { SettingsSection } from '../settings/settings-section.tsx'
import { useLinkIdentity, useRemoveIdentity } from './api.ts'
import { type IdentityEnding, readIdentityEnding } from './identity-ending.ts'
import { useLaterDialog } from './use-later-dialog.ts'

const PasswordDialog = lazyDialog(async () => (await import('./password-dialog.tsx')).PasswordDialog)

type IdentitiesSectionProps = {
  identities: Identity[]
  provider: string | null
}

export function IdentitiesSection({ identities, provider }: IdentitiesSectionProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const { asked, isOpen, open, close, finish, place } = useLaterDialog<Identity | 'link'>()
  const remove = useRemoveIdentity()
  const link = useLinkIdentity()
  const ending = useSearch({ strict: false, select: readIdentityEnding })
  const removed = asked?.name === 'link' ? undefined : asked?.name
  const canLink = provider && !identities.some((each) => each.provider === provider)
  return (
    <SettingsSection
      anchor="comptes-lies"
      intro={t('security.identities.intro')}
      title={t('security.identities.title')}
    >
      <div ref={place} tabIndex={-1}>
        {ending && <EndingNote ending={ending} provider={provider ?? ''} />}
        <ul className={settings.lines}>
          {identities.map((identity) => (
            <li key={identity.id}>
              <p className={`breaks shrinks ${settings.what}`}>
                <strong>{identity.provider}</strong>{' '}
                <span className="quiet">{t('security.identities.since', { day: dates.day(identity.linkedAt) })}</span>
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
        {canLink && (
          <Button onClick={() => open('link')} variant="default">
            {t('security.identities.link', { provider })}
          </Button>
        )}
      </div>
      <Suspense>
        {asked?.name === 'link' && provider && (
          <PasswordDialog
            confirm={t('security.identities.linking.confirm', { provider })}
            isOpen={isOpen}
            key={asked.opening}
            onClose={close}
            onDone={() => undefined}
            run={(password) => link.mutateAsync({ password })}
            title={t('security.identities.linking.title', { provider })}
          >
            {t('security.identities.linking.text', { provider })}
          </PasswordDialog>
        )}
        {asked && removed && (
          <PasswordDialog
            confirm={t('security.identities.remove')}
            isOpen={isOpen}
            key={asked.opening}
            onClose={close}
            onDone={() => {
              finish()
              showSuccess({ title: t('security.identities.removed') })
            }}
            run={(password) => remove.mutateAsync({ id: removed.id, password })}
            title={t('security.identities.removal.title')}
          >
            {t('security.identities.removal.text')}
          </PasswordDialog>
        )}
      </Suspense>
    </SettingsSection>
  )
}

function EndingNote({ ending, provider }: { ending: IdentityEnding; provider: string }) {
  const { t } = useTranslation()
  return (
    <Note role="status" tone={ending === 'linked' ? 'sauge' : 'ambre'}>
      {t(`security.identities.endings.${ending}`, { provider })}
    </Note>
  )
}
