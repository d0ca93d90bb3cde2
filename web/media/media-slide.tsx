import { useTranslation } from 'react-i18next'
import type { Media } from '#contract/media/schema.ts'
import { Film } from './film.tsx'
import { mediaName } from './media-name.ts'
import classes from './media-viewer.module.css'

type MediaSlideProps = {
  media: Media
  label: string | null
  place: number
  total: number
  isShown: boolean
  isNear: boolean
  isOwn: boolean
}

/** Shows one picture or video at full size. Unless it is the shown one, it can neither be focused nor heard, and does not play. */
export function MediaSlide({ media, label, place, total, isShown, isNear, isOwn }: MediaSlideProps) {
  const { t } = useTranslation()
  const { preview, small, large, video, width, height } = media
  const name = mediaName({ media, place, total, label }, t)

  return (
    <li className={`centred shrinks ${classes.slide}`} inert={!isShown}>
      {video !== null ? (
        <Film isNear={isNear} isShown={isShown} maySave={isOwn} media={{ ...media, video }} name={name} />
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
