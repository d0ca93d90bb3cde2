import { IconCheck, IconFlag, IconScale, IconStethoscope } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Overview } from '#contract/admin/schema.ts'
import { useNumbers } from '#web/foundation/i18n.ts'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import classes from './overview.module.css'

export function Waiting({ waiting: { cases, urgent, appeals, professionals } }: Pick<Overview, 'waiting'>) {
  const { t } = useTranslation()
  const formatNumber = useNumbers()
  const id = useId()
  const counted = (count: number) => ({ count, written: formatNumber(count) })
  return (
    <Card as="section" className="inset" labelledBy={id}>
      <h2 className="title-sm mb3" id={id}>
        {t('admin.overview.waiting')}
      </h2>
      {cases + appeals + professionals === 0 && (
        <p className="line middle sauge">
          <IconCheck aria-hidden size={20} />
          {t('admin.overview.nothingWaits')}
        </p>
      )}
      <div className={`row g3 ${classes.waiting}`}>
        {cases > 0 && (
          <Link data-urgent={urgent > 0 || undefined} to="/admin/moderation">
            <IconFlag aria-hidden size={20} />
            <span>
              {t('admin.overview.cases', counted(cases))}{' '}
              {urgent > 0 && <b>{t('admin.overview.urgent', counted(urgent))}</b>}
            </span>
          </Link>
        )}
        {appeals > 0 && (
          <Link search={{ etat: 'appealed' }} to="/admin/moderation">
            <IconScale aria-hidden size={20} />
            <span>{t('admin.overview.appeals', counted(appeals))}</span>
          </Link>
        )}
        {professionals > 0 && (
          <Link to="/admin/professionals">
            <IconStethoscope aria-hidden size={20} />
            <span>{t('admin.overview.professionals', counted(professionals))}</span>
          </Link>
        )}
      </div>
    </Card>
  )
}
