import { Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Author } from '#contract/accounts/schema.ts'
import { CallControls } from './call-controls.tsx'
import type { CallDesk, Stage } from './call-desk.ts'
import { CallEnd } from './call-end.tsx'
import { CallPictures } from './call-pictures.tsx'
import classes from './call-stage.module.css'
import { CallStatus } from './call-status.tsx'
import type { OwnState } from './own-media.ts'
import { TroubleNote } from './trouble-note.tsx'
import { useVoice } from './use-voice.ts'

export type Staged = Extract<Stage, { at: 'outgoing' | 'talking' | 'over' }>

type CallStageProps = { desk: CallDesk; stage: Staged; own: OwnState }

/** A call, from ringing to its end, over the whole screen. */
export function CallStage({ desk, stage, own }: CallStageProps) {
  const { t } = useTranslation()
  const talk = stage.at === 'talking' ? stage.talk : undefined
  const { audio, hear } = useVoice(talk?.voice)
  const call = talk?.call ?? (stage.at === 'talking' ? undefined : stage.call)
  const other: Author | null = call?.other ?? null
  const name = other?.username ?? t('ui.someone')
  const media = desk.own()
  const label = t('call.stage.label', { name })
  return (
    <Modal
      attributes={{ content: { 'aria-label': label } }}
      classNames={{ content: classes.content, body: classes.body }}
      closeOnClickOutside={false}
      closeOnEscape={stage.at === 'over'}
      fullScreen
      onClose={desk.leave}
      opened
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      withCloseButton={false}
    >
      <audio autoPlay ref={audio}>
        <track kind="captions" />
      </audio>
      <CallStatus name={name} stage={stage} />
      <CallPictures name={name} other={other} own={own} talk={talk} />
      {own.trouble && stage.at !== 'over' && (
        <div className={classes.trouble}>
          <TroubleNote
            onRetry={() => {
              if (own.trouble?.source === 'camera') void media.showCamera()
              else if (own.trouble?.source === 'screen') void media.shareScreen()
              else void media.speak()
            }}
            trouble={own.trouble}
          />
        </div>
      )}
      {stage.at === 'over' ? (
        <CallEnd conversationId={stage.call.conversationId} onLeave={desk.leave} />
      ) : (
        <CallControls
          isRinging={stage.at === 'outgoing'}
          media={media}
          onHangUp={desk.hangUp}
          onHear={hear}
          own={own}
        />
      )}
    </Modal>
  )
}
