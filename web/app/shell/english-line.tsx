import { Button, CloseButton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#contract/foundation/languages.ts'
import { usePreferences } from '#web/accounts/preferences.ts'
import { useLanguage } from '#web/foundation/i18n.ts'
import { useFailureToast } from '#web/foundation/toasts.tsx'
import classes from './english-line.module.css'

const OFFERED: Language = 'en'

export function EnglishLine() {
  const { t } = useTranslation()
  const { chooseLanguage } = usePreferences()
  const tellFailure = useFailureToast()
  const language = useLanguage()
  const [isClosed, setClosed] = useState(false)
  // The line disappears with the button that was pressed.
  const leave = () => document.getElementById('content')?.focus({ preventScroll: true })
  const close = () => {
    // A reader who closes the line has chosen this language.
    void chooseLanguage(language).catch(tellFailure)
    leave()
    setClosed(true)
  }
  if (isClosed || language === OFFERED) return null
  return (
    <section
      aria-label={t('shell.english.text')}
      className={`row middle centre text-sm g4 r1 ${classes.line}`}
      lang={OFFERED}
    >
      <p>{t('shell.english.text')}</p>
      <Button onClick={() => void chooseLanguage(OFFERED).then(leave, tellFailure)} variant="default">
        {t('shell.english.take')}
      </Button>
      <CloseButton aria-label={t('shell.english.close')} onClick={close} size="xl" />
    </section>
  )
}
