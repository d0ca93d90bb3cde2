import { Button, VisuallyHidden } from '@mantine/core'
import { IconArrowDown } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import type { Conversation, Message } from '#contract/chat/schema.ts'
import { useEnd, useIsGrownBefore, usePlacedFirst } from '../conversations/list-place.ts'
import { DayLine } from './day-line.tsx'
import type { MessageAct } from './dots-button.tsx'
import { MessageItem } from './message-item.tsx'
import classes from './message-list.module.css'
import type { Thread } from './thread.ts'
import { requestOf, useOlder } from './thread-api.ts'
import { type Row, threadRows } from './thread-rows.ts'
import type { Unsent } from './unsent.ts'
import { UnsentItem } from './unsent-item.tsx'
import { useHeard } from './use-heard.ts'

type MessageListProps = {
  memberId: string
  name: string
  conversation: Conversation
  thread: Thread
  unsent: readonly Unsent[]
  isPaused: boolean
  calledId: string | undefined
  onCalled: () => void
  onAct: (message: Message, act: MessageAct) => void
  onAtEnd: (isAtEnd: boolean) => void
  onRetry: (requestId: string) => void
  onRemove: (requestId: string) => void
}

const TOP = 64
const NEAR_START = 800
const MARKED_MS = 2_500

/**
 * Renders only the messages in sight. A reader at the end stays at the end; for a reader further up the text does not move, whether messages are added before
 * or after.
 */
export function MessageList(props: MessageListProps) {
  const { memberId, name, conversation, thread, unsent, isPaused, calledId, onCalled, onAct, onAtEnd } = props
  const { t } = useTranslation()
  const scroller = useRef<HTMLElement>(null)
  const list = useRef<VirtualizerHandle>(null)
  const [newAfter] = useState(() => (conversation.unread > 0 ? conversation.readSeq : undefined))
  const { others } = conversation
  const rows = useMemo(
    () => threadRows({ messages: thread.items, unsent, others, newAfter, requestOf }),
    [thread, unsent, others, newAfter],
  )
  const isShifted = useIsGrownBefore(rows)
  const older = useOlder(conversation.id)
  const heard = useHeard(thread.items, name)
  const [activeKey, setActiveKey] = useState<string>()
  const [calledKey, setCalledKey] = useState<string>()
  const [markedKey, setMarkedKey] = useState<string>()
  const { isAtEnd, hasNew, hearScroll, letGo, lookAgain, resized, stay, toEnd } = useEnd({ list, rows, onAtEnd })

  const { messageKeys, indexOf } = useMemo(
    () => ({
      messageKeys: rows.flatMap((row) => (row.kind === 'message' ? [row.key] : [])),
      indexOf: new Map(rows.map((row, index) => [row.kind === 'message' ? row.message.id : row.key, index])),
    }),
    [rows],
  )
  const active = activeKey !== undefined && rows.some(({ key }) => key === activeKey) ? activeKey : messageKeys.at(-1)
  const activeIndex = rows.findLastIndex(({ key }) => key === active)

  const callRow = (index: number, align: 'nearest' | 'center') => {
    const row = rows[index]
    if (row?.kind !== 'message') return
    setActiveKey(row.key)
    setCalledKey(row.key)
    list.current?.scrollToIndex(index, { align })
  }
  const called = calledId === undefined ? undefined : indexOf.get(calledId)
  useEffect(() => {
    if (calledId === undefined) return
    onCalled()
    if (called !== undefined) callRow(called, 'nearest')
  })

  const goTo = (index: number) => {
    callRow(index, 'center')
    setMarkedKey(rows[index]?.key)
  }
  useEffect(() => {
    if (markedKey === undefined) return
    const waiting = setTimeout(() => setMarkedKey(undefined), MARKED_MS)
    return () => clearTimeout(waiting)
  }, [markedKey])

  const handleKey = (event: KeyboardEvent, index: number) => {
    const last = messageKeys.length - 1
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: last }[event.key]
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if (to >= 0 && to <= last) callRow(to, 'nearest')
  }

  const loadOlder = () => {
    if (thread.hasOlder && thread.items[0]) older.mutate(thread.items[0].seq)
  }
  const isPlaced = usePlacedFirst({ list, rows, letGo, onPlaced: lookAgain })
  const scrolled = (offset: number) => {
    hearScroll()
    if (isPlaced && offset < NEAR_START && !older.isError) loadOlder()
  }

  const drawn = (row: Row, index: number): ReactNode =>
    row.kind === 'unsent' ? (
      <UnsentItem
        isPaused={isPaused}
        memberId={memberId}
        onRemove={() => props.onRemove(row.item.requestId)}
        onRetry={() => props.onRetry(row.item.requestId)}
        row={row}
      />
    ) : (
      <MessageItem
        canReply={conversation.can.write}
        isCalled={row.key === calledKey}
        isInTabOrder={row.key === active}
        isMarked={row.key === markedKey}
        name={name}
        onAct={(act) => onAct(row.message, act)}
        onArrived={() => setCalledKey(undefined)}
        onFocus={() => setActiveKey(row.key)}
        onKey={(event) => handleKey(event, index)}
        onQuote={quotedIndex(row) === undefined ? undefined : () => goTo(quotedIndex(row)!)}
        row={row}
      />
    )
  const quotedIndex = ({ message }: Extract<Row, { kind: 'message' }>) =>
    message.quote ? indexOf.get(message.quote.id) : undefined

  return (
    <div className={`anchor ${classes.place}`}>
      <section
        aria-label={t('chat.thread.label', { name })}
        className={classes.scroller}
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach it to do so
        tabIndex={0}
      >
        <div className={`row top centre quiet ${classes.top}`} style={{ minHeight: TOP }}>
          {thread.hasOlder ? (
            older.isError ? (
              <>
                <span role="alert">{t('chat.thread.olderFailed')}</span>
                <Button onClick={loadOlder} variant="quiet">
                  {t('ui.retry')}
                </Button>
              </>
            ) : (
              <Button aria-disabled={older.isPending} onClick={loadOlder} variant="quiet">
                {t(older.isPending ? 'chat.thread.loadingOlder' : 'chat.thread.older')}
              </Button>
            )
          ) : (
            rows.length > 0 && t('chat.thread.beginning')
          )}
        </div>
        {rows.length === 0 && <p className={`muted text-centre p4 ${classes.empty}`}>{t('chat.thread.empty')}</p>}
        <Virtualizer
          as="ol"
          data={rows}
          item="li"
          // A row that is measured before those above it would move them all.
          keepMounted={isPlaced && activeIndex >= 0 ? [activeIndex] : []}
          // While the first rows are placed, a list that is drawn only in part is at no end.
          onResize={() => (isPlaced ? resized() : stay())}
          onScroll={scrolled}
          ref={list}
          scrollRef={scroller}
          shift={isShifted}
          startMargin={TOP}
        >
          {(row, index) => (
            <div className={classes.row} key={row.key}>
              {row.day && <DayLine day={row.day} />}
              {row.isFirstNew && (
                <p className={`line g4 middle small prune strong ${classes.newLine}`}>{t('chat.thread.newer')}</p>
              )}
              {drawn(row, index)}
            </div>
          )}
        </Virtualizer>
      </section>
      {!isAtEnd && (
        <Button
          className={classes.toEnd}
          leftSection={<IconArrowDown aria-hidden size={18} />}
          onClick={toEnd}
          variant={hasNew ? 'filled' : 'default'}
        >
          {t(hasNew ? 'chat.thread.newer' : 'chat.thread.toEnd')}
        </Button>
      )}
      <VisuallyHidden role="status">
        <span key={heard.key}>{heard.words}</span>
      </VisuallyHidden>
    </div>
  )
}
