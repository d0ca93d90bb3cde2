import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isRefusal } from '#web/foundation/failure.ts'
import { useConfirmEmail } from '../settings/settings-api.ts'
import { LinkConfirmation } from './link-confirmation.tsx'
import { PasswordField } from './password-field.tsx'

export function EmailLink({ token }: { token: string }) {
  const { t } = useTranslation()
  const [password, setPassword] = useState<string>()
  const { mutate, isPending, error, data } = useConfirmEmail({
    onError: (failure) => {
      if (isRefusal(failure, 'WRONG_PASSWORD')) setPassword((typed) => typed ?? '')
    },
  })
  const done = data && {
    title: t('auth.newEmail.doneTitle'),
    text: t('auth.newEmail.done', { email: data.email }),
    on: t('auth.newEmail.on'),
    to: '/' as const,
  }
  const word = t('auth.newEmail.send')
  const over = t('auth.newEmail.over')
  const isWrong = isRefusal(error, 'WRONG_PASSWORD') && Boolean(password)
  return (
    <LinkConfirmation {...{ word, over, isPending, error, done }} press={() => mutate({ token, password })}>
      {password !== undefined && (
        <PasswordField
          autoComplete="current-password"
          autoFocus
          description={t('auth.newEmail.whose')}
          error={isWrong && t('auth.newEmail.wrong')}
          label={t('auth.newEmail.password')}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          value={password}
        />
      )}
    </LinkConfirmation>
  )
}
