import { Button } from '@mantine/core'
import { IconPhone, IconVideo } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Conversation } from '#contract/chat/schema.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { showSuccess, useFailureToast } from '#web/foundation/toasts.tsx'
import { ConfirmLater } from '#web/foundation/ui/dialogs/confirm-later.tsx'
import { useDeferredDialog } from '#web/foundation/ui/dialogs/use-deferred-dialog.tsx'
import { useStart } from '../requests/requests-api.ts'
import classes from './call-button.module.css'
import { withCalls } from './lazy-calls.ts'
import { fr as call } from './texts.fr.ts'

const texts = { call }

export function CallButton({ conversation }: { conversation: Conversation }) {
  useTexts(texts)
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const { id, other, can, request } = conversation
  const name = other?.username ?? t('ui.someone')
  const isWaiting = request?.kind === 'video' && request.isMine
  if (!can.call && !isWaiting && !(can.askVideo && other)) return null
  return (
    <div className="unringed" ref={place} tabIndex={-1}>
      {can.call ? (
        <Button
          aria-haspopup="dialog"
          aria-label={t('call.callOf', { name })}
          className={classes.button}
          leftSection={<IconPhone aria-hidden size={22} />}
          onClick={() => withCalls((store) => store.prepare({ conversationId: id, name }))}
          variant="light"
        >
          {t('call.call')}
        </Button>
      ) : isWaiting ? (
        <p className="quiet">{t('call.waiting')}</p>
      ) : (
        // The text that replaces the button takes the focus.
        other && <ProposeButton memberId={other.id} name={name} onProposed={() => place.current?.focus()} />
      )}
    </div>
  )
}

type ProposeButtonProps = { memberId: string; name: string; onProposed: () => void }

function ProposeButton({ memberId, name, onProposed }: ProposeButtonProps) {
  const { t } = useTranslation()
  const tellFailure = useFailureToast()
  const start = useStart()
  const asking = useDeferredDialog()
  // A promise is used because the result is reported even after this button has unmounted.
  const propose = () =>
    start.mutateAsync({ memberId, kind: 'video' }).then(
      ({ can }) => {
        asking.close()
        onProposed()
        showSuccess(
          can.call ? { title: t('call.agreed') } : { title: t('call.proposed'), message: t('call.proposedText') },
        )
      },
      (error: unknown) => {
        asking.cancel()
        tellFailure(error)
      },
    )
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={t('call.propose')}
        className={classes.button}
        leftSection={<IconVideo aria-hidden size={22} />}
        onClick={asking.open}
        ref={asking.opener}
        variant="light"
      >
        {t('call.video')}
      </Button>
      {asking.mount(
        <ConfirmLater
          confirm={t('call.proposeConfirm')}
          isOpen={asking.isOpen}
          isPending={start.isPending}
          onCancel={asking.cancel}
          onConfirm={() => void propose()}
          title={t('call.proposeTitle')}
        >
          <p>{t('call.proposeText', { name })}</p>
        </ConfirmLater>,
      )}
    </>
  )
}
