import { TextInput } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { PASSKEY_NAME_MAX } from '#contract/accounts/limits.ts'
import { Password } from '#contract/accounts/schema.ts'
import { PasskeyName } from '#contract/accounts/security-schema.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { showSuccess } from '#web/foundation/toasts.tsx'
import { Sheet } from '#web/foundation/ui/layout/sheet.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { passkeyFault } from '../passkeys.ts'
import { deviceName } from '../settings/device-name.ts'
import { AuthFailure, FailureWords } from '../sign-in/auth-failure.tsx'
import { PasswordField } from '../sign-in/password-field.tsx'
import { signInRefusal } from '../sign-in/sign-in-refusal.ts'
import { useCheckedForm } from '../sign-in/use-checked-form.tsx'
import { useAddPasskey } from './api.ts'
import classes from './security.module.css'
import { SheetActs } from './sheet-acts.tsx'

const Given = z.object({ name: PasskeyName, password: Password })

export function PasskeyDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  const add = useAddPasskey()
  const name = deviceName(navigator.userAgent) ?? ''
  const { form, whenValid, refuse } = useCheckedForm({
    name: 'passkey',
    schema: Given,
    initialValues: { name, password: '' },
  })

  const send = (given: z.output<typeof Given>) =>
    void add.mutateAsync(given).then(
      () => {
        onClose()
        showSuccess({ title: t('security.passkeys.added') })
      },
      (error: unknown) => {
        if (isRefusal(error, 'WRONG_PASSWORD')) refuse({ password: <FailureWords error={error} /> })
      },
    )
  const footer = (
    <SheetActs confirm={t('security.passkeys.add')} form={id} isPending={add.isPending} onCancel={onClose} />
  )
  return (
    <Sheet footer={footer} isOpen={isOpen} onClose={onClose} title={t('security.passkeys.add')}>
      <form className={`stack ${classes.form}`} id={id} noValidate onSubmit={whenValid(send)}>
        <TextInput
          {...form.getInputProps('name')}
          aria-invalid={Boolean(form.errors.name)}
          autoComplete="off"
          description={t('security.passkeys.nameHelp')}
          label={t('security.passkeys.name')}
          required
          maxLength={PASSKEY_NAME_MAX}
        />
        <PasswordField
          {...form.getInputProps('password')}
          autoComplete="current-password"
          data-autofocus
          label={t('security.password')}
        />
        <p className="if-any" role="status">
          {add.isPending && t('security.passkeys.adding')}
        </p>
        {add.error && !isRefusal(add.error, 'WRONG_PASSWORD') && <Failure error={add.error} />}
      </form>
    </Sheet>
  )
}

function Failure({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const why = passkeyFault(error) ?? (signInRefusal(error) === 'refused' ? 'refused' : undefined)
  if (!why) return <AuthFailure error={error} />
  return (
    <Note role="alert" tone={why === 'cancelled' ? 'ambre' : 'brique'}>
      {t(`security.passkeys.${why}`)}
    </Note>
  )
}
