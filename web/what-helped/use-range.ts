import { useTranslation } from 'react-i18next'
import type { Range } from '#contract/what-helped/rules.ts'
import { useNumbers } from '#web/foundation/i18n.ts'
import { useBand } from '#web/foundation/use-band.ts'

export function useRange(): (range: Range) => string {
  const { t } = useTranslation()
  const formatNumber = useNumbers()
  const band = useBand()
  return (range) => {
    if (range.from === range.to) return formatNumber(range.from)
    return range.from === 0 ? t('whatHelped.fewer', { n: range.to + 1 }) : band(range)
  }
}
