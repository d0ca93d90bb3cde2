import { Button } from '@mantine/core'
import { IconCheck, IconVideo, IconX } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChatRequest } from '#contract/chat/schema.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { ConfirmLater } from '#web/foundation/ui/dialogs/confirm-later.tsx'
import { useDeferredDialog } from '#web/foundation/ui/dialogs/use-deferred-dialog.tsx'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { Moment } from '#web/foundation/ui/moment.tsx'
import { Avatar } from '#web/foundation/ui/people/avatar.tsx'
import { Badge } from '#web/foundation/ui/people/badge.tsx'
import { AuthorLink } from '#web/posts/post/author-link.tsx'
import { isSameDay, nightsBetween } from '../messages/days.ts'
import classes from './request-card.module.css'
import { useAnswer } from './requests-api.ts'
import { fr as asking } from './texts.fr.ts'

const texts = { asking }

type RequestCardProps = {
  request: ChatRequest
  /** Called when the request was answered or has expired: its place takes the focus, unless a conversation opens. */
  onGone: (isAccepted: boolean) => void
}

export function RequestCard({ request, onGone }: RequestCardProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const navigate = useNavigate()
  const id = useId()
  const answer = useAnswer()
  const asking = useDeferredDialog()
  const { from, kind, band, introduction, createdAt, expiresAt, conversationId } = request
  const name = from.username ?? t('ui.someone')
  const now = new Date()
  const days = nightsBetween(now, expiresAt)

  const say = (isAccepted: boolean) => {
    answer
      .mutateAsync({ request, isAccepted })
      .then(() => isAccepted)
      .catch(() => false)
      .then((isAgreed) => {
        if (isAgreed) void navigate({ to: '/chat', search: { conversation: conversationId } })
        onGone(isAgreed)
      })
  }
  return (
    <Card as="article" className={`p4 ${classes.card}`} labelledBy={`${id}-of`}>
      <div className={`row middle g3 r2 ${classes.who}`}>
        <Avatar name={from.username} picture={from.avatar} />
        <div>
          <h3 id={`${id}-of`}>
            <AuthorLink author={from} />
          </h3>
          <p className={`row quiet ${classes.facts}`}>
            <Moment at={createdAt} /> {band !== null && <span>{t(`asking.start.match.${band}`)}</span>}
          </p>
          {kind === 'video' && (
            <Badge icon={IconVideo} tone="ardoise">
              {t('asking.requests.video')}
            </Badge>
          )}
        </div>
      </div>
      {introduction ? (
        <p className={`written text-sm ${classes.words}`}>{t('asking.requests.quoted', { text: introduction })}</p>
      ) : (
        <p className={`written text-sm ${classes.words}`}>
          {t(kind === 'chat' ? 'asking.requests.asksToTalk' : 'asking.requests.asksToCall', { name })}
        </p>
      )}
      <div className={`stack g2 ${classes.acts}`}>
        <Button
          aria-disabled={answer.isPending || undefined}
          aria-label={t('asking.requests.acceptOf', { name })}
          leftSection={<IconCheck aria-hidden size={20} />}
          onClick={() => say(true)}
        >
          {t('asking.requests.accept')}
        </Button>
        <Button
          aria-haspopup="dialog"
          aria-disabled={answer.isPending || undefined}
          aria-label={t('asking.requests.refuseOf', { name })}
          leftSection={<IconX aria-hidden size={20} />}
          onClick={asking.open}
          ref={asking.opener}
          variant="default"
        >
          {t('asking.requests.refuse')}
        </Button>
      </div>
      {!isSameDay(createdAt, now) && (
        <p className="small mt2">
          {days < 1 ? t('asking.requests.endsToday') : t('asking.requests.ends', { count: days })}
        </p>
      )}
      {asking.mount(
        <ConfirmLater
          confirm={t('asking.requests.refuse')}
          isOpen={asking.isOpen}
          isPending={answer.isPending}
          onCancel={asking.cancel}
          onConfirm={() => {
            asking.close()
            say(false)
          }}
          title={t('asking.requests.refuseTitle')}
        >
          <p>{t('asking.requests.refuseText')}</p>
        </ConfirmLater>,
      )}
    </Card>
  )
}
