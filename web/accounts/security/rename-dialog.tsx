import { TextInput } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { PASSKEY_NAME_MAX } from '#contract/accounts/limits.ts'
import { type Passkey, PasskeyName } from '#contract/accounts/security-schema.ts'
import { showSuccess } from '#web/foundation/toasts.tsx'
import { Sheet } from '#web/foundation/ui/layout/sheet.tsx'
import { AuthFailure } from '../sign-in/auth-failure.tsx'
import { useCheckedForm } from '../sign-in/use-checked-form.tsx'
import { useRenamePasskey } from './api.ts'
import classes from './security.module.css'
import { SheetActs } from './sheet-acts.tsx'

const Given = z.object({ name: PasskeyName })

type RenameDialogProps = { passkey: Passkey; isOpen: boolean; onClose: () => void }

export function RenameDialog({ passkey, isOpen, onClose }: RenameDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const rename = useRenamePasskey()
  const { form, whenValid } = useCheckedForm({
    name: 'passkey-name',
    schema: Given,
    initialValues: { name: passkey.name },
  })
  const send = ({ name }: z.output<typeof Given>) => {
    const done = () => {
      onClose()
      showSuccess({ title: t('security.passkeys.renamed') })
    }
    rename.mutate({ id: passkey.id, name }, { onSuccess: done })
  }
  const footer = (
    <SheetActs confirm={t('security.passkeys.save')} form={id} isPending={rename.isPending} onCancel={onClose} />
  )
  return (
    <Sheet footer={footer} isOpen={isOpen} onClose={onClose} title={t('security.passkeys.renameTitle')}>
      <form className={`stack ${classes.form}`} id={id} noValidate onSubmit={whenValid(send)}>
        <TextInput
          {...form.getInputProps('name')}
          aria-invalid={Boolean(form.errors.name)}
          autoComplete="off"
          data-autofocus
          description={t('security.passkeys.nameHelp')}
          label={t('security.passkeys.name')}
          required
          maxLength={PASSKEY_NAME_MAX}
        />
        {rename.error && <AuthFailure error={rename.error} />}
      </form>
    </Sheet>
  )
}
