import { IconMicrophone, IconMicrophoneOff, IconVideo, IconVideoOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import { LivePicture } from '#web/foundation/devices/live-picture.tsx'
import { Avatar } from '#web/foundation/ui/people/avatar.tsx'
import classes from '../room-view.module.css'
import { LevelMeter } from './level-meter.tsx'
import { useOwnMedia } from './use-own-media.ts'

/** Nothing of it is ever sent. */
export function SelfView({ me }: { me: Me }) {
  const { t } = useTranslation()
  const { own, media } = useOwnMedia()
  const hasCamera = own?.hasCamera ?? false
  const isOpen = own?.hasMicrophone ?? false
  const toggleCamera = () => (hasCamera ? media().hideCamera() : void media().showCamera())
  const toggleVoice = () => (isOpen ? media().muteMicrophone() : void media().speak())
  const CameraIcon = hasCamera ? IconVideo : IconVideoOff
  const VoiceIcon = isOpen ? IconMicrophone : IconMicrophoneOff
  return (
    <section aria-label={t('room.self.label')} className={classes.self} data-on={hasCamera || undefined}>
      <div className={`centred ${classes.selfPicture}`}>
        {hasCamera && own?.view ? (
          <LivePicture className={classes.selfVideo} isMirrored label={t('room.self.picture')} stream={own.view} />
        ) : (
          <Avatar name={me.username} picture={me.avatar} size={56} />
        )}
      </div>
      <div className={`line mt2 ${classes.selfActs}`}>
        <button
          aria-label={hasCamera ? t('room.self.hideCamera') : t('room.self.showCamera')}
          onClick={toggleCamera}
          type="button"
        >
          <CameraIcon aria-hidden size={22} />
        </button>
        <button
          aria-label={isOpen ? t('room.self.closeMicrophone') : t('room.self.openMicrophone')}
          onClick={toggleVoice}
          type="button"
        >
          <VoiceIcon aria-hidden size={22} />
        </button>
      </div>
      <div className={`text-xs text-centre ${classes.selfWords}`}>
        {own?.voice && <LevelMeter label={t('room.self.level')} stream={own.voice} />}
        <p>{t('room.self.note')}</p>
        {own?.trouble && (
          <p className={`text-xs ${classes.trouble}`} role="alert">
            {t(`devices.refused.${own.trouble.source}.${own.trouble.why}`)}
          </p>
        )}
      </div>
    </section>
  )
}
