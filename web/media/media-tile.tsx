import { IconPlayerPlayFilled, IconVideo } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Media } from '#contract/media/schema.ts'
import { SCREENS } from '#web/foundation/theme/break-points.ts'
import classes from './media-grid.module.css'
import { mediaName } from './media-name.ts'
import { lengthText, sizesOf } from './picture.ts'

/** A single picture keeps its shape between these limits, width divided by height: neither a ribbon nor a column. */
const WIDEST = 2
const TALLEST = 0.8

type MediaTileProps = {
  media: Media
  label: string | null
  place: number
  total: number
  more: number
  shape: 'own' | 'cell'
  onOpen: () => void
  onReach: () => void
}

export function MediaTile({ media, label, place, total, more, shape, onOpen, onReach }: MediaTileProps) {
  const { t } = useTranslation()
  const { preview, small, width, height, video, durationSeconds } = media
  const length = durationSeconds === null ? undefined : lengthText(durationSeconds)
  const what = mediaName({ media, place, total, label }, t)
  const name =
    video === null
      ? t('media.grid.open', { what })
      : length === undefined
        ? t('media.grid.play', { what })
        : t('media.grid.playLasting', { what, length })
  const moreText = more > 0 ? t('media.grid.more', { count: more }) : undefined
  return (
    <li className="shrinks">
      <button
        aria-haspopup="dialog"
        aria-label={moreText ? `${name}. ${moreText}` : name}
        className={`muted anchor touch ${classes.tile}`}
        onClick={onOpen}
        onFocus={onReach}
        onPointerEnter={onReach}
        style={shape === 'own' ? { '--ratio': Math.min(WIDEST, Math.max(TALLEST, width / height)) } : undefined}
        type="button"
      >
        {preview && <span className={classes.preview} style={{ backgroundImage: `url("${preview}")` }} />}
        {small ? (
          <img
            alt=""
            className={classes.picture}
            decoding="async"
            height={height}
            loading="lazy"
            sizes={shape === 'own' ? `${SCREENS.phone} 100vw, 600px` : `${SCREENS.phone} 50vw, 300px`}
            src={small}
            srcSet={sizesOf(media)}
            width={width}
          />
        ) : (
          <IconVideo aria-hidden className={classes.unseen} size={40} />
        )}
        {video !== null && (
          <span className={`centred pill ${classes.play}`}>
            <IconPlayerPlayFilled aria-hidden size={22} />
          </span>
        )}
        {length !== undefined && <span className={`semibold text-xs tabular ${classes.length}`}>{length}</span>}
        {moreText && <span className={`centred strong text-sm text-centre ${classes.more}`}>{moreText}</span>}
      </button>
    </li>
  )
}
