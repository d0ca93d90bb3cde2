import { useTranslation } from 'react-i18next'
import type { Band } from '#contract/foundation/disclosure.ts'
import { useNumbers } from './i18n.ts'

/** Returns a function that formats a published number of members as a range: "25 à 29". */
export function useBand(): (members: Band) => string {
  const { t } = useTranslation()
  const formatNumber = useNumbers()
  return ({ from, to }) => t('ui.band', { from: formatNumber(from), to: formatNumber(to) })
}
