import {
  IconMicrophone,
  IconMicrophoneOff,
  IconPhoneOff,
  IconScreenShare,
  IconScreenShareOff,
  IconVideo,
  IconVideoOff,
  IconVolume,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { canShareScreen } from '#web/foundation/devices/devices.ts'
import type { OwnMedia, OwnState } from '#web/foundation/devices/own-media.ts'
import type { Icon } from '#web/foundation/ui/people/badge.tsx'
import classes from './call-controls.module.css'

type CallControlsProps = {
  media: OwnMedia
  own: OwnState
  isRinging: boolean
  onHangUp: () => void
  onHear: (() => void) | undefined
}

export function CallControls({ media, own, isRinging, onHangUp, onHear }: CallControlsProps) {
  const { t } = useTranslation()
  const { isHeard, hasMicrophone, hasCamera, picture, opening } = own
  const isSharing = picture === 'screen'
  const toggleVoice = () => (hasMicrophone ? media.setHeard(!isHeard) : void media.speak())
  const toggleCamera = () => (hasCamera ? media.hideCamera() : void media.showCamera())
  const toggleScreen = () => (isSharing ? media.stopSharing() : void media.shareScreen())
  return (
    <div className={`row centre on-scene ${classes.controls}`}>
      {onHear && (
        <Control icon={IconVolume} onPress={onHear}>
          {t('call.view.hear')}
        </Control>
      )}
      <Control
        icon={isHeard ? IconMicrophone : IconMicrophoneOff}
        isFirst
        isOff={!isHeard}
        isWaiting={opening === 'microphone'}
        onPress={toggleVoice}
      >
        {isHeard ? t('call.view.muteMicrophone') : t('call.view.openMicrophone')}
      </Control>
      <Control
        icon={hasCamera ? IconVideo : IconVideoOff}
        isOff={!hasCamera}
        isWaiting={opening === 'camera'}
        onPress={toggleCamera}
      >
        {hasCamera ? t('call.view.hideCamera') : t('call.view.showCamera')}
      </Control>
      {canShareScreen() && !isRinging && (
        <Control
          icon={isSharing ? IconScreenShareOff : IconScreenShare}
          isWaiting={opening === 'screen'}
          onPress={toggleScreen}
        >
          {isSharing ? t('call.view.stopSharing') : t('call.view.shareScreen')}
        </Control>
      )}
      <Control icon={IconPhoneOff} isEnd onPress={onHangUp}>
        {isRinging ? t('call.view.cancel') : t('call.view.hangUp')}
      </Control>
    </div>
  )
}

type ControlProps = {
  icon: Icon
  children: ReactNode
  onPress: () => void
  /** Takes the focus, so that a key pressed once too often does not hang up. */
  isFirst?: boolean
  isOff?: boolean
  isWaiting?: boolean
  isEnd?: boolean
}

function Control({
  icon: IconDrawn,
  children,
  onPress,
  isFirst = false,
  isOff = false,
  isWaiting = false,
  isEnd = false,
}: ControlProps) {
  return (
    <button
      aria-disabled={isWaiting || undefined}
      className={`bare centred-items ${classes.control}`}
      data-autofocus={isFirst || undefined}
      data-end={isEnd || undefined}
      data-off={isOff || undefined}
      onClick={() => !isWaiting && onPress()}
      type="button"
    >
      <span className={`centred ${classes.sign}`}>
        <IconDrawn aria-hidden size={26} />
      </span>{' '}
      <span>{children}</span>
    </button>
  )
}
