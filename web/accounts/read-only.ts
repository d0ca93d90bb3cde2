import { useTranslation } from 'react-i18next'
import { useDates } from '#web/foundation/i18n.ts'
import { useMe } from './api.ts'

export function useReadOnlyWords(): string {
  const { t } = useTranslation()
  const dates = useDates()
  const { me } = useMe()
  if (me?.sanction?.kind !== 'silence') return t('accounts.readOnly.withoutConsent')
  const { until } = me.sanction
  return until ? t('accounts.readOnly.silenced', { day: dates.moment(until) }) : t('accounts.readOnly.silencedNoEnd')
}
