import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGES } from '#contract/foundation/languages.ts'
import { usePreferences } from '#web/accounts/preferences.ts'
import { useLanguage } from '#web/foundation/i18n.ts'
import { showFailure } from '#web/foundation/toasts.tsx'
import classes from './theme-picker.module.css'

/** Each language has its own name, so that its readers recognise it in any interface. */
const NAMES = { fr: 'Français', en: 'English' } as const

export function LanguagePicker() {
  const { t } = useTranslation()
  const { chooseLanguage } = usePreferences()
  const language = useLanguage()
  const name = useId()
  return (
    <fieldset className={classes.picker}>
      <legend>{t('shell.language')}</legend>
      <div className={`stack g2 mt2 ${classes.choices}`}>
        {LANGUAGES.map((each) => (
          <label data-chosen={each === language || undefined} key={each} lang={each}>
            <input
              checked={each === language}
              name={name}
              onChange={() =>
                void chooseLanguage(each).catch(() =>
                  showFailure({ title: t('errors.title'), message: t('shell.languageFailed') }),
                )
              }
              type="radio"
            />
            {NAMES[each]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
