import { Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Author } from '#contract/accounts/schema.ts'
import type { OwnState } from '#web/foundation/devices/own-media.ts'
import { TroubleNote } from '#web/foundation/devices/trouble-note.tsx'
import { CallControls } from './call-controls.tsx'
import type { CallDesk, Stage } from './call-desk.ts'
import { CallEnd } from './call-end.tsx'
import { CallPictures } from './call-pictures.tsx'
import classes from './call-stage.module.css'
import { CallStatus } from './call-status.tsx'
import { SmallCall } from './small-call.tsx'
import { useCorner } from './use-corner.ts'
import { useVoice } from './use-voice.ts'

export type Staged = Extract<Stage, { at: 'outgoing' | 'talking' | 'over' }>

type CallStageProps = { desk: CallDesk; stage: Staged; own: OwnState; isSmall: boolean }

/** A call, from ringing to its end: over the whole screen, or in a corner of it. The voice goes on from the one to the other. */
export function CallStage({ desk, stage, own, isSmall }: CallStageProps) {
  const { t } = useTranslation()
  const talk = stage.at === 'talking' ? stage.talk : undefined
  const { audio, hear } = useVoice(talk?.voice)
  const place = useCorner()
  const call = talk?.call ?? (stage.at === 'talking' ? undefined : stage.call)
  const other: Author | null = call?.other ?? null
  const name = other?.username ?? t('ui.someone')
  const label = t('call.stage.label', { name })
  return (
    <>
      <audio autoPlay ref={audio}>
        <track kind="captions" />
      </audio>
      {isSmall ? (
        <SmallCall
          desk={desk}
          label={label}
          name={name}
          onHear={hear}
          other={other}
          own={own}
          place={place}
          stage={stage}
        />
      ) : (
        <Modal
          attributes={{ content: { 'aria-label': label } }}
          classNames={{ content: classes.content, body: classes.body }}
          closeOnClickOutside={false}
          fullScreen
          onClose={stage.at === 'over' ? desk.leave : () => desk.setSmall(true)}
          opened
          returnFocus={false}
          transitionProps={{ duration: 0 }}
          withCloseButton={false}
        >
          <CallStatus name={name} onShrink={() => desk.setSmall(true)} stage={stage} />
          <CallPictures name={name} other={other} own={own} talk={talk} />
          {own.trouble && stage.at !== 'over' && (
            <div className={classes.trouble}>
              <TroubleNote media={desk.own()} trouble={own.trouble} unheard={t('call.unheard')} />
            </div>
          )}
          {stage.at === 'over' ? (
            <CallEnd conversationId={stage.call.conversationId} onLeave={desk.leave} />
          ) : (
            <CallControls
              isRinging={stage.at === 'outgoing'}
              media={desk.own()}
              onHangUp={desk.hangUp}
              onHear={hear}
              own={own}
            />
          )}
        </Modal>
      )}
    </>
  )
}
