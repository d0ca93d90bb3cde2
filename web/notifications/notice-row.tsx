import { VisuallyHidden } from '@mantine/core'
import { IconMessage2, IconMicrophone2, IconNotebook, IconScale } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { type ReactElement, type ReactNode, type Ref, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type {
  CheckInNotice,
  CommentNotice,
  ConferenceNotice,
  MatchNotice,
  ModerationNotice,
  Notice,
  OutcomeNotice,
  ProposalNotice,
  RecoveryNotice,
  ReminderNotice,
  RequestNotice,
} from '#contract/notifications/schema.ts'
import { useDates, useTexts } from '#web/foundation/i18n.ts'
import { ProfessionalMark } from '#web/foundation/professional/professional-mark.tsx'
import { Moment } from '#web/foundation/ui/moment.tsx'
import { Avatar } from '#web/foundation/ui/people/avatar.tsx'
import { useAboutLine } from './about-line.ts'
import { listTexts } from './list-texts.ts'
import classes from './notice-row.module.css'
import { noticeTitle } from './notice-title.ts'

type NoticeRowProps = { notice: Notice; isFocused: boolean; onOpen: () => void }

export function NoticeRow({ notice, isFocused, onOpen }: NoticeRowProps) {
  useTexts(listTexts)
  const { t } = useTranslation()
  const dates = useDates()
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isFocused) row.current?.focus()
  }, [isFocused])
  const words = (
    <>
      {isFromNobody(notice) ? (
        <span aria-hidden="true" className={`seal ${classes.sign}`}>
          <SignOf notice={notice} />
        </span>
      ) : (
        <Avatar name={notice.sender.username} picture={notice.sender.avatar} />
      )}
      <span className={`stack fit grow breaks text-sm ${classes.words}`}>
        <span className={`line g3 baseline ${classes.head}`}>
          <b className="clamp grow">{noticeTitle(notice, t)}</b>{' '}
          <small className="line g2 middle rigid small">
            <Moment at={notice.createdAt} />
            {!notice.isRead && (
              <>
                {' '}
                <span className={`rigid anchor ${classes.unread}`}>
                  <VisuallyHidden>{t('notifications.isUnread')}</VisuallyHidden>
                </span>
              </>
            )}
          </small>
        </span>{' '}
        {!isFromNobody(notice) && (
          <span className="self-start if-any">
            <ProfessionalMark of={notice.sender} />
          </span>
        )}
        {isOfComment(notice) && (
          <span className="clamp pre-line" dir="auto">
            {notice.excerpt}
          </span>
        )}
        {!isOfRequest(notice) && notice.kind !== 'moderation' && (
          <span className={classes.subject} data-quiet={isOfComment(notice) || undefined} dir="auto">
            {subjectWords(notice, t)}
          </span>
        )}{' '}
        {isOfCase(notice) && <AboutLine notice={notice} />}
        {notice.kind === 'conference' && <span>{dates.moment(notice.scheduledAt)}</span>}
      </span>
    </>
  )
  return (
    <li>
      <NoticeLink
        className={`hovers ${classes.row}`}
        data-unread={notice.isRead ? undefined : true}
        notice={notice}
        onClick={onOpen}
        ref={row}
      >
        {words}
      </NoticeLink>
    </li>
  )
}

type LinkProps = {
  children: ReactNode
  className: string | undefined
  'data-unread'?: true | undefined
  onClick: () => void
  ref: Ref<HTMLElement>
}

/** A kind without a case here does not compile. */
function NoticeLink({ notice, ref, ...rest }: LinkProps & { notice: Notice }): ReactElement {
  const props = { ...rest, ref: ref as Ref<HTMLAnchorElement> }
  switch (notice.kind) {
    case 'match':
      return <MatchLink {...props} notice={notice} />
    case 'better':
    case 'diagnosed':
      return <Link {...props} params={{ id: notice.postId }} to="/post/$id" />
    case 'meToo':
      return <Link {...props} hash="moi-aussi" search={{ post: notice.postId }} to="/matches" />
    case 'comment':
    case 'reply':
      return <Link {...props} hash={`commentaire-${notice.commentId}`} params={{ id: notice.postId }} to="/post/$id" />
    case 'reminder':
      return (
        <Link
          {...props}
          params={{ id: notice.journalId }}
          search={notice.day === null ? {} : { jour: notice.day, rappel: true as const }}
          to="/dashboard/journal/$id"
        />
      )
    case 'checkIn':
      return <Link {...props} hash="la-suite" params={{ id: notice.postId }} to="/post/$id" />
    case 'conference':
      return <Link {...props} params={{ id: notice.conferenceId }} to="/expert-conferences/$id" />
    case 'proposal':
      return <ProposalLink {...props} notice={notice} />
    case 'moderation':
      return <ModerationLink {...props} notice={notice} />
    case 'request':
      return <Link {...props} search={{}} to="/chat" />
    case 'accepted':
      return <Link {...props} search={{ conversation: notice.conversationId }} to="/chat" />
    case 'acquainted':
      return <Link {...props} search={{ onglet: 'matchs' }} to="/medication" />
    case 'recovery':
      return <button {...rest} ref={ref as Ref<HTMLButtonElement>} type="button" />
  }
}

function subjectWords(notice: Exclude<Notice, RequestNotice | ModerationNotice>, t: TFunction): string {
  const title = subjectTitle(notice)
  return title === null ? t('notifications.caseRetracted') : t('notifications.quoted', { title })
}

function subjectTitle(notice: Exclude<Notice, RequestNotice | ModerationNotice>): string | null {
  if (notice.kind === 'reminder') return notice.journalTitle
  if (notice.kind === 'acquainted') return notice.medication
  if (notice.kind === 'proposal') return notice.proposalTitle
  return notice.kind === 'conference' ? notice.conferenceTitle : notice.postTitle
}

const isFromNobody = (
  notice: Notice,
): notice is ReminderNotice | CheckInNotice | ConferenceNotice | ProposalNotice | ModerationNotice =>
  notice.kind === 'reminder' ||
  notice.kind === 'checkIn' ||
  notice.kind === 'conference' ||
  notice.kind === 'proposal' ||
  notice.kind === 'moderation'

function SignOf({ notice: { kind } }: { notice: Pick<Notice, 'kind'> }) {
  if (kind === 'reminder') return <IconNotebook size={24} />
  if (kind === 'checkIn') return <IconMessage2 size={24} />
  return kind === 'conference' || kind === 'proposal' ? <IconMicrophone2 size={24} /> : <IconScale size={24} />
}

const isOfCase = (notice: Notice): notice is RecoveryNotice | OutcomeNotice =>
  notice.kind === 'recovery' || isOfOutcome(notice)

function AboutLine({ notice }: { notice: RecoveryNotice | OutcomeNotice }) {
  const about = useAboutLine()(notice)
  return about && <span className={classes.about}>{about}</span>
}

const isOfComment = (notice: Notice): notice is CommentNotice => notice.kind === 'comment' || notice.kind === 'reply'

const isOfOutcome = (notice: Notice): notice is OutcomeNotice => notice.kind === 'better' || notice.kind === 'diagnosed'

const isOfRequest = (notice: Notice): notice is RequestNotice => notice.kind === 'request' || notice.kind === 'accepted'

type AnchorProps = Omit<LinkProps, 'ref'> & { ref: Ref<HTMLAnchorElement> }

function ModerationLink({ notice: { decisionId, caseId }, ...props }: AnchorProps & { notice: ModerationNotice }) {
  if (caseId) return <Link {...props} params={{ id: caseId }} to="/admin/moderation/$id" />
  if (decisionId) return <Link {...props} params={{ id: decisionId }} to="/decisions/$id" />
  return <Link {...props} to="/decisions" />
}

function ProposalLink({ notice: { conferenceId }, ...props }: AnchorProps & { notice: ProposalNotice }) {
  if (conferenceId) return <Link {...props} params={{ id: conferenceId }} to="/expert-conferences/$id" />
  return <Link {...props} search={{ proposer: 'oui' }} to="/expert-conferences" />
}

function MatchLink({ notice, ...props }: AnchorProps & { notice: MatchNotice }) {
  if (notice.ownPostId) return <Link {...props} search={{ post: notice.ownPostId }} to="/matches" />
  if (notice.postTitle === null) return <Link {...props} search={{}} to="/matches" />
  return <Link {...props} params={{ id: notice.postId }} to="/post/$id" />
}
