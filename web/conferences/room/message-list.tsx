import { Button, VisuallyHidden } from '@mantine/core'
import { IconArrowDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RoomMessage } from '#contract/conferences/schema.ts'
import { useFailureToast } from '#web/foundation/toasts.tsx'
import type { Answers, OnAnswers } from './answer-form.tsx'
import classes from './chat-panel.module.css'
import { MessageRow } from './message-row.tsx'
import type { RoomStore } from './open-room.ts'
import { DRAWN_MAX, drawnFrom, firstOfEarlier, firstOfLatest, type RoomState } from './room-state.ts'
import { useEnd } from './use-end.ts'
import { useHeard } from './use-heard.ts'

type MessageListProps = {
  roomStore: RoomStore
  state: RoomState
  messages: readonly RoomMessage[]
  isByTime: boolean
  answers: Answers
  onAnswers: OnAnswers
}

export function MessageList({ roomStore, state, messages, isByTime, answers, onAnswers }: MessageListProps) {
  const { t } = useTranslation()
  const tellFailure = useFailureToast()
  const [isAsking, setAsking] = useState(false)
  const [firstId, setFirstId] = useState<string>()
  const [hasAskedBack, setAskedBack] = useState(false)
  const drawn = isByTime ? drawnFrom(messages, firstId) : messages
  const { scroller, hearScroll, isAtEnd, come, toEnd } = useEnd({ messages: drawn, isByTime, ownIds: state.ownIds })
  // Older rows are dropped only while the reader is at the end and has not asked for older messages.
  if (isByTime && isAtEnd && !hasAskedBack && drawn.length > 1.5 * DRAWN_MAX) setFirstId(firstOfLatest(messages))
  const isCut = drawn.length < messages.length
  const heard = useHeard(messages, state)
  const loadOlder = async () => {
    setAskedBack(true)
    if (isCut) return setFirstId(firstOfEarlier(messages, firstId))
    if (isAsking) return
    setAsking(true)
    await roomStore.loadOlder().catch(tellFailure)
    setAsking(false)
  }
  return (
    <div className={`anchor ${classes.place}`}>
      <section
        aria-label={t('room.chat.messages')}
        className={classes.scroller}
        onScroll={hearScroll}
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach it to do so
        tabIndex={0}
      >
        {(isCut || state.hasOlder) && isByTime && (
          <Button aria-disabled={isAsking} className={classes.older} onClick={() => void loadOlder()} variant="quiet">
            {isAsking ? t('room.chat.loadingOlder') : t('room.chat.older')}
          </Button>
        )}
        {messages.length === 0 && (
          <p className={`muted text-centre ${classes.empty}`}>
            {isByTime ? t('room.chat.empty') : t('room.chat.noQuestions')}
          </p>
        )}
        <ol className={`line g1 ${classes.list}`}>
          {drawn.map((message) => (
            <MessageRow
              answer={answers.get(message.id)}
              can={state.conference.can}
              roomStore={roomStore}
              expertName={state.conference.expert.name}
              hasVote={state.votedIds.has(message.id)}
              isMine={state.ownIds.has(message.id)}
              key={message.id}
              message={message}
              onAnswers={onAnswers}
            />
          ))}
        </ol>
      </section>
      {!isAtEnd && isByTime && (
        <Button
          className={classes.toEnd}
          leftSection={<IconArrowDown aria-hidden size={18} />}
          onClick={() => {
            setAskedBack(false)
            toEnd()
          }}
          variant={come > 0 ? 'filled' : 'default'}
        >
          {come > 0 ? t('room.chat.newer', { count: come }) : t('room.chat.toEnd')}
        </Button>
      )}
      <VisuallyHidden role="status">
        <span key={heard.key}>{heard.words}</span>
      </VisuallyHidden>
    </div>
  )
}
