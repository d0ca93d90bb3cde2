import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Media } from '#contract/media/schema.ts'
import { mediaName } from './media-name.ts'
import classes from './media-viewer.module.css'

type MediaSlideProps = {
  media: Media
  label: string | null
  /** From 1. */
  place: number
  total: number
  isShown: boolean
  /** Shown, or beside what is: worth fetching. */
  isNear: boolean
}

/** One picture or video at full size. Beside the screen it can neither be reached nor heard, and plays nothing. */
export function MediaSlide({ media, label, place, total, isShown, isNear }: MediaSlideProps) {
  const { t } = useTranslation()
  const player = useRef<HTMLVideoElement>(null)
  const { preview, small, large, video, width, height } = media
  const name = mediaName({ media, place, total, label }, t)

  useEffect(() => {
    if (!isShown) player.current?.pause()
  }, [isShown])

  return (
    <li className={classes.slide} inert={!isShown}>
      {video !== null ? (
        // biome-ignore lint/a11y/useMediaCaption: a member's own recording has no captions
        <video
          aria-label={name}
          className={classes.media}
          // Chromium lets a video with controls take the focus even where it is inert.
          controls={isShown}
          height={height}
          playsInline
          poster={large ?? undefined}
          preload={isNear ? 'metadata' : 'none'}
          ref={player}
          src={video}
          width={width}
        />
      ) : (
        <img
          alt={name}
          className={classes.media}
          decoding="async"
          height={height}
          src={isNear ? (large ?? undefined) : (small ?? undefined)}
          style={preview ? { backgroundImage: `url("${preview}")` } : undefined}
          width={width}
        />
      )}
    </li>
  )
}
