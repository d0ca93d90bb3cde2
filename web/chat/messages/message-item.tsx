import { IconCheck, IconChecks, IconCornerUpLeft, IconEye } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Message, Quote } from '#contract/chat/schema.ts'
import { HiddenLater } from '#web/foundation/hidden/hidden-later.tsx'
import { useDates } from '#web/foundation/i18n.ts'
import { MediaGrid } from '#web/media/media-grid.tsx'
import { CallLine } from '../call-line.tsx'
import type { MessageAct } from './dots-button.tsx'
import classes from './message-item.module.css'
import { MessageMenu } from './message-menu.tsx'
import { MessageText } from './message-text.tsx'
import quoteClasses from './quote.module.css'
import type { Progress, Row } from './thread-rows.ts'

type MessageItemProps = {
  row: Extract<Row, { kind: 'message' }>
  name: string
  canReply: boolean
  isInTabOrder: boolean
  isCalled: boolean
  isMarked: boolean
  onArrived: () => void
  onFocus: () => void
  onKey: (event: KeyboardEvent) => void
  onAct: (act: MessageAct) => void
  onQuote?: (() => void) | undefined
}

export function MessageItem({ row, name, ...rest }: MessageItemProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const { message, progress, isRunStart, isRunEnd } = row
  const { isMine, body, call, image, quote, createdAt } = message
  const { isInTabOrder, isCalled, isMarked, canReply, onArrived, onFocus, onKey, onAct, onQuote } = rest
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isCalled) return
    button.current?.focus({ preventScroll: true })
    onArrived()
  }, [isCalled, onArrived])
  const time = dates.time(createdAt)
  const isDeleted = body === null
  return (
    <article
      aria-label={isMine ? t('chat.message.mine', { time }) : t('chat.message.theirs', { name, time })}
      className={`start ${classes.message}`}
      data-end={isRunEnd || undefined}
      data-mine={isMine || undefined}
      data-start={isRunStart || undefined}
    >
      <div className={`line g1 middle ${classes.line}`}>
        <div
          className={`stack g2 ${classes.bubble}`}
          data-kind={call ? 'call' : isDeleted ? 'deleted' : message.hidden ? 'hidden' : undefined}
          data-marked={isMarked || undefined}
        >
          <HiddenLater hidden={message.hidden} />
          {quote && <QuoteOf name={name} onOpen={onQuote} quote={quote} />}
          {image && (
            <div className={classes.picture}>
              <MediaGrid label={null} media={[image]} />
            </div>
          )}
          {call ? (
            <CallLine call={call} isMine={isMine} />
          ) : isDeleted ? (
            <p className={`muted ${classes.deleted}`}>{t('chat.message.deleted')}</p>
          ) : (
            body && <MessageText text={body} />
          )}
        </div>
        <MessageMenu
          button={button}
          canReply={canReply}
          isInTabOrder={isInTabOrder}
          label={isMine ? t('chat.message.menuMine', { time }) : t('chat.message.menu', { name, time })}
          message={message}
          onAct={onAct}
          onFocus={onFocus}
          onKey={onKey}
        />
      </div>
      {isRunEnd && <Foot at={createdAt} message={message} progress={progress} />}
    </article>
  )
}

function Foot({ at, message, progress }: { at: Date; message: Message; progress: Progress | undefined }) {
  const dates = useDates()
  return (
    <p className={`line middle small tabular ${classes.foot}`}>
      <time dateTime={at.toISOString()} title={dates.moment(at)}>
        {dates.time(at)}
      </time>{' '}
      {progress && message.body !== null && !message.call && <ProgressSign progress={progress} />}
    </p>
  )
}

const SIGNS = { sent: IconCheck, delivered: IconChecks, read: IconEye } as const

function ProgressSign({ progress }: { progress: Progress }) {
  const { t } = useTranslation()
  const Sign = SIGNS[progress]
  return (
    <span className={`middle ${classes.progress}`} data-progress={progress}>
      <Sign aria-hidden size={15} />
      {t(`chat.message.progress.${progress}`)}
    </span>
  )
}

type QuoteOfProps = { quote: Quote; name: string; onOpen?: (() => void) | undefined }

function QuoteOf({ quote, name, onOpen }: QuoteOfProps) {
  const { t } = useTranslation()
  const who = quote.isMine ? t('chat.message.quoteMine') : name
  const words = (
    <>
      <b className={`line g1 middle ${quoteClasses.who}`}>
        <IconCornerUpLeft aria-hidden size={15} />
        {who}
      </b>{' '}
      <span className="clamp" dir="auto">
        {quoteWords(quote, t)}
      </span>
    </>
  )
  return onOpen ? (
    <button
      aria-label={t('chat.message.toQuote', { name: who, words: quoteWords(quote, t) })}
      className={`text-sm touch ink stack g0 ${classes.quote}`}
      onClick={onOpen}
      type="button"
    >
      {words}
    </button>
  ) : (
    <blockquote className={`text-sm touch ink stack g0 ${classes.quote}`}>{words}</blockquote>
  )
}

export function quoteWords({ excerpt, hasImage }: Quote, t: TFunction): string {
  if (excerpt === null) return t('chat.message.quoteGone')
  return excerpt || (hasImage ? t('chat.message.quotePhoto') : '')
}
