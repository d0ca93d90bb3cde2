import { Button } from '@mantine/core'
import { IconPhone, IconVideo } from '@tabler/icons-react'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Conversation } from '#contract/chat/schema.ts'
import { failureText } from '#web/foundation/failure.ts'
import { useDates, useTexts } from '#web/foundation/i18n.ts'
import { showFailure, showSuccess } from '#web/foundation/toasts.tsx'
import { ConfirmLater } from '#web/foundation/ui/confirm-later.tsx'
import { useStart } from '../asking/asking-api.ts'
import classes from './call-button.module.css'
import { withCalls } from './call-door.ts'
import { fr as call } from './texts.fr.ts'

const texts = { call }

/** Proposes a video call to whom one talks with, or, once both agreed, calls; nothing where neither can be. */
export function CallButton({ conversation }: { conversation: Conversation }) {
  useTexts(texts)
  const { t } = useTranslation()
  const { id, other, can, request } = conversation
  const name = other?.username ?? t('ui.someone')
  if (can.call)
    return (
      <Button
        aria-haspopup="dialog"
        aria-label={t('call.callOf', { name })}
        className={classes.button}
        leftSection={<IconPhone aria-hidden size={22} />}
        onClick={() => withCalls((desk) => desk.prepare({ conversationId: id, name }))}
        variant="light"
      >
        {t('call.call')}
      </Button>
    )
  if (request?.kind === 'video' && request.isMine) return <p className={classes.waiting}>{t('call.waiting')}</p>
  return can.askVideo && other ? <ProposeButton memberId={other.id} name={name} /> : null
}

function ProposeButton({ memberId, name }: { memberId: string; name: string }) {
  const { t } = useTranslation()
  const dates = useDates()
  const start = useStart()
  const [asking, setAsking] = useState<'never' | 'open' | 'closed'>('never')
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setAsking('closed')
    button.current?.focus()
  }
  const propose = () =>
    start.mutate(
      { memberId, kind: 'video' },
      {
        onSuccess: ({ can }) =>
          showSuccess(
            can.call ? { title: t('call.agreed') } : { title: t('call.proposed'), message: t('call.proposedText') },
          ),
        onError: (error) => showFailure(failureText(error, { t, dates })),
        onSettled: close,
      },
    )
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={t('call.propose')}
        className={classes.button}
        leftSection={<IconVideo aria-hidden size={22} />}
        onClick={() => setAsking('open')}
        ref={button}
        variant="light"
      >
        {t('call.video')}
      </Button>
      {asking !== 'never' && (
        <Suspense>
          <ConfirmLater
            confirm={t('call.proposeConfirm')}
            isOpen={asking === 'open'}
            isPending={start.isPending}
            onCancel={close}
            onConfirm={propose}
            title={t('call.proposeTitle')}
          >
            <p>{t('call.proposeText', { name })}</p>
          </ConfirmLater>
        </Suspense>
      )}
    </>
  )
}
