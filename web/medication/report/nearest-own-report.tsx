import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { MedicationMatch } from '#contract/medication/schema.ts'
import { useDates } from '#web/foundation/i18n.ts'

export function NearestOwnReport({ report: { id, name, createdAt } }: { report: MedicationMatch['ownReport'] }) {
  const { t } = useTranslation()
  const dates = useDates()
  return (
    <Link params={{ id }} to="/medication/$id">
      {t('medication.matches.besides', { name, day: dates.day(createdAt) })}
    </Link>
  )
}
