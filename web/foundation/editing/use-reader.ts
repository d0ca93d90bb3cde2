import { useTranslation } from 'react-i18next'
import { useDates, useLanguage } from '../i18n.ts'
import type { Reader } from './form-description.ts'

/** Returns the tools with which the words of a form's fields are made, for the reader of this page. */
export function useReader(): Reader {
  const { t } = useTranslation()
  return { t, dates: useDates(), language: useLanguage() }
}
