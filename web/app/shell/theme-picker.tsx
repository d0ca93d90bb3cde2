import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './theme-picker.module.css'
import { THEME_CHOICES, useTheme } from './themes.ts'

export function ThemePicker() {
  const { t } = useTranslation()
  const { theme, chooseTheme } = useTheme()
  const name = useId()
  return (
    <fieldset className={classes.picker}>
      <legend>{t('shell.theme.title')}</legend>
      <div className={`stack g2 mt2 ${classes.choices}`}>
        {THEME_CHOICES.map((choice) => (
          <label className="ringed" data-chosen={choice.theme === theme || undefined} key={choice.theme}>
            <input
              checked={choice.theme === theme}
              name={name}
              onChange={() => chooseTheme(choice.theme)}
              type="radio"
            />
            <choice.icon aria-hidden size={18} />
            {t(choice.label)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
