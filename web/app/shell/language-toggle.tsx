import { Button } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { usePreferences } from '#web/accounts/preferences.ts'
import { useLanguage } from '#web/foundation/i18n.ts'
import { nextLanguage } from '#web/foundation/languages.ts'
import { showFailure } from '#web/foundation/toasts.tsx'
import classes from './language-toggle.module.css'

export function LanguageToggle() {
  const { t } = useTranslation()
  const { chooseLanguage } = usePreferences()
  const language = useLanguage()
  const toggle = () => {
    chooseLanguage(nextLanguage(language)).catch(() =>
      showFailure({ title: t('errors.title'), message: t('shell.languageFailed') }),
    )
  }
  return (
    <Button
      data-again
      classNames={{ section: classes.icon }}
      aria-label={t('shell.switchLanguage')}
      leftSection={<IconLanguage aria-hidden size={20} />}
      onClick={toggle}
      variant="ghost"
    >
      {language.toUpperCase()}
    </Button>
  )
}
