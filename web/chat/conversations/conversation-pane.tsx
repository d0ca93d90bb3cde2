import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import type { Conversation, Message } from '#contract/chat/schema.ts'
import { CrisisCard } from '#web/foundation/crisis/crisis-card.tsx'
import { leadChatToHelp } from '#web/foundation/crisis/crisis-help-store.ts'
import { useHelpWatch } from '#web/foundation/crisis/use-help-watch.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { showFailure, showSuccess } from '#web/foundation/toasts.tsx'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { FailureBox } from '#web/foundation/ui/failure-box.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { UrgencyLine } from '#web/foundation/ui/urgency-line.tsx'
import { useWatched } from '#web/foundation/watching.ts'
import { useConversation } from '../api.ts'
import { conversationHelp } from '../conversation-help.ts'
import { Composer } from '../messages/composer.tsx'
import type { MessageAct } from '../messages/dots-button.tsx'
import { useDraft } from '../messages/draft.ts'
import { MessageList } from '../messages/message-list.tsx'
import { useThread } from '../messages/thread-api.ts'
import { TypingLine } from '../messages/typing-line.tsx'
import { useMarks } from '../messages/use-marks.ts'
import { useOutbox } from '../messages/use-outbox.ts'
import { useSayTyping } from '../messages/use-typing.ts'
import { PaneDialogs, type Question } from '../pane-dialogs.tsx'
import { PaneHead } from '../pane-head.tsx'
import { StateNote } from '../state-note.tsx'
import classes from './conversation-pane.module.css'
import { nameOf } from './conversation-row.tsx'
import { BubbleSkeletons } from './row-skeletons.tsx'
import { UrgencyStrip } from './urgency-strip.tsx'

export type PaneSlots = {
  actions?: ((conversation: Conversation) => ReactNode) | undefined
  answer?: ((conversation: Conversation, onGone: () => void) => ReactNode) | undefined
}

type ConversationPaneProps = PaneSlots & {
  me: Me
  conversationId: string
  isAlone: boolean
  isChosen: boolean
}

export function ConversationPane(props: ConversationPaneProps) {
  const { t } = useTranslation()
  const { conversationId, isAlone } = props
  const { data: conversation, error, refetch } = useConversation(conversationId)
  const thread = useThread(conversationId)
  const head = conversation ? (
    <PaneHead conversation={conversation} isAlone={isAlone} />
  ) : (
    isAlone && <PaneHead isAlone />
  )

  if (isRefusal(error, 'NOT_FOUND') || isRefusal(thread.error, 'NOT_FOUND'))
    return (
      <div className={`grow ${classes.middle}`}>
        <EmptyState
          action={
            <LinkButton search={{}} to="/chat">
              {t('chat.pane.backToList')}
            </LinkButton>
          }
          order={isAlone ? 1 : 2}
          title={t('chat.pane.gone')}
        >
          {t('chat.pane.goneText')}
        </EmptyState>
      </div>
    )
  const failure = (!conversation && error) || (!thread.data && thread.error)
  if (failure)
    return (
      <div className={`grow ${classes.pane}`}>
        {head}
        <div className={`grow ${classes.middle}`}>
          <FailureBox
            error={failure}
            onRetry={() => {
              void refetch()
              void thread.refetch()
            }}
            title={t('chat.pane.failed')}
          />
        </div>
      </div>
    )
  if (!conversation || !thread.data)
    return (
      <div className={`grow ${classes.pane}`}>
        {head}
        <BubbleSkeletons />
      </div>
    )
  return <OpenConversation {...props} conversation={conversation} thread={thread.data} />
}

type OpenConversationProps = ConversationPaneProps & {
  conversation: Conversation
  thread: NonNullable<ReturnType<typeof useThread>['data']>
}

function OpenConversation({ me, conversation, thread, isAlone, isChosen, actions, answer }: OpenConversationProps) {
  const { t } = useTranslation()
  const { id, other, state, can, request } = conversation
  const name = nameOf(conversation, t)
  const outbox = useOutbox(me.id)
  const unsent = useMemo(() => outbox.items.filter(({ conversationId }) => conversationId === id), [outbox.items, id])
  const { draft, change, startAfresh } = useDraft(me.id, id)
  const help = { memberId: me.id, place: conversationHelp(id) }
  useHelpWatch(help, draft.body)
  const sayTyping = useSayTyping(id)
  const [isAtEnd, setAtEnd] = useState(false)
  const [question, setQuestion] = useState<Question>()
  const [calledId, setCalledId] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const head = useRef<HTMLHeadingElement>(null)
  useWatched(useMemo(() => [`conversation:${id}` as const], [id]))
  useMarks({ conversation, messages: thread.items, isAtEnd })

  useEffect(() => {
    if (!isChosen) return
    // On a touch screen, focusing the field would open the keyboard over half of the messages.
    const isTouched = !matchMedia('(hover: hover) and (pointer: fine)').matches
    const target = isTouched ? head.current : (field.current ?? head.current)
    target?.focus({ preventScroll: true })
  }, [isChosen])

  const act = (message: Message, what: MessageAct) => {
    if (what === 'reply') {
      const { isMine, body, image } = message
      change({ quote: { id: message.id, isMine, excerpt: body ?? '', hasImage: image !== null } })
      // The timer lets the menu return the focus first.
      return setTimeout(() => field.current?.focus())
    }
    if (what === 'copy') return void copy(message.body ?? '')
    setQuestion({ act: what, message })
  }
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => showSuccess({ title: t('chat.message.copied') }),
      () => showFailure({ title: t('errors.title'), message: t('chat.message.copyFailed') }),
    )
  const close = (outcome: 'cancelled' | 'done') => {
    const asked = question
    setQuestion(undefined)
    if (asked && asked.act !== 'block' && (outcome === 'cancelled' || asked.act === 'removeForBoth'))
      return setCalledId(asked.message.id)
    const target = field.current ?? head.current
    target?.focus()
  }
  const send = ({ body, hasPicture }: { body: string; hasPicture: boolean }) => {
    void leadChatToHelp(help)
    outbox.add({ conversationId: id, body, quote: draft.quote, formId: hasPicture ? draft.formId : null })
    startAfresh()
    field.current?.focus()
  }
  const isWriting = (state === 'active' && can.write) || can.introduce

  return (
    <section aria-label={t('chat.pane.label', { name })} className={`grow ${classes.pane}`}>
      <PaneHead
        actions={actions?.(conversation)}
        conversation={conversation}
        heading={head}
        isAlone={isAlone}
        onBlock={() => setQuestion({ act: 'block' })}
      />
      <MessageList
        calledId={calledId}
        conversation={conversation}
        isPaused={outbox.isPaused}
        key={id}
        memberId={me.id}
        name={name}
        onAct={act}
        onAtEnd={setAtEnd}
        onCalled={() => setCalledId(undefined)}
        onRemove={outbox.remove}
        onRetry={outbox.retry}
        thread={thread}
        unsent={unsent}
      />
      <TypingLine conversationId={id} name={name} />
      <div className={`stack g2 rigid lined ${classes.foot}`}>
        {unsent.length > 0 && outbox.isPaused && (
          <p className="quiet" role="status">
            {t('chat.unsent.offline')}
          </p>
        )}
        {request && !request.isMine && answer?.(conversation, () => head.current?.focus({ preventScroll: true }))}
        <StateNote conversation={conversation} isReadOnly={me.isReadOnly} name={name} />
        <div className={classes.urgency}>{isAlone ? <UrgencyStrip /> : <UrgencyLine />}</div>
        <CrisisCard {...help} isBelowSent written={draft.body} />
        {isWriting && (
          <Composer
            draft={draft}
            field={field}
            isIntroduction={state !== 'active'}
            memberId={me.id}
            name={name}
            onChange={change}
            onSend={send}
            onTyping={state === 'active' ? sayTyping : () => {}}
          />
        )}
      </div>
      <PaneDialogs name={name} onClose={close} other={other} question={question} />
    </section>
  )
}
