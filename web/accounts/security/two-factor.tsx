import { Button } from '@mantine/core'
import { IconShieldCheck } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Security } from '#contract/accounts/security-schema.ts'
import { showSuccess } from '#web/foundation/toasts.tsx'
import { lazyDialog } from '#web/foundation/ui/layout/lazy-part.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { Badge } from '#web/foundation/ui/people/badge.tsx'
import { useTurnOffSecondFactor } from './api.ts'
import { useLaterDialog } from './use-later-dialog.ts'

const SetupDialog = lazyDialog(async () => (await import('./setup-dialog.tsx')).SetupDialog)
const RenewalDialog = lazyDialog(async () => (await import('./renewal-dialog.tsx')).RenewalDialog)
const PasswordDialog = lazyDialog(async () => (await import('./password-dialog.tsx')).PasswordDialog)

const FEW = 3

export function TwoFactor({ secondFactor }: Pick<Security, 'secondFactor'>) {
  const { t } = useTranslation()
  const { asked, isOpen, open, close, finish, place } = useLaterDialog<'setup' | 'renewal' | 'off'>()
  const turnOff = useTurnOffSecondFactor()
  return (
    <>
      <div className="row middle g3 r2" ref={place} tabIndex={-1}>
        {secondFactor ? (
          <>
            <Badge icon={IconShieldCheck} tone="sauge">
              {t('security.factor.on')}
            </Badge>
            <p>{t('security.factor.left', { count: secondFactor.backupCodesLeft })}</p>
          </>
        ) : (
          <p>{t('security.factor.off')}</p>
        )}
      </div>
      {secondFactor && secondFactor.backupCodesLeft < FEW && <Note tone="ambre">{t('security.factor.few')}</Note>}
      <div className="row">
        {secondFactor ? (
          <>
            <Button onClick={() => open('renewal')} variant="default">
              {t('security.factor.newCodes')}
            </Button>
            <Button onClick={() => open('off')} variant="default">
              {t('security.factor.turnOff')}
            </Button>
          </>
        ) : (
          <Button onClick={() => open('setup')} variant="default">
            {t('security.factor.turnOn')}
          </Button>
        )}
      </div>
      <Suspense>
        {asked?.name === 'setup' && <SetupDialog isOpen={isOpen} key={asked.opening} onClose={close} onDone={finish} />}
        {asked?.name === 'renewal' && <RenewalDialog isOpen={isOpen} key={asked.opening} onClose={close} />}
        {asked?.name === 'off' && (
          <PasswordDialog
            confirm={t('security.factor.turnOff')}
            isOpen={isOpen}
            key={asked.opening}
            onClose={close}
            onDone={() => {
              finish()
              showSuccess({ title: t('security.factor.turnedOff') })
            }}
            run={(password) => turnOff.mutateAsync({ password })}
            title={t('security.turningOff.title')}
          >
            {t('security.turningOff.text')}
          </PasswordDialog>
        )}
      </Suspense>
    </>
  )
}
