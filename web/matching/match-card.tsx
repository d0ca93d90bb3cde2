import { Button } from '@mantine/core'
import { IconChevronDown, IconEyeOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Match } from '#contract/matching/schema.ts'
import { ContactLink } from '#web/closest/contact-link.tsx'
import { Helped } from '#web/closest/helped.tsx'
import { useDates } from '#web/foundation/i18n.ts'
import { ClosenessBand } from '#web/foundation/ui/closeness-band.tsx'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { Avatar } from '#web/foundation/ui/people/avatar.tsx'
import { StatusBadge, statusOf } from '#web/foundation/ui/people/badge.tsx'
import { AuthorLink } from '#web/posts/post/author-link.tsx'
import classes from './match-card.module.css'
import { MatchCloseUp } from './match-close-up.tsx'
import { MatchReasonList } from './match-reason-list.tsx'

type MatchCardProps = {
  match: Match
  isOwnPostNamed: boolean
  onDismiss: () => void
}

export function MatchCard({ match, isOwnPostNamed, onDismiss }: MatchCardProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const id = useId()
  const [isClose, setClose] = useState(false)
  const { post, ownPost, band, reasons, wholeScore } = match
  return (
    <Card as="article" className={classes.card} labelledBy={`${id}-title`}>
      <header className={classes.head}>
        <p className="row middle">
          <ClosenessBand band={band} /> <StatusBadge status={statusOf(post.outcome)} />
        </p>
        <p className={`row middle breaks text-sm mt3 ${classes.who}`}>
          <Avatar name={post.author.username} picture={post.author.avatar} size={36} />
          <b>
            <AuthorLink author={post.author} />
          </b>
        </p>
        <h2 className="title-md mt2" dir="auto" id={`${id}-title`}>
          <Link dir="auto" params={{ id: post.id }} to="/post/$id">
            {post.title}
          </Link>
        </h2>
        {post.startMonth && (
          <p className="quiet breaks mt1">{t('matching.since', { month: dates.month(post.startMonth) })}</p>
        )}
        {isOwnPostNamed && <p className="quiet breaks mt1">{t('closest.besides', { title: ownPost.title })}</p>}
      </header>
      <Helped post={post} />
      <p dir="auto" className={`breaks ${classes.excerpt}`}>
        {t('closest.quoted', { text: post.excerpt })}
      </p>
      <MatchReasonList reasons={reasons} />
      <Button
        aria-controls={`${id}-why`}
        aria-expanded={isClose}
        className={`turns ${classes.opener}`}
        onClick={() => setClose(!isClose)}
        rightSection={<IconChevronDown aria-hidden size={20} />}
        variant="subtle"
      >
        {t('matching.why')}
      </Button>
      <div className={classes.why} hidden={!isClose} id={`${id}-why`}>
        {isClose && <MatchCloseUp reasons={reasons} wholeScore={wholeScore} />}
      </div>
      <div className={`row middle lined ${classes.acts}`}>
        <ContactLink author={post.author} postId={post.id} />
        <LinkButton params={{ id: post.id }} to="/post/$id" variant="default">
          {t('matching.read')}
        </LinkButton>
        <Button
          className={classes.dismiss}
          leftSection={<IconEyeOff aria-hidden size={20} />}
          onClick={onDismiss}
          variant="quiet"
        >
          {t('closest.dismiss')}
        </Button>
      </div>
    </Card>
  )
}
