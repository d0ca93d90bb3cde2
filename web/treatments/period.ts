import type { TFunction } from 'i18next'
import type { Treatment } from '#contract/treatments/schema.ts'
import type { Dates } from '#web/foundation/dates.ts'

type Period = Pick<Treatment, 'from' | 'to' | 'isOngoing'>

export function periodText({ from, to, isOngoing }: Period, t: TFunction, dates: Dates): string | undefined {
  const [first, last] = [from && dates.month(from), to && dates.month(to)]
  if (first && isOngoing) return t('treatments.period.since', { from: first })
  if (isOngoing) return t('treatments.period.ongoing')
  if (first && last) return first === last ? first : t('treatments.period.fromTo', { from: first, to: last })
  if (first) return t('treatments.period.from', { from: first })
  return last ? t('treatments.period.until', { to: last }) : undefined
}
