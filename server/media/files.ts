import type { MediaKind } from '#contract/media/schema.ts'

const EXTENSIONS = { 'video/mp4': 'mp4', 'video/webm': 'webm' } as const
export type VideoType = keyof typeof EXTENSIONS

/** How the pictures of a video are encoded, as mediabunny names it. */
export const VIDEO_CODECS = ['avc', 'hevc', 'vp8', 'vp9', 'av1'] as const
export type PictureCodec = (typeof VIDEO_CODECS)[number]

/** The codecs that all supported browsers decode; many phones lack the two others. */
const WIDELY_PLAYED: readonly PictureCodec[] = ['avc', 'vp8', 'vp9']

/** Whether every reader's browser can play the video. A file from before this was recorded has no codec, and most of those can be played. */
export const isWidelyPlayed = (codec: PictureCodec | null): boolean => codec === null || WIDELY_PLAYED.includes(codec)

export const SMALL = 'small.webp'
export const LARGE = 'large.webp'
export const videoName = <Type extends VideoType>(type: Type) => `video.${EXTENSIONS[type]}` as const

/** Returns the folder of one file in the store, which is deleted with its row. */
export const folderOf = ({ kind, key }: { kind: MediaKind; key: string }): string => `${kind}/${key}/`

/** Returns the media type that a part of a file is served as; undefined when this file has no such part. */
export function fileTypeOf(
  { preview, videoType }: { preview: string | null; videoType: VideoType | null },
  name: string,
): string | undefined {
  if (preview !== null && (name === SMALL || name === LARGE)) return 'image/webp'
  return videoType !== null && name === videoName(videoType) ? videoType : undefined
}
