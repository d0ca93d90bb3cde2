import { useTranslation } from 'react-i18next'
import { useSignOut } from '#web/accounts/api.ts'
import { showFailure } from '#web/foundation/toasts.tsx'

export function useLeaving(): () => void {
  const { t } = useTranslation()
  const { mutate: signOut } = useSignOut()
  return () =>
    signOut(undefined, { onError: () => showFailure({ title: t('errors.title'), message: t('shell.signOutFailed') }) })
}
