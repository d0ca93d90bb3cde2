import { IconCircleCheck, IconClock, IconEye, IconShieldCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { OwnReport } from '#contract/moderation/schema.ts'
import { useDates, useTexts } from '#web/foundation/i18n.ts'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { Badge, type Icon, type Tone } from '#web/foundation/ui/people/badge.tsx'
import { fr as moderation } from './texts.fr.ts'
import { fr as ownReport } from './texts.own-report.fr.ts'

const texts = { moderation, ownReport }

const SIGNS: Record<OwnReport['state'], { tone: Tone; icon: Icon }> = {
  received: { tone: 'ardoise', icon: IconClock },
  reading: { tone: 'ambre', icon: IconEye },
  kept: { tone: 'ardoise', icon: IconCircleCheck },
  acted: { tone: 'sauge', icon: IconShieldCheck },
}

type OwnReportCardProps = { report: OwnReport; order: 2 | 3; as?: 'div' | 'li' }

export function OwnReportCard({ report, order, as = 'div' }: OwnReportCardProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const dates = useDates()
  const { code, kind, reason, createdAt, state, decidedAt, decisionId, canAppeal } = report
  const Heading = `h${order}` as const
  return (
    <Card as={as} className="stack g2 inset-row">
      <div className="row">
        <Badge {...SIGNS[state]}>{t(`moderation.states.${state}`)}</Badge>
      </div>
      <Heading className="title-sm">{t(`moderation.reasons.${reason}.name`)}</Heading>
      <p className="quiet">
        {t(`moderation.kinds.${kind ?? 'described'}`)} · {dates.moment(createdAt)}
      </p>
      <p>{t(`ownReport.${state}`)}</p>
      {decidedAt && <p className="quiet">{t('ownReport.decided', { when: dates.moment(decidedAt) })}</p>}
      <p className="quiet breaks">{t('ownReport.code', { code })}</p>
      {decisionId && (
        <p>
          <Link className="target prune strong" params={{ id: decisionId }} to="/decisions/$id">
            {t(canAppeal ? 'ownReport.readOrAppeal' : 'ownReport.read')}
          </Link>
        </p>
      )}
    </Card>
  )
}
