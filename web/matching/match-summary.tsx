import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Match } from '#contract/matching/schema.ts'
import { ProfessionalMark } from '#web/foundation/professional/professional-mark.tsx'
import { Avatar } from '#web/foundation/ui/people/avatar.tsx'
import { StatusBadge, statusOf } from '#web/foundation/ui/people/badge.tsx'
import { MatchReasonList } from './match-reason-list.tsx'
import classes from './match-summary.module.css'

type MatchSummaryProps = {
  match: Match
  /** Set where the list holds matches of several own posts. */
  isOwnPostNamed: boolean
  hasPicture?: boolean
  /** Called when the link to the post is followed. */
  onLeave?: () => void
  /** Stands below the title, before what the two have in common. */
  children?: ReactNode
}

/** The lines of a match in a list: the author, the text and what it shares with mine. */
export function MatchSummary({ match, isOwnPostNamed, hasPicture = false, onLeave, children }: MatchSummaryProps) {
  const { t } = useTranslation()
  const {
    post: { author, id, outcome, title },
    ownPost,
    reasons,
  } = match
  return (
    <>
      <p className={classes.who}>
        {hasPicture && <Avatar name={author.username} picture={author.avatar} size={36} />}
        <b>
          <bdi>{author.username ?? t('ui.someone')}</bdi>
          <ProfessionalMark of={author} />
        </b>
        <StatusBadge status={statusOf(outcome)} />
      </p>
      <h3 className={classes.title}>
        <Link dir="auto" onClick={onLeave} params={{ id }} to="/post/$id">
          {title}
        </Link>
      </h3>
      {children}
      {isOwnPostNamed && <p className={classes.fact}>{t('closest.besides', { title: ownPost.title })}</p>}
      <MatchReasonList reasons={reasons} />
    </>
  )
}
