import { useTranslation } from 'react-i18next'
import { useNumbers } from '#web/foundation/i18n.ts'
import { FailureBox } from '#web/foundation/ui/failure-box.tsx'
import { Figure, Figures } from '#web/foundation/ui/figure.tsx'
import { useMedicationFigures } from '../api.ts'
import classes from './medication-figures.module.css'

/** Shows the numbers of my reports and matches; their places are kept until the numbers have loaded. */
export function MedicationFigures() {
  const { t } = useTranslation()
  const formatNumber = useNumbers()
  const { data, error, refetch } = useMedicationFigures()
  if (error && !data)
    return (
      <div className={classes.figures}>
        <FailureBox error={error} onRetry={() => void refetch()} title={t('medication.figures.failed')} />
      </div>
    )
  const shown = (value: number | undefined) => (value === undefined ? '–' : formatNumber(value))
  return (
    <Figures className={classes.figures} label={t('medication.figures.label')}>
      <Figure label={t('medication.figures.reports')} value={shown(data?.reports)} withRule />
      <Figure label={t('medication.figures.serious')} value={shown(data?.serious)} withRule />
      <Figure label={t('medication.figures.matches')} value={shown(data?.matches)} withRule />
      <Figure
        label={t('medication.figures.averageScore')}
        value={data ? t('medication.figures.outOf', { score: data.averageScore }) : '–'}
        withRule
      />
    </Figures>
  )
}
