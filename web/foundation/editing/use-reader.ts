import { useTranslation } from 'react-i18next'
import { useDates, useLanguage } from '../i18n.ts'
import type { Reader } from './form-description.ts'

export function useReader(): Reader {
  const { t } = useTranslation()
  return { t, dates: useDates(), language: useLanguage() }
}
