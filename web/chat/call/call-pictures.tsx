import { useTranslation } from 'react-i18next'
import type { Author } from '#contract/accounts/schema.ts'
import { LivePicture } from '#web/foundation/devices/live-picture.tsx'
import type { OwnState } from '#web/foundation/devices/own-media.ts'
import { Avatar } from '#web/foundation/ui/people/avatar.tsx'
import classes from './call-pictures.module.css'
import type { Talk } from './call-store.ts'

const AVATAR_SIZE = 120

type CallPicturesProps = { name: string; other: Author | null; talk: Talk | undefined; own: OwnState }

export function CallPictures({ name, other, talk, own }: CallPicturesProps) {
  const { t } = useTranslation()
  const { picture = 'none' } = talk?.theirs ?? {}
  const isScreen = picture === 'screen'
  return (
    <div className={`anchor ${classes.pictures}`}>
      {talk?.picture && picture !== 'none' ? (
        <LivePicture
          className={isScreen ? classes.screen : classes.camera}
          label={isScreen ? t('call.view.theirScreen', { name }) : t('call.view.theirPicture', { name })}
          stream={talk.picture}
        />
      ) : (
        <div className={`text-sm centred-items ${classes.nobody}`}>
          <span className={`centred ${classes.rings}`}>
            <Avatar name={other?.username ?? null} picture={other?.avatar} size={AVATAR_SIZE} />
          </span>
          {talk?.link === 'connected' && <p>{t('call.view.noPicture')}</p>}
        </div>
      )}
      {own.view && (
        <div className={classes.own}>
          <LivePicture
            isMirrored={own.picture === 'camera'}
            label={own.picture === 'screen' ? t('call.view.sharing') : t('call.view.ownPicture')}
            stream={own.view}
          />
          {own.picture === 'screen' && <p>{t('call.view.sharing')}</p>}
        </div>
      )}
    </div>
  )
}
