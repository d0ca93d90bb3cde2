import { VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Conversation } from '#contract/chat/schema.ts'
import type { Language } from '#contract/foundation/languages.ts'
import type { Dates } from '#web/foundation/dates.ts'
import { useDates, useLanguage } from '#web/foundation/i18n.ts'
import { ProfessionalMark } from '#web/foundation/professional/professional-mark.tsx'
import { callText } from '../call-line.tsx'
import { nightsBetween, shortDay } from '../messages/days.ts'
import classes from './conversation-row.module.css'
import { PresenceWords, PresentAvatar } from './presence.tsx'

const COUNTED_MAX = 99

type ConversationRowProps = {
  conversation: Conversation
  isOpen: boolean
  hasUnsent: boolean
}

export function ConversationRow({ conversation, isOpen, hasUnsent }: ConversationRowProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const language = useLanguage()
  const { id, other, isOnline, unread, lastMessageAt } = conversation
  return (
    <li>
      <Link
        aria-current={isOpen ? 'true' : undefined}
        className={`line g3 middle hovers no-line ink ${classes.row}`}
        data-conversation={id}
        data-unread={unread > 0 || undefined}
        search={{ conversation: id }}
        to="/chat"
      >
        <PresentAvatar isOnline={isOnline} name={other?.username ?? null} picture={other?.avatar} size={48} />
        <span className="grow stack g0">
          <span className={`line baseline apart ${classes.head}`}>
            <b className={classes.name}>
              <bdi>{nameOf(conversation, t)}</bdi>
            </b>{' '}
            <ProfessionalMark isShort of={other} />
            <VisuallyHidden component="span">
              <PresenceWords isOnline={isOnline} />
            </VisuallyHidden>{' '}
            <time
              className="small tabular rigid"
              dateTime={lastMessageAt.toISOString()}
              title={dates.moment(lastMessageAt)}
            >
              {shortWhen(lastMessageAt, { dates, language, t })}
            </time>
          </span>{' '}
          <span className={`line baseline apart ${classes.last}`}>
            <span className={`quiet ${classes.excerpt}`} dir="auto">
              {hasUnsent ? <em>{t('chat.list.unsent')}</em> : excerptOf(conversation, t)}
            </span>{' '}
            {unread > 0 && (
              <span className={`count tabular rigid ${classes.count}`}>
                <span aria-hidden="true">{unread > COUNTED_MAX ? t('chat.list.manyUnread') : unread}</span>{' '}
                <VisuallyHidden component="span">{t('chat.list.unread', { count: unread })}</VisuallyHidden>
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  )
}

export const nameOf = ({ other }: Conversation, t: TFunction): string =>
  other ? (other.username ?? t('ui.someone')) : t('chat.removed')

function excerptOf({ state, lastMessage }: Conversation, t: TFunction): string {
  if (state !== 'active') return t(`chat.list.${state}`)
  if (!lastMessage) return t('chat.list.nothing')
  const { body, image, call, isMine } = lastMessage
  if (call) return callText(call, isMine, t)
  const words = body === null ? t('chat.list.deleted') : body || (image ? t('chat.list.photo') : '')
  return isMine && body !== null ? t('chat.list.mine', { words }) : words
}

type Speaker = { dates: Dates; language: Language; t: TFunction }

function shortWhen(at: Date, { dates, language, t }: Speaker): string {
  const nights = nightsBetween(at, new Date())
  if (nights <= 0) return dates.time(at)
  return nights === 1 ? t('chat.list.yesterday') : shortDay(at, language)
}
