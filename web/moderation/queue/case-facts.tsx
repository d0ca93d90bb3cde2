import { IconAlertTriangle, IconEyeOff, IconScale, IconTextScan2 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { CaseCard } from '#contract/moderation/schema.ts'
import { useLanguage, useNumbers } from '#web/foundation/i18n.ts'
import { Badge } from '#web/foundation/ui/people/badge.tsx'
import { weightLevel } from './case-words.ts'
import classes from './queue.module.css'

export function useCaseName() {
  const { t } = useTranslation()
  const language = useLanguage()
  return ({ kind, reasons, isFromWords }: Pick<CaseCard, 'kind' | 'reasons' | 'isFromWords'>): string => {
    const names = reasons.map((reason) => t(`moderation.reasons.${reason}.name`))
    const why = names.length > 0 ? new Intl.ListFormat(language).format(names) : isFromWords ? t('queue.fromWords') : ''
    const what = t(`moderation.kinds.${kind ?? 'none'}`)
    return why ? t('queue.caseName', { what, why }) : what
  }
}

export function CaseBadges({ each }: { each: CaseCard }) {
  const { t } = useTranslation()
  if (!each.isUrgent && !each.isHidden && !each.isFromWords && each.state !== 'appealed') return null
  return (
    <div className="row">
      {each.isUrgent && (
        <Badge icon={IconAlertTriangle} tone="brique">
          {t('queue.urgent')}
        </Badge>
      )}
      {each.state === 'appealed' && (
        <Badge icon={IconScale} tone="prune">
          {t('queue.appealed')}
        </Badge>
      )}
      {each.isHidden && (
        <Badge icon={IconEyeOff} tone="ambre">
          {t('queue.hidden')}
        </Badge>
      )}
      {each.isFromWords && (
        <Badge icon={IconTextScan2} tone="ardoise">
          {t('queue.fromWords')}
        </Badge>
      )}
    </div>
  )
}

export function WeightLine({ each: { reports, weight } }: { each: Pick<CaseCard, 'reports' | 'weight'> }) {
  const { t } = useTranslation()
  const formatNumber = useNumbers()
  const language = useLanguage()
  const level = weightLevel(weight)
  return (
    <p className={`row middle text-sm g3 r1 ${classes.weight}`} data-level={level}>
      <span>
        {reports === 0 ? t('queue.noReports') : t('queue.reports', { count: reports, written: formatNumber(reports) })}
      </span>{' '}
      <span aria-hidden="true" className={classes.scale}>
        <i />
        <i />
        <i />
        <i />
      </span>{' '}
      <span>
        {t(`queue.weight.${level}`)}{' '}
        <small>{t('queue.points', { points: new Intl.NumberFormat(language).format(weight) })}</small>
      </span>
    </p>
  )
}
