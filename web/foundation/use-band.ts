import { useTranslation } from 'react-i18next'
import type { Band } from '#contract/foundation/disclosure.ts'
import { useNumbers } from './i18n.ts'

export function useBand(): (members: Band) => string {
  const { t } = useTranslation()
  const formatNumber = useNumbers()
  return ({ from, to }) => t('ui.band', { from: formatNumber(from), to: formatNumber(to) })
}
