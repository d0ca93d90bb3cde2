import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { CaseDetail } from '#contract/moderation/schema.ts'
import { useDates, useNumbers } from '#web/foundation/i18n.ts'
import { Avatar } from '#web/foundation/ui/people/avatar.tsx'
import { Part } from './part.tsx'
import classes from './queue.module.css'

export function AuthorPart({ detail: { author, authorRecord } }: { detail: CaseDetail }) {
  const { t } = useTranslation()
  const dates = useDates()
  const formatNumber = useNumbers()
  return (
    <Part title={t('queue.author.title')}>
      {author ? (
        <p className={`line g3 middle ${classes.who}`}>
          <Avatar name={author.username} picture={author.avatar} size={40} />
          <Link params={{ id: author.id }} to="/member/$id">
            {author.username ?? t('ui.someone')}
          </Link>
        </p>
      ) : (
        <p className="quiet breaks">{t('queue.author.unknown')}</p>
      )}
      {authorRecord && (
        <>
          <p>
            {authorRecord.decisions === 0
              ? t('queue.author.noDecisions')
              : t('queue.author.decisions', {
                  count: authorRecord.decisions,
                  written: formatNumber(authorRecord.decisions),
                })}
            {' · '}
            {t('queue.author.since', { day: dates.day(authorRecord.since) })}
          </p>
          <p>
            {t(`queue.author.${authorRecord.sanction}`)}
            {authorRecord.until && ` (${t('queue.author.until', { day: dates.moment(authorRecord.until) })})`}
          </p>
        </>
      )}
    </Part>
  )
}
