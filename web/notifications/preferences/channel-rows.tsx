import { Suspense, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NoticeChannel, NoticeKind, NoticePreferences } from '#contract/notifications/schema.ts'
import { useChoose } from '#web/accounts/settings/settings-api.ts'
import { fr as consents } from '#web/accounts/sign-up/texts.consents.fr.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { useFailureToast } from '#web/foundation/toasts.tsx'
import { ConfirmLater } from '#web/foundation/ui/dialogs/confirm-later.tsx'
import classes from './preferences.module.css'
import { useSetChannel } from './preferences-api.ts'
import { Saved, useLastSaved } from './saved.tsx'
import { Segments } from './segments.tsx'

const texts = { accounts: { consents } }

const KINDS = [
  'recovery',
  'better',
  'diagnosed',
  'match',
  'meToo',
  'comment',
  'reply',
  'request',
  'accepted',
  'acquainted',
  'reminder',
  'checkIn',
  'conference',
  'proposal',
  'moderation',
] as const satisfies readonly NoticeKind[]
const CHANNELS = ['app', 'email', 'none'] as const satisfies readonly NoticeChannel[]

type ChannelRowsProps = {
  preferences: NoticePreferences
  kinds?: readonly NoticeKind[]
}

export function ChannelRows({ preferences: { channels, mayMail }, kinds = KINDS }: ChannelRowsProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const tellFailure = useFailureToast()
  const setChannel = useSetChannel()
  const agreement = useChoose()
  const { lastSaved, saved } = useLastSaved<NoticeKind>()
  const [asking, setAsking] = useState<{ kind: NoticeKind; isOpen: boolean }>()
  const pressed = useRef<HTMLInputElement>(undefined)

  const keep = (kind: NoticeKind, channel: NoticeChannel) =>
    setChannel.mutateAsync({ kind, channel }).then(
      () => saved(kind),
      (error: unknown) => {
        // The consent was withdrawn elsewhere meanwhile: it can be given here.
        if (isRefusal(error, 'CONSENT_NEEDED')) setAsking({ kind, isOpen: true })
      },
    )
  const choose = (kind: NoticeKind, channel: NoticeChannel, input: HTMLInputElement) => {
    pressed.current = input
    if (channel === 'email' && !mayMail) setAsking({ kind, isOpen: true })
    else void keep(kind, channel)
  }
  const close = () => {
    setAsking((asked) => asked && { ...asked, isOpen: false })
    pressed.current?.focus()
  }
  const agree = (kind: NoticeKind) =>
    agreement.mutateAsync({ kind: 'emails', isGiven: true }).then(() => {
      close()
      void keep(kind, 'email')
    }, tellFailure)
  return (
    <>
      <ul className={classes.rows}>
        {kinds.map((kind) => (
          <ChannelRow
            channel={channels[kind]}
            isSaved={lastSaved === kind}
            key={kind}
            kind={kind}
            onChoose={(channel, input) => choose(kind, channel, input)}
          />
        ))}
      </ul>
      {asking && (
        <Suspense>
          <ConfirmLater
            confirm={t('noticePreferences.consent.confirm')}
            isOpen={asking.isOpen}
            isPending={agreement.isPending}
            onCancel={close}
            onConfirm={() => void agree(asking.kind)}
            title={t('noticePreferences.consent.title')}
          >
            <div className="stack g3">
              <p>
                <strong>{t('accounts.consents.emails.label')}</strong>
              </p>
              <p>{t('noticePreferences.consent.text')}</p>
              <p>{t('noticePreferences.consent.back')}</p>
            </div>
          </ConfirmLater>
        </Suspense>
      )}
    </>
  )
}

type ChannelRowProps = {
  kind: NoticeKind
  channel: NoticeChannel
  isSaved: boolean
  onChoose: (channel: NoticeChannel, pressed: HTMLInputElement) => void
}

function ChannelRow({ kind, channel, isSaved, onChoose }: ChannelRowProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <li>
      <p className={`shrinks ${classes.what}`}>
        <span className="row baseline g2 r0">
          <strong id={id}>{t(`noticePreferences.kinds.${kind}.name`)}</strong>
          <Saved isShown={isSaved} />
        </span>{' '}
        <span className="quiet">{t(`noticePreferences.kinds.${kind}.more`)}</span>
      </p>
      <Segments
        isLastShort
        labelledBy={id}
        onChoose={onChoose}
        options={CHANNELS.map((value) => ({ value, label: t(`noticePreferences.channels.${value}`) }))}
        value={channel}
      />
    </li>
  )
}
