import { useTranslation } from 'react-i18next'
import { bandOf } from '#contract/observatory/rules.ts'
import { useNumbers } from '#web/foundation/i18n.ts'

/** A published number of members as it is told: "25 à 29". */
export function useBand(): (members: number) => string {
  const { t } = useTranslation()
  const written = useNumbers()
  return (members) => {
    const { from, to } = bandOf(members)
    return t('observatory.band', { from: written(from), to: written(to) })
  }
}
