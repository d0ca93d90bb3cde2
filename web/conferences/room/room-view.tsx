import { IconVolume } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Conference, Room } from '#contract/conferences/schema.ts'
import { LivePicture } from '#web/foundation/devices/live-picture.tsx'
import type { OwnState } from '#web/foundation/devices/own-media.ts'
import { AvatarDot } from './broadcast/avatar-dot.tsx'
import { Rings } from './broadcast/rings.tsx'
import { useSound } from './broadcast/use-sound.ts'
import type { Watched } from './broadcast/watcher.ts'
import classes from './room-view.module.css'

type RoomViewProps = {
  expert: Conference['expert']
  broadcast: Room['broadcast']
  watched: Watched
  own: OwnState | undefined
  self: ReactNode
  bar: ReactNode
}

export function RoomView({ expert, broadcast, watched, own, self, bar }: RoomViewProps) {
  const { t } = useTranslation()
  const { video, hear } = useSound(watched.stream)
  const words = own ? undefined : wordsOf({ t, watched, broadcast })
  const isSeen = watched.hasPicture && !own
  const ownPicture = own?.view
  const hasPicture = isSeen || ownPicture !== undefined
  return (
    <section aria-label={t('room.stage')} className={`anchor ${classes.stage}`} data-picture={hasPicture || undefined}>
      <Rings />
      <div className={`centred ${classes.view}`} data-picture={hasPicture || undefined}>
        {!hasPicture && (
          <div className={`text-centre ${classes.presenter}`}>
            <AvatarDot className={classes.dot} name={expert.name} picture={expert.member?.avatar ?? null} />
            <h2 dir="auto">{expert.name}</h2>
            <p>{t('room.medicalExpert')}</p>
          </div>
        )}
        {own && ownPicture && (
          <LivePicture
            className={classes.video}
            isMirrored={own.picture === 'camera'}
            label={own.picture === 'screen' ? t('room.expert.ownScreen') : t('room.expert.own')}
            stream={ownPicture}
          />
        )}
        {watched.stream && !own && (
          <video
            aria-label={t('room.watch.picture', { name: expert.name })}
            autoPlay
            className={`${classes.video} ${classes.received}`}
            data-lost={watched.state === 'lost' || undefined}
            data-seen={isSeen || undefined}
            playsInline
            ref={video}
          >
            <track kind="captions" />
          </video>
        )}
        <div className={`text-centre ${classes.words}`} role="status">
          {words && <p data-quiet={watched.state === 'watching' || undefined}>{words}</p>}
        </div>
        {hear && !own && (
          <button className={classes.hear} onClick={hear} type="button">
            <IconVolume aria-hidden size={22} />
            {t('room.watch.hear')}
          </button>
        )}
      </div>
      <div className={classes.controls}>
        {self}
        {bar}
      </div>
    </section>
  )
}

function wordsOf({ t, watched, broadcast }: { t: TFunction; watched: Watched; broadcast: Room['broadcast'] }): string {
  if (!broadcast.isLive || watched.state === 'off')
    return broadcast.take === 0 ? t('room.watch.notYet') : t('room.watch.pause')
  return t(`room.watch.${watched.state}`)
}
