import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SecondFactorSetup } from '#contract/accounts/security-schema.ts'
import { Sheet } from '#web/foundation/ui/layout/sheet.tsx'
import { useBeginSecondFactor, useConfirmSecondFactor } from './api.ts'
import { AppLink } from './app-link.tsx'
import { BackupCodes, useKeeping } from './backup-codes.tsx'
import { PasswordForm } from './password-form.tsx'
import { SheetActs } from './sheet-acts.tsx'

type SetupDialogProps = {
  isOpen: boolean
  onClose: () => void
  onDone: () => void
}

export function SetupDialog({ isOpen, onClose, onDone }: SetupDialogProps) {
  const { t } = useTranslation()
  const form = useId()
  const begin = useBeginSecondFactor()
  const confirm = useConfirmSecondFactor()
  const keeping = useKeeping(onDone)
  const [setup, setSetup] = useState<SecondFactorSetup>()
  const [codes, setCodes] = useState<string[]>()

  if (codes)
    return (
      <Sheet
        footer={<Button onClick={keeping.close}>{t('security.codes.done')}</Button>}
        isOpen={isOpen}
        onClose={keeping.close}
        title={t('security.codes.title')}
      >
        <BackupCodes codes={codes} keeping={keeping} news={t('security.codes.on')} />
      </Sheet>
    )
  const footer = (
    <SheetActs
      confirm={t(setup ? 'security.setup.confirm' : 'security.setup.next')}
      form={form}
      isPending={begin.isPending || confirm.isPending}
      onCancel={onClose}
    />
  )
  return (
    <Sheet
      footer={footer}
      isOpen={isOpen}
      onClose={onClose}
      title={t(setup ? 'security.setup.appTitle' : 'security.setup.title')}
    >
      {setup ? (
        <AppLink confirm={confirm} id={form} onCodes={setCodes} setup={setup} />
      ) : (
        <PasswordForm id={form} send={async (password) => setSetup(await begin.mutateAsync({ password }))}>
          <p>{t('security.setup.why')}</p>
        </PasswordForm>
      )}
    </Sheet>
  )
}
