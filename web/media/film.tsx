import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Media } from '#contract/media/schema.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import classes from './media-viewer.module.css'
import { fr } from './texts.film.fr.ts'

const texts = { media: fr }

type Trouble = 'codec' | 'network'

type FilmProps = {
  media: Media & { video: string }
  name: string
  isShown: boolean
  /** Whether it is shown, or next to the shown one, and therefore worth fetching. */
  isNear: boolean
  /** Whether the reader may download a video that does not play: its author and the moderators may. */
  maySave: boolean
}

export function Film({ media, name, isShown, isNear, maySave }: FilmProps) {
  const player = useRef<HTMLVideoElement>(null)
  const [trouble, setTrouble] = useState<Trouble>()
  const { large, video, width, height } = media

  useEffect(() => {
    if (!isShown) player.current?.pause()
  }, [isShown])

  if (trouble)
    return (
      <Unplayed maySave={maySave} media={media} name={name} onRetry={() => setTrouble(undefined)} trouble={trouble} />
    )
  return (
    // biome-ignore lint/a11y/useMediaCaption: a member's own recording has no captions
    <video
      aria-label={name}
      className={classes.media}
      // Chromium lets a video with controls take the focus even where it is inert.
      controls={isShown}
      height={height}
      onError={({ currentTarget: { error } }) => setTrouble(troubleOf(error, media))}
      // A browser that only decodes the sound would play it in front of a grey picture.
      onLoadedMetadata={({ currentTarget }) => currentTarget.videoWidth === 0 && setTrouble('codec')}
      playsInline
      poster={large ?? undefined}
      preload={isNear ? 'metadata' : 'none'}
      ref={player}
      src={video}
      width={width}
    />
  )
}

/** A browser reports an unknown format and an address that does not answer with the same error. */
function troubleOf(error: MediaError | null, { isWidelyPlayed }: Media): Trouble {
  if (!navigator.onLine) return 'network'
  if (error?.code === MediaError.MEDIA_ERR_DECODE) return 'codec'
  return error?.code === MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED && !isWidelyPlayed ? 'codec' : 'network'
}

type UnplayedProps = Pick<FilmProps, 'media' | 'name' | 'maySave'> & { trouble: Trouble; onRetry: () => void }

function Unplayed({ media: { large, video, width, height }, name, maySave, trouble, onRetry }: UnplayedProps) {
  useTexts(texts)
  const { t } = useTranslation()
  return (
    <figure aria-label={name} className={`stack g3 text-centre ${classes.unplayed}`}>
      {large && <img alt={name} className={classes.media} decoding="async" height={height} src={large} width={width} />}
      <figcaption role="status">
        <p>{t(trouble === 'network' ? 'media.film.network' : large ? 'media.film.codec' : 'media.film.codecUnseen')}</p>
        {trouble === 'network' && (
          <Button onClick={onRetry} variant="default">
            {t('media.film.retry')}
          </Button>
        )}
        {trouble === 'codec' && maySave && (
          <Button component="a" download href={video} variant="default">
            {t('media.film.download')}
          </Button>
        )}
      </figcaption>
    </figure>
  )
}
