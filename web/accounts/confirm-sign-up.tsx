import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { Password, SignUpInput } from '#contract/accounts/schema.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { Note } from '#web/foundation/ui/note.tsx'
import { AuthFailure } from './auth-failure.tsx'
import classes from './auth-form.module.css'
import { useConfirmSignUp } from './entry/api.ts'
import { PasswordField } from './password-field.tsx'
import { SignUpFields, signUpFault } from './sign-up-fields.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useCheckedForm } from './use-checked-form.tsx'

type ConfirmSignUpProps = { token: string; onEntered: () => void }

/**
 * Confirms the address of a sign-up, by its link and the password that was chosen with it, and signs in. Whoever did not choose it, or forgot it, signs up anew
 * here: a link that reads a mailbox does not say who filled the form.
 */
export function ConfirmSignUp(link: ConfirmSignUpProps) {
  const [isAnew, setAnew] = useState(false)
  return isAnew ? <AnewForm {...link} /> : <PasswordForm {...link} onAnew={() => setAnew(true)} />
}

const Known = z.object({ password: Password })

function PasswordForm({ token, onEntered, onAnew }: ConfirmSignUpProps & { onAnew: () => void }) {
  const { t } = useTranslation()
  const confirm = useConfirmSignUp()
  const { form, whenValid, refuse } = useCheckedForm({
    name: 'confirm-sign-up',
    schema: Known,
    initialValues: { password: '' },
  })
  const send = ({ password }: z.output<typeof Known>) => {
    const onError = (error: unknown) => {
      if (isRefusal(error, 'WRONG_PASSWORD')) refuse({ password: t('entry.confirm.wrong') })
    }
    confirm.mutate({ token, password }, { onSuccess: onEntered, onError })
  }
  return (
    <form className={classes.form} noValidate onSubmit={whenValid(send)}>
      <PasswordField
        {...form.getInputProps('password')}
        autoComplete="current-password"
        label={t('entry.confirm.password')}
      />
      <Refused error={confirm.error} isOfField={isRefusal(confirm.error, 'WRONG_PASSWORD')} />
      <SubmitButton
        isPending={confirm.isPending}
        pendingWord={t('entry.confirm.sending')}
        word={t('entry.confirm.send')}
      />
      <Button onClick={onAnew} variant="quiet">
        {t('entry.confirm.anew')}
      </Button>
    </form>
  )
}

const Anew = SignUpInput.pick({ username: true, password: true, consents: true })

const NOTHING_YET: Required<z.input<typeof Anew>> = {
  username: '',
  password: '',
  consents: { age: false, terms: false, healthData: false, research: false, emails: false },
}

function AnewForm({ token, onEntered }: ConfirmSignUpProps) {
  const { t } = useTranslation()
  const confirm = useConfirmSignUp()
  const { form, whenValid, refuse } = useCheckedForm({ name: 'anew', schema: Anew, initialValues: NOTHING_YET })
  const send = ({ password, ...anew }: z.output<typeof Anew>) => {
    const onError = (error: unknown) => refuse(signUpFault(error) ?? {})
    confirm.mutate({ token, password, anew }, { onSuccess: onEntered, onError })
  }
  return (
    <form className={classes.form} noValidate onSubmit={whenValid(send)}>
      <p>{t('entry.confirm.anewText')}</p>
      <SignUpFields autoFocus form={form} />
      <Refused error={confirm.error} isOfField={signUpFault(confirm.error) !== undefined} />
      <SubmitButton
        isPending={confirm.isPending}
        pendingWord={t('entry.confirm.sending')}
        word={t('entry.confirm.send')}
      />
    </form>
  )
}

function Refused({ error, isOfField }: { error: unknown; isOfField: boolean }) {
  const { t } = useTranslation()
  if (!error || isOfField) return null
  if (!isRefusal(error, 'NOT_FOUND')) return <AuthFailure error={error} />
  return (
    <Note role="alert" title={t('entry.confirm.overTitle')} tone="brique">
      {t('entry.confirm.over')}
      <p className={classes.next}>
        <Link search={{ view: 'resend' }} to="/auth">
          {t('accounts.resend.link')}
        </Link>
      </p>
    </Note>
  )
}
