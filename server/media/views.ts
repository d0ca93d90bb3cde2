import type { Media } from '#contract/media/schema.ts'
import { folderOf, isWidelyPlayed, LARGE, SMALL, videoName } from './files.ts'
import type { MediaRow } from './tables.ts'

export type ShownFile = Pick<
  MediaRow,
  'id' | 'kind' | 'key' | 'width' | 'height' | 'preview' | 'videoType' | 'videoCodec' | 'durationSeconds'
>

export function mediaView(row: ShownFile): Media {
  const { id, kind, width, height, preview, videoType, videoCodec, durationSeconds } = row
  const at = `/media/${folderOf(row)}`
  const hasPicture = preview !== null
  return {
    id,
    kind,
    width: width!,
    height: height!,
    preview,
    small: hasPicture ? at + SMALL : null,
    large: hasPicture ? at + LARGE : null,
    video: videoType && at + videoName(videoType),
    durationSeconds,
    isWidelyPlayed: isWidelyPlayed(videoCodec),
  }
}
