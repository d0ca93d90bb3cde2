import { Button, Modal } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconPhone, IconPhoneOff } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Call } from '#contract/chat/call-schema.ts'
import type { OwnState } from '#web/foundation/devices/own-media.ts'
import { OwnSetup } from '#web/foundation/devices/own-setup.tsx'
import { ToastPlace } from '#web/foundation/toasts.tsx'
import { FADE_UP } from '#web/foundation/ui/dialogs/fade-up.ts'
import { Avatar } from '#web/foundation/ui/people/avatar.tsx'
import { AddressAgreement, useJustAsked } from './address-agreement.tsx'
import type { CallStore } from './call-store.ts'
import classes from './incoming-call.module.css'
import { useRinging } from './use-ringing.ts'

type IncomingCallProps = {
  store: CallStore
  call: Call
  own: OwnState
  isAnswering: boolean
  isAsked: boolean
  onAnswer: () => void
  onDecline: () => void
}

const AVATAR_SIZE = 88

/** The focus goes to the caller's name, not to a button, so that a key being typed does not answer. */
export function IncomingCall({
  store,
  call: { other },
  own,
  isAnswering,
  isAsked,
  onAnswer,
  onDecline,
}: IncomingCallProps) {
  const { t } = useTranslation()
  const [isSettingUp, setSettingUp] = useState(false)
  const setup = useRef<HTMLElement>(null)
  const name = other?.username ?? t('ui.someone')
  const title = t('call.incoming.title', { name })
  useRinging({ title, alert: t('call.incoming.alert'), isHeard: !isAsked })
  const isTooSoon = useJustAsked(isAsked)
  const isHeld = isAnswering || isTooSoon
  // The button that led here has disappeared.
  useEffect(() => {
    if (isSettingUp) setup.current?.focus()
  }, [isSettingUp])
  const setUp = () => {
    setSettingUp(true)
    void store.own().speak()
  }
  return (
    <Modal
      centered
      classNames={{ content: classes.content, header: classes.header, title: classes.title, body: classes.body }}
      attributes={{ header: { role: 'none' } }}
      closeOnClickOutside={false}
      closeOnEscape={false}
      onClose={onDecline}
      opened
      returnFocus={false}
      title={
        <span data-autofocus tabIndex={-1}>
          {title}
        </span>
      }
      transitionProps={{ duration: 180, transition: FADE_UP }}
      withCloseButton={false}
    >
      {isAsked ? (
        <div className={`stack g3 unringed ink ${classes.setup}`}>
          <AddressAgreement>{t('call.address.unsaid', { name })}</AddressAgreement>
        </div>
      ) : isSettingUp ? (
        <section
          aria-label={t('call.incoming.setUp')}
          className={`stack g3 unringed ink ${classes.setup}`}
          ref={setup}
          tabIndex={-1}
        >
          <OwnSetup media={store.own()} own={own} unheard={t('call.unheard')} />
        </section>
      ) : (
        <>
          <span className={`centred ${classes.rings}`}>
            <Avatar name={other?.username ?? null} picture={other?.avatar} size={AVATAR_SIZE} />
          </span>
          <p>{t('call.incoming.text')}</p>
          <button className={`target underlined ${classes.choose}`} onClick={setUp} type="button">
            <IconAdjustmentsHorizontal aria-hidden size={20} />
            {t('call.incoming.setUp')}
          </button>
        </>
      )}
      <div className={`stack g3 on-scene ${classes.acts}`} data-stacked={isAsked || undefined}>
        <Button
          className={classes.decline}
          leftSection={<IconPhoneOff aria-hidden size={22} />}
          onClick={onDecline}
          size="lg"
        >
          {t('call.incoming.decline')}
        </Button>
        <Button
          aria-disabled={isHeld || undefined}
          className={classes.accept}
          leftSection={<IconPhone aria-hidden size={22} />}
          onClick={() => !isTooSoon && onAnswer()}
          size="lg"
        >
          {isAsked ? t('call.address.answer') : t('call.incoming.accept')}
        </Button>
      </div>
      <ToastPlace />
    </Modal>
  )
}
