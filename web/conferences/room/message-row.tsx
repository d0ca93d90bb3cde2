import {
  IconCircleCheck,
  IconClock,
  IconEyeOff,
  IconInfoCircle,
  IconMessageQuestion,
  IconPinned,
  IconStethoscope,
} from '@tabler/icons-react'
import { memo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Conference, RoomMessage } from '#contract/conferences/schema.ts'
import { HiddenLater } from '#web/foundation/hidden/hidden-later.tsx'
import { useDates } from '#web/foundation/i18n.ts'
import { ProfessionalMark } from '#web/foundation/professional/professional-mark.tsx'
import { Avatar } from '#web/foundation/ui/people/avatar.tsx'
import { Badge } from '#web/foundation/ui/people/badge.tsx'
import { AnswerForm, type OnAnswers } from './answer-form.tsx'
import { AvatarDot } from './broadcast/avatar-dot.tsx'
import { MessageActs } from './message-acts.tsx'
import classes from './message-row.module.css'
import { nameIn } from './name-in.ts'
import type { RoomStore } from './open-room.ts'
import { VoteButton } from './vote-button.tsx'

type MessageRowProps = {
  message: RoomMessage
  expertName: string
  can: Conference['can']
  isMine: boolean
  hasVote: boolean
  roomStore: RoomStore
  answer: string | undefined
  onAnswers: OnAnswers
}

/** Memoised, because the room renders again with each message of anybody. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, expertName, can, isMine, hasVote, roomStore, answer, onAnswers } = props
  const { t } = useTranslation()
  const dates = useDates()
  const isAnswering = answer !== undefined
  const row = useRef<HTMLLIElement>(null)
  const { kind, author, body, createdAt, isFromExpert, isAnonymous, question } = message
  const name = nameIn(message, expertName, t)
  const write = (words: string | undefined) =>
    onAnswers((before) => {
      const next = new Map(before)
      if (words === undefined) next.delete(message.id)
      else next.set(message.id, words)
      return next
    })
  // Rendered synchronously, so that the element which replaces the pressed button can take the focus.
  const turn = (words: string | undefined) => {
    flushSync(() => write(words))
    const place = row.current?.querySelector<HTMLElement>(words === undefined ? '[data-write]' : 'textarea')
    place?.focus({ preventScroll: words === undefined })
  }
  const acts = (
    <MessageActs
      can={can}
      roomStore={roomStore}
      isMine={isMine}
      message={message}
      name={name}
      onAnswer={() => turn(question?.answer ?? '')}
      onGone={() => row.current?.closest<HTMLElement>('section[tabindex]')?.focus({ preventScroll: true })}
    />
  )
  return (
    <li
      className={`line g3 text-sm anchor ${classes.row}`}
      data-expert={isFromExpert || undefined}
      data-kind={kind}
      ref={row}
    >
      {isFromExpert ? (
        <AvatarDot className={classes.expert} name={expertName} picture={author?.avatar ?? null} />
      ) : (
        <Avatar name={isAnonymous ? null : (author?.username ?? null)} picture={author?.avatar ?? null} size={36} />
      )}
      <div className="grow">
        <p className={`row middle ${classes.who}`}>
          <b className="breaks" dir="auto">
            {name}
          </b>{' '}
          {!isFromExpert && !isAnonymous && <ProfessionalMark of={author} />}
          {isFromExpert && (
            <Badge icon={IconStethoscope} tone="sauge">
              {t('room.message.expert')}
            </Badge>
          )}{' '}
          {question && (
            <Badge icon={IconMessageQuestion} tone="prune">
              {t('room.message.question')}
            </Badge>
          )}{' '}
          <time dateTime={createdAt.toISOString()}>{dates.time(createdAt)}</time>
        </p>
        <HiddenLater hidden={message.hidden} />
        <p className="written" dir="auto">
          {kind === 'announcement' && (
            <b className={classes.announced}>
              <IconInfoCircle aria-hidden size={20} />
              {t('room.message.announcement')}
            </b>
          )}{' '}
          {body}
        </p>
        {question && <QuestionState isStaff={can.moderate && !isMine} question={question} />}
        {question?.answer && !isAnswering && (
          <div className={`mt2 ${classes.answer}`}>
            <b className="sauge text-xs">{t('room.message.answer')}</b>
            <p className="written" dir="auto">
              {question.answer}
            </p>
          </div>
        )}
        {isAnswering && (
          <AnswerForm
            message={message}
            onClose={() => turn(undefined)}
            onWords={write}
            roomStore={roomStore}
            words={answer}
          />
        )}
        <div className={`row g1 middle if-any ${classes.acts}`}>
          {(question?.state === 'approved' || question?.state === 'answered') && (
            <VoteButton roomStore={roomStore} hasVote={hasVote} messageId={message.id} votes={question.votes} />
          )}
          {!isAnswering && acts}
        </div>
      </div>
    </li>
  )
})

type QuestionStateProps = { question: NonNullable<RoomMessage['question']>; isStaff: boolean }

function QuestionState({ question: { state, isPinned }, isStaff }: QuestionStateProps) {
  const { t } = useTranslation()
  if (isPinned)
    return (
      <Badge icon={IconPinned} tone="ardoise">
        {t('room.message.pinned')}
      </Badge>
    )
  if (state === 'pending')
    return (
      <Badge icon={IconClock} tone="ambre">
        {isStaff ? t('room.message.pendingForStaff') : t('room.message.pending')}
      </Badge>
    )
  if (state === 'answered')
    return (
      <Badge icon={IconCircleCheck} tone="sauge">
        {t('room.message.answered')}
      </Badge>
    )
  return state === 'rejected' ? (
    <Badge icon={IconEyeOff} tone="brique">
      {t('room.message.rejected')}
    </Badge>
  ) : null
}
