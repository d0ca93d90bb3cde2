import { useTranslation } from 'react-i18next'
import { useDates, useLanguage } from '../i18n.ts'
import type { Reader } from './form-description.ts'

/** What the words of a form's fields are made with, for whoever reads this page. */
export function useReader(): Reader {
  const { t } = useTranslation()
  return { t, dates: useDates(), language: useLanguage() }
}
