import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Sheet } from '#web/foundation/ui/layout/sheet.tsx'
import { useRenewBackupCodes } from './api.ts'
import { BackupCodes, useKeeping } from './backup-codes.tsx'
import { PasswordForm } from './password-form.tsx'
import { SheetActs } from './sheet-acts.tsx'

export function RenewalDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const form = useId()
  const renew = useRenewBackupCodes()
  const keeping = useKeeping(onClose)
  const [codes, setCodes] = useState<string[]>()

  if (codes)
    return (
      <Sheet
        footer={<Button onClick={keeping.close}>{t('security.codes.done')}</Button>}
        isOpen={isOpen}
        onClose={keeping.close}
        title={t('security.codes.title')}
      >
        <BackupCodes codes={codes} keeping={keeping} news={t('security.codes.renewed')} />
      </Sheet>
    )
  const footer = (
    <SheetActs confirm={t('security.renewal.confirm')} form={form} isPending={renew.isPending} onCancel={onClose} />
  )
  return (
    <Sheet footer={footer} isOpen={isOpen} onClose={onClose} title={t('security.renewal.title')}>
      <PasswordForm id={form} send={async (password) => setCodes((await renew.mutateAsync({ password })).backupCodes)}>
        <p>{t('security.renewal.text')}</p>
      </PasswordForm>
    </Sheet>
  )
}
