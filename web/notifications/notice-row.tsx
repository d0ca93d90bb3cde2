import {
  IconBellRinging,
  IconChecks,
  IconChevronRight,
  IconMessage2,
  IconMessagePlus,
  IconMessageReply,
  IconMicrophone2,
  IconNotebook,
  IconPill,
  IconStethoscope,
  IconUsers,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { CommentNotice, MatchNotice, Notice, RequestNotice } from '#contract/notifications/schema.ts'
import { useDates } from '#web/foundation/i18n.ts'
import { Avatar } from '#web/foundation/ui/avatar.tsx'
import { Badge, StatusBadge } from '#web/foundation/ui/badge.tsx'
import { Moment } from '#web/foundation/ui/moment.tsx'
import classes from './notice-row.module.css'
import { noticeTitle } from './notice-title.ts'

type NoticeRowProps = { notice: Notice; isFocused: boolean; onOpen: () => void }

/**
 * One notice: a recovery opens in the dialog, a match leads to its page, a comment to itself on the page of its post, a reminder to its journal, a
 * request to those that wait, what was accepted to its conversation, a conference to its page.
 */
export function NoticeRow({ notice, isFocused, onOpen }: NoticeRowProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isFocused) row.current?.focus()
  }, [isFocused])
  const words = (
    <>
      {notice.kind === 'reminder' || notice.kind === 'conference' ? (
        <span aria-hidden="true" className={classes.sign}>
          {notice.kind === 'reminder' ? <IconNotebook size={24} /> : <IconMicrophone2 size={24} />}
        </span>
      ) : (
        <Avatar name={notice.sender.username} picture={notice.sender.avatar} />
      )}
      <span className={classes.words}>
        <span className={classes.badges}>
          <KindBadge notice={notice} />
          {!notice.isRead && <StatusBadge status="new" />}
        </span>
        <b>{noticeTitle(notice, t)}</b>
        {isOfComment(notice) && <span className={classes.excerpt}>{notice.excerpt}</span>}
        {!isOfRequest(notice) && (
          <span className={isOfComment(notice) ? classes.context : undefined}>
            {t('notifications.quoted', { title: subjectTitle(notice) })}
          </span>
        )}
        {notice.kind === 'conference' && <span>{dates.moment(notice.scheduledAt)}</span>}
        <small>
          <Moment at={notice.createdAt} />
        </small>
      </span>
      <IconChevronRight aria-hidden size={20} />
    </>
  )
  const props = { className: classes.row, 'data-unread': notice.isRead ? undefined : true, onClick: onOpen }
  return (
    <li>
      {notice.kind === 'match' && (
        <MatchLink notice={notice} {...props} ref={row as Ref<HTMLAnchorElement>}>
          {words}
        </MatchLink>
      )}
      {isOfComment(notice) && (
        <Link
          {...props}
          hash={`commentaire-${notice.commentId}`}
          params={{ id: notice.postId }}
          ref={row as Ref<HTMLAnchorElement>}
          to="/post/$id"
        >
          {words}
        </Link>
      )}
      {notice.kind === 'reminder' && (
        <Link
          {...props}
          params={{ id: notice.journalId }}
          ref={row as Ref<HTMLAnchorElement>}
          to="/dashboard/journal/$id"
        >
          {words}
        </Link>
      )}
      {notice.kind === 'conference' && (
        <Link
          {...props}
          params={{ id: notice.conferenceId }}
          ref={row as Ref<HTMLAnchorElement>}
          to="/expert-conferences/$id"
        >
          {words}
        </Link>
      )}
      {isOfRequest(notice) && (
        <Link
          {...props}
          ref={row as Ref<HTMLAnchorElement>}
          search={notice.kind === 'accepted' ? { conversation: notice.conversationId } : {}}
          to="/chat"
        >
          {words}
        </Link>
      )}
      {notice.kind === 'recovery' && (
        <button {...props} ref={row as Ref<HTMLButtonElement>} type="button">
          {words}
        </button>
      )}
    </li>
  )
}

/** The title of what it tells of, as its author gave it. */
function subjectTitle(notice: Exclude<Notice, RequestNotice>): string {
  if (notice.kind === 'reminder') return notice.journalTitle
  return notice.kind === 'conference' ? notice.conferenceTitle : notice.postTitle
}

const isOfComment = (notice: Notice): notice is CommentNotice => notice.kind === 'comment' || notice.kind === 'reply'

const isOfRequest = (notice: Notice): notice is RequestNotice => notice.kind === 'request' || notice.kind === 'accepted'

/** What it tells of; of a recovery, which kind of case was matched: anything but a symptom is a medication. */
function KindBadge({ notice }: { notice: Notice }) {
  const { t } = useTranslation()
  if (isOfComment(notice))
    return (
      <Badge icon={notice.kind === 'comment' ? IconMessage2 : IconMessageReply} tone="prune">
        {t(`notifications.${notice.kind}`)}
      </Badge>
    )
  if (notice.kind === 'match')
    return (
      <Badge icon={IconUsers} tone="ardoise">
        {t('notifications.match')}
      </Badge>
    )
  if (notice.kind === 'reminder')
    return (
      <Badge icon={IconBellRinging} tone="prune">
        {t('notifications.reminder')}
      </Badge>
    )
  if (notice.kind === 'conference')
    return (
      <Badge icon={IconMicrophone2} tone="ardoise">
        {t('notifications.conference')}
      </Badge>
    )
  if (isOfRequest(notice))
    return (
      <Badge
        icon={notice.kind === 'request' ? IconMessagePlus : IconChecks}
        tone={notice.kind === 'request' ? 'prune' : 'sauge'}
      >
        {t(`notifications.${notice.kind}`)}
      </Badge>
    )
  return notice.matchType === 'symptom' ? (
    <Badge icon={IconStethoscope} tone="sauge">
      {t('notifications.symptom')}
    </Badge>
  ) : (
    <Badge icon={IconPill} tone="ardoise">
      {t('notifications.medication')}
    </Badge>
  )
}

type MatchLinkProps = {
  notice: MatchNotice
  children: ReactNode
  className: string | undefined
  onClick: () => void
  ref: Ref<HTMLAnchorElement>
}

/** To the own post's matches; to the other's post when the two are matched no more. */
function MatchLink({ notice, ...props }: MatchLinkProps) {
  return notice.ownPostId ? (
    <Link {...props} search={{ post: notice.ownPostId }} to="/matches" />
  ) : (
    <Link {...props} params={{ id: notice.postId }} to="/post/$id" />
  )
}
