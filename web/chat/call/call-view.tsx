import { Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Author } from '#contract/accounts/schema.ts'
import type { OwnState } from '#web/foundation/devices/own-media.ts'
import { TroubleNote } from '#web/foundation/devices/trouble-note.tsx'
import { ToastPlace } from '#web/foundation/toasts.tsx'
import { CallControls } from './call-controls.tsx'
import { CallEnd } from './call-end.tsx'
import { CallPictures } from './call-pictures.tsx'
import { CallStatus } from './call-status.tsx'
import type { CallStore, ShownPhase } from './call-store.ts'
import classes from './call-view.module.css'
import { SmallCall } from './small-call.tsx'
import { usePipPosition } from './use-pip-position.ts'
import { useVoice } from './use-voice.ts'

type CallViewProps = { store: CallStore; phase: ShownPhase; own: OwnState; isSmall: boolean }

export function CallView({ store, phase, own, isSmall }: CallViewProps) {
  const { t } = useTranslation()
  const talk = phase.at === 'talking' ? phase.talk : undefined
  const { audio, hear } = useVoice(talk?.voice)
  const place = usePipPosition()
  const call = talk?.call ?? (phase.at === 'talking' ? undefined : phase.call)
  const other: Author | null = call?.other ?? null
  const name = other?.username ?? t('ui.someone')
  const label = t('call.view.label', { name })
  return (
    <>
      <audio autoPlay ref={audio}>
        <track kind="captions" />
      </audio>
      {isSmall ? (
        <SmallCall
          store={store}
          label={label}
          name={name}
          onHear={hear}
          other={other}
          own={own}
          place={place}
          phase={phase}
        />
      ) : (
        <Modal
          attributes={{ content: { 'aria-label': label } }}
          classNames={{ content: classes.content, body: classes.body }}
          closeOnClickOutside={false}
          fullScreen
          onClose={phase.at === 'over' ? store.leave : () => store.setSmall(true)}
          opened
          returnFocus={false}
          transitionProps={{ duration: 0 }}
          withCloseButton={false}
        >
          <CallStatus name={name} onShrink={() => store.setSmall(true)} phase={phase} />
          <CallPictures name={name} other={other} own={own} talk={talk} />
          {own.trouble && phase.at !== 'over' && (
            <div className={`mt2 ink ${classes.trouble}`}>
              <TroubleNote media={store.own()} trouble={own.trouble} unheard={t('call.unheard')} />
            </div>
          )}
          {phase.at === 'over' ? (
            <CallEnd conversationId={phase.call.conversationId} onLeave={store.leave} />
          ) : (
            <CallControls
              isRinging={phase.at === 'outgoing'}
              media={store.own()}
              onHangUp={store.hangUp}
              onHear={hear}
              own={own}
            />
          )}
          <ToastPlace />
        </Modal>
      )}
    </>
  )
}
