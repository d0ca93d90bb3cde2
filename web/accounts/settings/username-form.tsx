import { Button, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { USERNAME_MAX } from '#contract/accounts/limits.ts'
import { Username } from '#contract/accounts/schema.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { showSuccess } from '#web/foundation/toasts.tsx'
import { AuthFailure, FailureWords } from '../sign-in/auth-failure.tsx'
import { useCheckedForm } from '../sign-in/use-checked-form.tsx'
import classes from './settings.module.css'
import { useSetUsername } from './settings-api.ts'

const Choice = z.object({ username: Username })

export function UsernameForm({ username }: { username: string }) {
  const { t } = useTranslation()
  const setUsername = useSetUsername()
  const { form, whenValid, refuse } = useCheckedForm({
    name: 'username',
    schema: Choice,
    initialValues: { username },
  })
  const isTaken = isRefusal(setUsername.error, 'USERNAME_TAKEN')
  const send = (choice: z.output<typeof Choice>) => {
    // A second press may come long after the answer to the first, on a form that stays filled.
    if (choice.username === username) return
    setUsername.mutate(choice, {
      onSuccess: (member) => {
        // The member may have typed another name while the request was pending.
        if (Choice.safeParse(form.getValues()).data?.username === choice.username)
          form.setValues({ username: member.username })
        showSuccess({ title: t('settings.profile.done', { name: member.username }) })
      },
      onError: (error) => {
        if (isRefusal(error, 'USERNAME_TAKEN')) refuse({ username: <FailureWords error={error} /> })
      },
    })
  }
  return (
    <form className={`stack start ${classes.form}`} noValidate onSubmit={whenValid(send)}>
      <TextInput
        {...form.getInputProps('username')}
        aria-invalid={Boolean(form.errors.username)}
        autoComplete="username"
        description={`${t('accounts.fields.usernameHelp')} ${t('settings.profile.everywhere')}`}
        label={t('accounts.fields.username')}
        required
        maxLength={USERNAME_MAX}
      />
      {setUsername.error && !isTaken && <AuthFailure error={setUsername.error} />}
      <Button aria-disabled={setUsername.isPending || undefined} type="submit" variant="default">
        {t(setUsername.isPending ? 'settings.saving' : 'settings.profile.send')}
      </Button>
    </form>
  )
}
