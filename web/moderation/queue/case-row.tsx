import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseCard } from '#contract/moderation/schema.ts'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { Moment } from '#web/foundation/ui/moment.tsx'
import { CaseBadges, useCaseName, WeightLine } from './case-facts.tsx'
import classes from './queue.module.css'

export function CaseRow({ each, meId }: { each: CaseCard; meId: string }) {
  const { t } = useTranslation()
  const id = useId()
  const name = useCaseName()
  const { excerpt, place, author, assignee, openedAt } = each
  return (
    <Card as="li" className={`stack fit g2 ${classes.case}`} labelledBy={id}>
      <CaseBadges each={each} />
      <h2 className="title-sm" id={id}>
        <Link className="target underlines" params={{ id: each.id }} to="/admin/moderation/$id">
          {name(each)}
        </Link>
      </h2>
      {(excerpt ?? place) && (
        <p dir="auto" className={`clamp breaks ${classes.excerpt}`}>
          {excerpt ?? place}
        </p>
      )}
      {each.kind === 'message' && <p className="quiet breaks">{t('queue.privateKept')}</p>}
      <WeightLine each={each} />
      <p className="quiet breaks">
        {author && <>{t('queue.by', { name: author.username ?? t('ui.someone') })} · </>}
        <Moment at={openedAt} />
        {' · '}
        {assignee
          ? assignee.id === meId
            ? t('queue.isMine')
            : t('queue.takenBy', { name: assignee.username ?? t('ui.someone') })
          : t('queue.isFree')}
      </p>
      {!each.canDecide && each.state !== 'closed' && <p className="quiet breaks">{t('queue.notYours')}</p>}
    </Card>
  )
}
