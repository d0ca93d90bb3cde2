import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CARD_TAGS } from '#contract/conferences/limits.ts'
import type { Conference } from '#contract/conferences/schema.ts'
import { NotebookCard } from '#web/foundation/ui/layout/card.tsx'
import { TagList } from '#web/foundation/ui/tag-list.tsx'
import classes from './conference-card.module.css'
import { ConferenceFacts } from './conference-facts.tsx'
import { DayTile } from './day-tile.tsx'
import { ExpertLine } from './expert-line.tsx'
import { Registering } from './registering.tsx'
import { ReplayLink } from './replay-link.tsx'
import { StatusBadges } from './status-badge.tsx'

export function ConferenceCard({ conference }: { conference: Conference }) {
  const { t } = useTranslation()
  const titleId = useId()
  const { id, title, expert, tags, status, cancelReason, scheduledAt, language } = conference
  return (
    <NotebookCard labelledBy={titleId} margin={<DayTile at={scheduledAt} />}>
      <div className={`stack fit g3 ${classes.card}`}>
        <StatusBadges conference={conference} />
        <h2 className={classes.title} id={titleId}>
          <Link dir="auto" lang={language} params={{ id }} search={{}} to="/expert-conferences/$id">
            {title}
          </Link>
        </h2>
        <ExpertLine expert={expert} />
        <ConferenceFacts conference={conference} />
        {status === 'cancelled' && cancelReason && (
          <p className="written muted">{t('conferences.cancelledFor', { reason: cancelReason })}</p>
        )}
        <TagList lang={language} max={CARD_TAGS} tags={tags} />
        <Registering conference={conference} />
        <ReplayLink conference={conference} />
      </div>
    </NotebookCard>
  )
}
