import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '#web/foundation/i18n.ts'
import type { Answers } from './answer-form.tsx'
import classes from './chat-panel.module.css'
import { Composer } from './composer.tsx'
import { MessageList } from './message-list.tsx'
import type { RoomStore } from './open-room.ts'
import { PinnedQuestion } from './pinned-question.tsx'
import { questionsIn, type RoomState, saidIn } from './room-state.ts'

const TABS = ['all', 'questions'] as const
type Tab = (typeof TABS)[number]

type ChatPanelProps = {
  roomStore: RoomStore
  id: string
  state: RoomState
  /** A hidden panel keeps what is being written. */
  isShown: boolean
}

export function ChatPanel({ roomStore, id, state, isShown }: ChatPanelProps) {
  const { t } = useTranslation()
  const formatNumber = useNumbers()
  const [tab, setTab] = useState<Tab>('all')
  const [answers, setAnswers] = useState<Answers>(new Map())
  const tabs = useRef<HTMLDivElement>(null)
  const bodyId = useId()
  const questions = questionsIn(state)
  const pinned = questions.find(({ question }) => question?.isPinned)
  const shown = tab === 'all' ? saidIn(state) : questions

  const turn = (event: KeyboardEvent) => {
    const to = { ArrowLeft: 'all', Home: 'all', ArrowRight: 'questions', End: 'questions' }[event.key] as
      | Tab
      | undefined
    if (!to) return
    event.preventDefault()
    setTab(to)
    tabs.current?.querySelector<HTMLElement>(`[data-tab="${to}"]`)?.focus()
  }

  return (
    <aside aria-label={t('room.chat.label')} className={`shrinks ${classes.panel}`} hidden={!isShown} id={id}>
      <header className={`line g3 middle apart ${classes.head}`}>
        <h2>{t('room.chat.title')}</h2>
        <div aria-label={t('room.chat.messages')} className={`well ${classes.tabs}`} ref={tabs} role="tablist">
          {TABS.map((each) => (
            <button
              aria-controls={bodyId}
              aria-selected={tab === each}
              data-tab={each}
              id={`${bodyId}-${each}`}
              key={each}
              onClick={() => setTab(each)}
              onKeyDown={turn}
              role="tab"
              tabIndex={tab === each ? 0 : -1}
              type="button"
            >
              {t(`room.chat.${each}`)}{' '}
              {each === 'questions' && <b className="tabular">{formatNumber(questions.length)}</b>}
            </button>
          ))}
        </div>
      </header>
      <div aria-labelledby={`${bodyId}-${tab}`} className={classes.body} id={bodyId} role="tabpanel">
        {pinned && tab === 'all' && <PinnedQuestion message={pinned} />}
        <MessageList
          answers={answers}
          isByTime={tab === 'all'}
          key={tab}
          messages={shown}
          onAnswers={setAnswers}
          roomStore={roomStore}
          state={state}
        />
      </div>
      <Composer roomStore={roomStore} mayAnnounce={state.conference.can.moderate} />
    </aside>
  )
}
