import { useTranslation } from 'react-i18next'
import { useNumbers } from '#web/foundation/i18n.ts'
import { FailureBox } from '#web/foundation/ui/failure-box.tsx'
import { Figure, Figures } from '#web/foundation/ui/figure.tsx'
import { useMedicationStats } from '../api.ts'
import classes from './medication-stats.module.css'

export function MedicationStats() {
  const { t } = useTranslation()
  const formatNumber = useNumbers()
  const { data, error, refetch } = useMedicationStats()
  if (error && !data)
    return (
      <div className={`mb8 ${classes.figures}`}>
        <FailureBox error={error} onRetry={() => void refetch()} title={t('medication.figures.failed')} />
      </div>
    )
  const counts = [
    { label: t('medication.figures.reports'), value: data?.reports },
    { label: t('medication.figures.serious'), note: t('medication.figures.seriousFrom'), value: data?.serious },
    { label: t('medication.figures.matches'), value: data?.matches },
  ].filter(({ value }) => value !== 0)
  if (counts.length === 0) return null
  return (
    <Figures className={`mb8 ${classes.figures}`} label={t('medication.figures.label')}>
      {counts.map(({ label, note, value }) => (
        <Figure
          key={label}
          label={label}
          note={note}
          value={value === undefined ? '–' : formatNumber(value)}
          withRule
        />
      ))}
      {data?.matches !== 0 && (
        <Figure
          label={t('medication.figures.averageScore')}
          value={
            data ? (
              <>
                {data.averageScore} <small>{t('medication.figures.outOf')}</small>
              </>
            ) : (
              '–'
            )
          }
          withRule
        />
      )}
    </Figures>
  )
}
