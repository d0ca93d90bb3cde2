import {
  IconBroadcast,
  IconBroadcastOff,
  IconMicrophone,
  IconMicrophoneOff,
  IconPlayerRecord,
  IconScreenShare,
  IconScreenShareOff,
  IconVideo,
  IconVideoOff,
} from '@tabler/icons-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { canShareScreen } from '#web/foundation/devices/devices.ts'
import { lazyPart } from '#web/foundation/ui/layout/lazy-part.tsx'
import { LevelMeter } from './broadcast/level-meter.tsx'
import type { ExpertStore, ExpertViewModel } from './expert-store.ts'
import classes from './room-view.module.css'
import { useStopRecording } from './use-stop-recording.ts'

const GreenRoom = lazyPart(async () => (await import('./broadcast/green-room.tsx')).GreenRoom)

type ExpertPanelProps = {
  store: ExpertStore
  expert: ExpertViewModel
  hasSent: boolean
  /** Whether the conference is announced as recorded; `isRecording` says whether the current broadcast is. */
  isRecorded: boolean
  isRecording: boolean
}

export function ExpertPanel({ store, expert, hasSent, isRecorded, isRecording }: ExpertPanelProps) {
  const { t } = useTranslation()
  const { isPreparing, onAir, own } = expert
  const isOnAir = onAir.at === 'live' || onAir.at === 'mending'
  const [asked, setAsked] = useState(0)
  const first = useFocusOn(isOnAir)
  const prepare = () => {
    setAsked(asked + 1)
    store.prepare()
  }
  return (
    <section
      aria-label={t('room.expert.label')}
      className={`stack g3 ${classes.expert}`}
      data-air={isOnAir || undefined}
    >
      <div className={`stack g1 text-sm ${classes.expertWords}`} role="status">
        <p>
          {onAir.at === 'mending'
            ? t('room.expert.mending')
            : onAir.at === 'live'
              ? t('room.expert.onAir')
              : onAir.at === 'elsewhere'
                ? t('room.expert.elsewhere')
                : t('room.expert.off')}
        </p>
        {isOnAir && !own.isHeard && <p>{t('room.expert.muted')}</p>}
        {isOnAir && own.picture === 'none' && own.opening !== 'camera' && <p>{t('room.expert.unseen')}</p>}
      </div>
      {isOnAir && own.voice && own.isHeard && <LevelMeter label={t('room.self.level')} stream={own.voice} />}
      {own.trouble && isOnAir && !(own.trouble.source === 'screen' && own.trouble.why === 'denied') && (
        <p className={`text-xs ${classes.trouble}`} role="alert">
          {t(`devices.refused.${own.trouble.source}.${own.trouble.why}`)}
        </p>
      )}
      <div className={`stack g2 ${classes.expertActs}`}>
        {isOnAir ? (
          <>
            <button onClick={() => setHeard(store, expert)} ref={first} type="button">
              {own.isHeard ? <IconMicrophone aria-hidden size={20} /> : <IconMicrophoneOff aria-hidden size={20} />}
              {own.isHeard ? t('room.expert.mute') : t('room.expert.unmute')}
            </button>
            <button onClick={() => setSeen(store, expert)} type="button">
              {own.hasCamera ? <IconVideo aria-hidden size={20} /> : <IconVideoOff aria-hidden size={20} />}
              {own.hasCamera ? t('room.expert.hideCamera') : t('room.expert.showCamera')}
            </button>
            {canShareScreen() && (
              <button
                onClick={() =>
                  own.picture === 'screen' ? store.media().stopSharing() : void store.media().shareScreen()
                }
                type="button"
              >
                {own.picture === 'screen' ? (
                  <IconScreenShareOff aria-hidden size={20} />
                ) : (
                  <IconScreenShare aria-hidden size={20} />
                )}
                {own.picture === 'screen' ? t('room.expert.unshare') : t('room.expert.share')}
              </button>
            )}
            {isRecording && <StopOwnRecording store={store} />}
            <button data-end onClick={store.stop} type="button">
              <IconBroadcastOff aria-hidden size={20} />
              {t('room.expert.stop')}
            </button>
          </>
        ) : (
          <button aria-haspopup="dialog" data-main onClick={prepare} ref={first} type="button">
            <IconBroadcast aria-hidden size={20} />
            {hasSent ? t('room.expert.again') : t('room.expert.prepare')}
          </button>
        )}
      </div>
      {asked > 0 && (
        <Suspense>
          <GreenRoom store={store} expert={expert} isOpen={isPreparing} isRecorded={isRecorded} key={asked} />
        </Suspense>
      )}
    </section>
  )
}

/** The part recorded so far is kept, and the broadcast goes on. */
function StopOwnRecording({ store }: { store: ExpertStore }) {
  const { t } = useTranslation()
  const { mutate: stop, isPending } = useStopRecording(store, t('room.expert.recordingStoppedText'))
  return (
    <button aria-disabled={isPending || undefined} onClick={() => stop()} type="button">
      <IconPlayerRecord aria-hidden size={20} />
      {t('room.expert.stopRecording')}
    </button>
  )
}

function setHeard(store: ExpertStore, { own }: ExpertViewModel): void {
  if (own.hasMicrophone) store.media().setHeard(!own.isHeard)
  else void store.media().speak()
}

function setSeen(store: ExpertStore, { own }: ExpertViewModel): void {
  if (own.hasCamera) store.media().hideCamera()
  else void store.media().showCamera()
}

/** On going on air and off it, the button that had the focus is gone. */
function useFocusOn(isOnAir: boolean) {
  const first = useRef<HTMLButtonElement>(null)
  const [before, setBefore] = useState(isOnAir)
  useEffect(() => {
    if (isOnAir === before) return
    setBefore(isOnAir)
    first.current?.focus({ preventScroll: true })
  }, [isOnAir, before])
  return first
}
