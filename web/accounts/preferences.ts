import { useMantineColorScheme } from '@mantine/core'
import type { Me } from '#contract/accounts/schema.ts'
import type { Language, Theme } from '#contract/foundation/languages.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { setLanguage } from '#web/foundation/i18n.ts'
import { keepAnswer } from '#web/foundation/keep-answer.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'
import { useFailureToast } from '#web/foundation/toasts.tsx'
import { currentMember } from './sign-in/identity.ts'

/**
 * `chooseLanguage` rejects when the texts cannot be fetched, and then nothing has changed. A choice that did not reach the account stays in this browser, and
 * the person is told.
 */
export function usePreferences(): {
  chooseLanguage: (language: Language) => Promise<void>
  chooseTheme: (theme: Theme) => void
} {
  const { setColorScheme } = useMantineColorScheme()
  const tellFailure = useFailureToast()
  const { mutate: keep } = useSendOnce({
    // Requests run one after the other, so that the last choice is the one kept.
    scope: { id: 'preferences' },
    mutationFn: (choice: { language?: Language; theme?: Theme }) => api.accounts.setPreferences(choice),
    onSuccess: (member) => keepAnswer(query.accounts.me.queryKey(), { member }),
    onError: tellFailure,
  })
  const keepWithAccount = (choice: { language?: Language; theme?: Theme }) => {
    if (currentMember(queryClient)) keep(choice)
  }
  return {
    async chooseLanguage(language) {
      await setLanguage(language)
      keepWithAccount({ language })
    },
    chooseTheme(theme) {
      setColorScheme(theme)
      keepWithAccount({ theme })
    },
  }
}

/** At sign-in. An account that leaves the theme to the device keeps this device's choice. */
export function useApplyPreferences(): (account: Pick<Me, 'language' | 'theme'>) => Promise<void> {
  const { setColorScheme } = useMantineColorScheme()
  const tellFailure = useFailureToast()
  return async ({ language, theme }) => {
    if (theme !== 'auto') setColorScheme(theme)
    try {
      await setLanguage(language)
    } catch (error) {
      tellFailure(error)
    }
  }
}
