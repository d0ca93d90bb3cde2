import { Button } from '@mantine/core'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Passkey } from '#contract/accounts/security-schema.ts'
import { useDates } from '#web/foundation/i18n.ts'
import { showSuccess } from '#web/foundation/toasts.tsx'
import { lazyDialog } from '#web/foundation/ui/layout/lazy-part.tsx'
import { canUsePasskeys } from '../passkeys.ts'
import settings from '../settings/settings.module.css'
import { SettingsSection } from '../settings/settings-section.tsx'
import { useRemovePasskey } from './api.ts'
import classes from './security.module.css'
import { useLaterDialog } from './use-later-dialog.ts'

const PasskeyDialog = lazyDialog(async () => (await import('./passkey-dialog.tsx')).PasskeyDialog)
const RenameDialog = lazyDialog(async () => (await import('./rename-dialog.tsx')).RenameDialog)
const PasswordDialog = lazyDialog(async () => (await import('./password-dialog.tsx')).PasswordDialog)

type PasskeyAct = { act: 'add' } | { act: 'rename' | 'remove'; passkey: Passkey }

export function PasskeysSection({ passkeys }: { passkeys: Passkey[] }) {
  const { t } = useTranslation()
  const dates = useDates()
  const { asked, isOpen, open, close, finish, place } = useLaterDialog<PasskeyAct>()
  return (
    <SettingsSection intro={t('security.passkeys.intro')} title={t('security.passkeys.title')}>
      <div className={classes.place} ref={place} tabIndex={-1}>
        {passkeys.length === 0 && <p>{t('security.passkeys.none')}</p>}
        {passkeys.length > 0 && (
          <ul className={settings.lines}>
            {passkeys.map((passkey) => {
              const name = passkey.name || t('security.passkeys.unnamed')
              return (
                <li key={passkey.id}>
                  <p className={`breaks shrinks ${settings.what}`}>
                    <strong>{name}</strong>{' '}
                    <span className="quiet">{t('security.passkeys.since', { day: dates.day(passkey.createdAt) })}</span>
                  </p>
                  <Button
                    aria-label={t('security.passkeys.renameOf', { name })}
                    onClick={() => open({ act: 'rename', passkey })}
                    variant="default"
                  >
                    {t('security.passkeys.rename')}
                  </Button>
                  <Button
                    aria-label={t('security.passkeys.removeOf', { name })}
                    onClick={() => open({ act: 'remove', passkey })}
                    variant="default"
                  >
                    {t('security.passkeys.remove')}
                  </Button>
                </li>
              )
            })}
          </ul>
        )}
      </div>
      {canUsePasskeys() ? (
        <div>
          <Button onClick={() => open({ act: 'add' })} variant="default">
            {t('security.passkeys.add')}
          </Button>
        </div>
      ) : (
        <p className={`muted ${settings.intro}`}>{t('security.passkeys.unable')}</p>
      )}
      <Suspense>
        {asked?.name.act === 'add' && <PasskeyDialog isOpen={isOpen} key={asked.opening} onClose={close} />}
        {asked?.name.act === 'rename' && (
          <RenameDialog isOpen={isOpen} key={asked.opening} onClose={close} passkey={asked.name.passkey} />
        )}
        {asked?.name.act === 'remove' && (
          <RemovalDialog
            isOpen={isOpen}
            key={asked.opening}
            onClose={close}
            onDone={finish}
            passkey={asked.name.passkey}
          />
        )}
      </Suspense>
    </SettingsSection>
  )
}

type RemovalDialogProps = { passkey: Passkey; isOpen: boolean; onClose: () => void; onDone: () => void }

function RemovalDialog({ passkey, isOpen, onClose, onDone }: RemovalDialogProps) {
  const { t } = useTranslation()
  const remove = useRemovePasskey()
  return (
    <PasswordDialog
      confirm={t('security.passkeys.remove')}
      isOpen={isOpen}
      onClose={onClose}
      onDone={() => {
        onDone()
        showSuccess({ title: t('security.passkeys.removed') })
      }}
      run={(password) => remove.mutateAsync({ id: passkey.id, password })}
      title={t('security.passkeys.removal.title')}
    >
      {t('security.passkeys.removal.text')}
    </PasswordDialog>
  )
}
